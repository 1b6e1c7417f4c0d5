/** The order with what stands at `from` moved to `to`; the same order where that is no place. */
export function reorder(order: readonly number[], from: number, to: number): number[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The place over which something is held: the row whose middle was crossed last. `middles` from top to bottom, px. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  let place = from;
  middles.forEach((middle, at) => {
    if (at < from && y < middle) place = Math.min(place, at);
    if (at > from && y > middle) place = Math.max(place, at);
  });
  return place;
}

/** An order kept as numbers between spaces; what is no order of that many things is the order they came in. */
export function readOrder(text: string, total: number): number[] {
  const order = text.split(' ').map(Number);
  const whole = order.length === total && Array.from({ length: total }, (_, n) => n).every((n) => order.includes(n));
  return whole ? order : Array.from({ length: total }, (_, n) => n);
}
