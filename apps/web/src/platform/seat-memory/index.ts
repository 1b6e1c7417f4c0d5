import { ASSIGNMENT_MAX_MS } from '@qc/contract/limits';
import { localValue, type StoredValue } from '#platform/storage';
import { newMessageId } from '#platform/live';

/** What a browser remembers of its place in a room, so that a reload returns to it. */
export interface SeatMemory {
  /** Proof of the seat; empty until the server has given it. */
  token: string;
  /** Id and words of the join under way: sent again after a reload, it gets the same seat. */
  joinId: string;
  name: string;
  phone: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const device = localValue('qc.device');
/** By code: where a browser refuses storage, a place is held for as long as the page is. */
const seats = new Map<string, StoredValue>();

function seatValue(code: string): StoredValue {
  const value = seats.get(code) ?? localValue(`qc.seat.${code}`);
  seats.set(code, value);
  return value;
}

/** This browser's own name for itself, made once. It proves nothing; it tells devices behind one address apart. */
export function deviceId(): string {
  const known = device.get();
  if (known !== null && /^[A-Za-z0-9_-]{8,64}$/.test(known)) return known;
  const made = newMessageId();
  device.set(made);
  return made;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * The place this browser has in the room with a code, or null. The six digits of a room are used again: after a day it
 * is forgotten. The letters of an assignment are not: its place stays as long as the assignment may.
 */
export function recallSeat(code: string): SeatMemory | null {
  try {
    const stored: unknown = JSON.parse(seatValue(code).get() ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('atMs' in stored) || typeof stored.atMs !== 'number')
      return null;
    if (Date.now() - stored.atMs > (code.length > 6 ? ASSIGNMENT_MAX_MS : DAY_MS)) return null;
    return {
      token: 'token' in stored ? text(stored.token) : '',
      joinId: 'joinId' in stored ? text(stored.joinId) : '',
      name: 'name' in stored ? text(stored.name) : '',
      phone: 'phone' in stored ? text(stored.phone) : '',
    };
  } catch {
    return null;
  }
}

/**
 * Remembers a join that is about to be sent, and gives its id. A join that was refused is over; one whose answer was lost
 * has the same id again, and gives the same place. A place that another tab has taken meanwhile is kept: the join may be
 * refused.
 */
export function rememberJoin(
  code: string,
  { name, phone, isRefused }: { name: string; phone: string; isRefused: boolean },
): string {
  const before = recallSeat(code);
  const open = before && !before.token && before.joinId && !isRefused;
  const same = open && before.name === name && before.phone === phone;
  const joinId = same ? before.joinId : newMessageId();
  rememberSeat(code, { token: before?.token ?? '', joinId, name, phone });
  return joinId;
}

/** Remembers the place in the room with a code. */
export function rememberSeat(code: string, seat: SeatMemory): void {
  seatValue(code).set(JSON.stringify({ ...seat, atMs: Date.now() }));
}

/** Forgets the place in the room with a code. */
export function forgetSeat(code: string): void {
  seatValue(code).remove();
}
