/** Bytes that look random and are the same every time. */
export function randomBytes(count: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(count);
  let state = seed >>> 0 || 1;
  for (let at = 0; at < count; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 8;
  }
  return bytes;
}

/** Bytes from a description: two digits each. */
export function hex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
}
