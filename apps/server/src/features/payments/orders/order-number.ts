/** How the number of an order is written everywhere: a series of its own for every year, by UTC. */
export function orderNumberText(nowMs: number, count: number): string {
  return `${orderYear(nowMs)}-${String(count).padStart(5, '0')}`;
}

/** In which year's series an order is. */
export function orderYear(nowMs: number): number {
  return new Date(nowMs).getUTCFullYear();
}
