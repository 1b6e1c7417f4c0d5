import { byteAt, padded } from '../bytes.ts';
import type { KeyPress } from '../driver.ts';
import type { Bytes } from '../io.ts';
import type { RemoteKey } from '../remote-keys.ts';

const REPORT_BYTES = 5;
const HANDSETS = 4;
/** By bit, from the dome: red, yellow, green, orange, blue. Under the dome blue stands first and yellow last. */
const KEYS = ['buzz', 'D', 'C', 'B', 'A'] as const satisfies readonly RemoteKey[];

export const BUZZ_KEYS: readonly RemoteKey[] = ['buzz', 'A', 'B', 'C', 'D'];
/** Buttons of a set: as many as its gamepad has. */
export const BUZZ_BUTTONS = HANDSETS * KEYS.length;

/** Buttons that are down, one bit for each of 20; null for what is no report of a set. */
export function readButtons(report: Uint8Array): number | null {
  if (report.length !== REPORT_BYTES) return null;
  // The upper half of the last byte holds no buttons.
  return byteAt(report, 2) | (byteAt(report, 3) << 8) | ((byteAt(report, 4) & 0x0f) << 16);
}

/** What went down between two states of the buttons, handset by handset. */
export function newPresses(before: number, now: number): KeyPress[] {
  const pressed = now & ~before;
  const presses: KeyPress[] = [];
  for (let handset = 0; handset < HANDSETS; handset += 1)
    for (const [at, key] of KEYS.entries())
      if ((pressed >> (handset * KEYS.length + at)) & 1) presses.push({ remote: String(handset + 1), key });
  return presses;
}

/** The bit of a key; undefined for keys and handsets that there are not. */
export function buttonBit(remote: string, key: RemoteKey): number | undefined {
  const [handset, at] = [Number(remote) - 1, KEYS.findIndex((one) => one === key)];
  const isThere = [0, 1, 2, 3].includes(handset) && at !== -1;
  return isThere ? handset * KEYS.length + at : undefined;
}

/** The report that lights these handsets and darkens the others. */
export function lampReport(isLit: (remote: string) => boolean): Bytes {
  const lamps = Array.from({ length: HANDSETS }, (_, at) => (isLit(String(at + 1)) ? 0xff : 0));
  return padded(7, 0, ...lamps);
}
