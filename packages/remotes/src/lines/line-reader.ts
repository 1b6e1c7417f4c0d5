import { toHex } from '../bytes.ts';

/** No line of the protocol comes near it. */
const MOST_BYTES = 1024;
const [NEWLINE, RETURN] = [0x0a, 0x0d];

/** Cuts a stream that comes in pieces into lines of UTF-8. Lines that are too long or no UTF-8 are passed over. */
export class LineReader {
  #kept: number[] = [];

  /** The lines that are whole with this piece, without their ends. */
  push(piece: Uint8Array): string[] {
    const lines: string[] = [];
    for (const byte of piece) {
      if (byte === NEWLINE) {
        const line = this.#kept.length > MOST_BYTES ? null : decode(this.#kept);
        if (line !== null) lines.push(line);
        this.#kept = [];
      } else if (byte !== RETURN && this.#kept.length <= MOST_BYTES) this.#kept.push(byte);
    }
    return lines;
  }
}

function decode(bytes: number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${toHex(byte)}`).join(''));
  } catch {
    return null;
  }
}
