const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as base64, padded. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63] ?? '');
    text += four
      .slice(0, c === undefined ? (b === undefined ? 2 : 3) : 4)
      .join('')
      .padEnd(4, '=');
  }
  return text;
}

/** Bytes as small hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How many bytes a text is in UTF-8. */
export function byteLength(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%../g, '.').length;
}
