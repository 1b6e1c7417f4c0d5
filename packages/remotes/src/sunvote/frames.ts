import { beginsWith, byteAt } from '../bytes.ts';
import type { Bytes } from '../io.ts';
import { crc16 } from './crc16.ts';

const START = [0xf5, 0xaa, 0xaa] as const;
const CRC_BYTES = 2;
/** Start, length, then as many bytes as the length says, the checksum among them. */
const HEAD_BYTES = START.length + 1;
export const SHORT_PAYLOAD = 10;
export const LONG_PAYLOAD = 23;

/** Wraps a payload for the line. */
export function toFrame(payload: Uint8Array): Bytes {
  const crc = crc16(payload);
  return Uint8Array.of(...START, payload.length + CRC_BYTES, ...payload, crc >> 8, crc & 0xff);
}

/** Finds the frames in a stream that comes in pieces and may be damaged. What does not check out is passed over. */
export class FrameReader {
  #kept: Uint8Array = new Uint8Array();

  /** The payloads of the frames that are whole with this piece. */
  push(piece: Uint8Array): Uint8Array[] {
    const bytes = new Uint8Array(this.#kept.length + piece.length);
    bytes.set(this.#kept);
    bytes.set(piece, this.#kept.length);
    const payloads: Uint8Array[] = [];
    let at = 0;
    while (at < bytes.length) {
      const frame = frameAt(bytes.subarray(at));
      if (frame === 'incomplete') break;
      if (frame === null) at += 1;
      else {
        payloads.push(frame.payload);
        at += frame.size;
      }
    }
    this.#kept = bytes.subarray(at);
    return payloads;
  }
}

function frameAt(bytes: Uint8Array): { payload: Uint8Array; size: number } | 'incomplete' | null {
  if (!beginsWith(bytes, ...START.slice(0, bytes.length))) return null;
  if (bytes.length < HEAD_BYTES) return 'incomplete';
  const payloadBytes = byteAt(bytes, HEAD_BYTES - 1) - CRC_BYTES;
  if (payloadBytes !== SHORT_PAYLOAD && payloadBytes !== LONG_PAYLOAD) return null;
  const size = HEAD_BYTES + payloadBytes + CRC_BYTES;
  if (bytes.length < size) return 'incomplete';
  const payload = bytes.slice(HEAD_BYTES, HEAD_BYTES + payloadBytes);
  const crc = (byteAt(bytes, size - 2) << 8) | byteAt(bytes, size - 1);
  return crc === crc16(payload) ? { payload, size } : null;
}
