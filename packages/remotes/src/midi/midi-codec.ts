import { byteAt } from '../bytes.ts';

const NOTE_ON = 0x90;

/** A pad that was struck. */
export interface Strike {
  /** 1 to 16. */
  channel: number;
  /** 0 to 127. */
  note: number;
}

/** Null for every other message, and for the striking without force by which many devices say that a pad is let go. */
export function readStrike(message: Uint8Array): Strike | null {
  const [status, note, velocity] = [byteAt(message, 0), byteAt(message, 1), byteAt(message, 2)];
  if (message.length !== 3 || (status & 0xf0) !== NOTE_ON || note > 0x7f || velocity === 0 || velocity > 0x7f)
    return null;
  return { channel: (status & 0x0f) + 1, note };
}
