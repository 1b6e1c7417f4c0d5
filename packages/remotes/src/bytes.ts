import type { Bytes } from './io.ts';

/** The byte at a place; 0 behind the end. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/** A report of `size` bytes that begins with these and is zero after them. */
export function padded(size: number, ...bytes: number[]): Bytes {
  const report = new Uint8Array(size);
  report.set(bytes);
  return report;
}

/** Two digits for each byte, capitals, as numbers stand on the back of remotes. */
export function toHex(...bytes: number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
}

/** Whether the bytes begin with these. */
export function beginsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return bytes.length >= start.length && start.every((byte, at) => bytes[at] === byte);
}
