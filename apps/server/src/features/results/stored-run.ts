import { createHash } from 'node:crypto';
import { StoredState } from '#features/rooms';
import { tableGet, tableMap } from '@qc/engine';
import type { RoomState, Seat } from '@qc/engine';

/**
 * A finished run as a result keeps it: enough to score it again, without proofs of seats and devices, and with nothing
 * of players who were removed. `withMarks`: seats of a self-paced link keep a mark by which the next run of the link
 * knows who was deleted; it says nothing of the person.
 */
export function writeStoredRun(state: RoomState, { withMarks = false } = {}): string {
  const kept: RoomState = {
    ...state,
    seats: tableMap(state.seats, (seat) => keptSeat(seat, withMarks ? markOf(seat) : '')),
    rounds: state.rounds.map((round) => ({
      ...round,
      answers: tableMap(round.answers, (answer, seat) => (tableGet(state.seats, seat)?.removed ? null : answer)),
    })),
    banned: [],
    operated: [],
    twoStep: null,
  };
  return JSON.stringify(kept);
}

function keptSeat(seat: Seat, mark: string): Seat {
  const bare = { ...seat, tokenHash: mark, deviceHash: '', nameKey: '', acked: [] };
  return seat.removed ? { ...bare, name: '', phone: '', tokenHash: '' } : bare;
}

/** What tells a seat of a self-paced link from the others, always the same; empty: it has none. */
export function markOf({ tokenHash }: Pick<Seat, 'tokenHash'>): string {
  return tokenHash === '' ? '' : createHash('sha256').update(`mark:${tokenHash}`).digest('base64url').slice(0, 22);
}

/** A run as it was kept. */
export function readStoredRun(text: string): RoomState {
  return StoredState.parse(JSON.parse(text));
}
