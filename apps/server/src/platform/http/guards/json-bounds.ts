/** How much a JSON text may hold. */
export interface JsonBounds {
  /** Deepest nesting. */
  depth: number;
  /** Most values altogether: texts, numbers, lists, objects. */
  values: number;
  /** Most keys of one object. */
  keys: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
const BRACKET_OPEN = 0x5b;
const BRACKET_CLOSE = 0x5d;

/**
 * Whether a JSON text stays within bounds, told from its bytes: what does not is never made into objects, which costs
 * thirty times as much as to look it through. Whether it is JSON at all is not asked.
 */
export function isWithinBounds(json: Uint8Array, { depth, values, keys }: JsonBounds): boolean {
  /** Keys counted of each open object, from outside in; null: a list. */
  const open: (number | null)[] = [];
  let counted = 1;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      at = endOfText(json, at + 1);
    } else if (byte === COMMA) {
      if (++counted > values) return false;
      const own = open.at(-1);
      if (typeof own !== 'number') continue;
      if (own >= keys) return false;
      open[open.length - 1] = own + 1;
    } else if (byte === BRACE_OPEN || byte === BRACKET_OPEN) {
      if (open.length >= depth || ++counted > values) return false;
      open.push(byte === BRACE_OPEN ? 1 : null);
    } else if (byte === BRACE_CLOSE || byte === BRACKET_CLOSE) {
      open.pop();
    }
  }
  return true;
}

/** Where the text that begins at `from` has its closing quote. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
