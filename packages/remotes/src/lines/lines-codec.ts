import type { Lamp, Question } from '../driver.ts';
import type { Bytes } from '../io.ts';
import { readKey, type RemoteKey } from '../remote-keys.ts';

/** The version of the protocol that this side speaks. */
export const LINES_PROTOCOL = 1;
const LONGEST_NAME = 40;
const LONGEST_COMPLAINT = 200;

/** What a device says in one line. */
export type LineMessage =
  | { type: 'hello'; proto: number }
  /** `timeMs` on the device's own clock and `sequence` of its own count, where it sends them. */
  | { type: 'press'; remote: string; key: RemoteKey; timeMs: number | null; sequence: number | null }
  | { type: 'battery'; remote: string; percent: number }
  | { type: 'complaint'; text: string };

type Fields = Readonly<Record<string, unknown>>;

/** Reads one line: JSON with a type, JSON with id and key as receivers' sketches print it, or plain `P03 B`. */
export function readLine(line: string): LineMessage | null {
  const [, plainRemote = '', plainKey] = /^P(\d{1,4}) +(\w|\*|#|buzz)\s*$/.exec(line) ?? [];
  if (plainKey !== undefined) return pressOf({ p: Number(plainRemote), k: plainKey });
  const fields = readFields(line);
  if (fields === null) return null;
  switch (fields['type']) {
    case undefined:
      return 'id' in fields && 'key' in fields ? pressOf({ p: fields['id'], k: fields['key'] }) : null;
    case 'hello':
      return { type: 'hello', proto: numberOf(fields['proto']) ?? LINES_PROTOCOL };
    case 'press':
      return pressOf(fields);
    case 'batt':
      return batteryOf(fields);
    case 'err':
      return { type: 'complaint', text: String(fields['msg'] ?? '').slice(0, LONGEST_COMPLAINT) };
    default:
      return null;
  }
}

function readFields(line: string): Fields | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function pressOf(fields: Fields): LineMessage | null {
  const [remote, key] = [nameOf(fields['p']), readKey(nameOf(fields['k']) ?? '')];
  if (remote === null || key === null) return null;
  return { type: 'press', remote, key, timeMs: numberOf(fields['t']), sequence: numberOf(fields['s']) };
}

function batteryOf(fields: Fields): LineMessage | null {
  const [remote, percent] = [nameOf(fields['p']), numberOf(fields['v'])];
  const isPercent = percent !== null && percent <= 100;
  return remote !== null && isPercent ? { type: 'battery', remote, percent } : null;
}

/** A number stands for itself: 3 and "3" are one remote. */
function nameOf(value: unknown): string | null {
  const name = typeof value === 'number' ? String(value) : value;
  return typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME ? name : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

const RGB: Record<Lamp, string> = { taken: '0000ff', right: '00ff00', turn: 'ffa000' };

export const sayArm = ({ id, keys }: Question): Bytes => toLine({ type: 'arm', q: id, keys });
export const sayDisarm = (): Bytes => toLine({ type: 'disarm' });
export const sayPing = (): Bytes => toLine({ type: 'ping' });
/** Without a lamp it goes dark. */
export const sayLamp = (remote: string, lamp: Lamp | undefined): Bytes =>
  toLine({ type: 'lamp', p: remote, on: lamp !== undefined, ...(lamp && { rgb: RGB[lamp] }) });

/** One line of JSON in plain ASCII. */
export function toLine(fields: Fields): Bytes {
  const text = JSON.stringify(fields).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(`${text}\n`, (letter) => letter.charCodeAt(0));
}
