import { createHash } from 'node:crypto';
import { StoredState } from '#features/run-state';
import { tableGet } from '@qc/engine';
import type { Answer, RoomState, Round, Seat, Steps } from '@qc/engine';
import { LongText } from '#platform/db/long-text';
import { eachInSteps, objectInSteps, tableInSteps } from './json-in-steps.ts';

/**
 * A finished run as a result keeps it: enough to score it again, without proofs of seats and devices, and with nothing
 * of players who were removed. `withMarks`: seats of an assignment keep a mark by which the next run of the assignment
 * knows who was deleted; it says nothing of the person.
 */
export function* writeStoredRun(state: RoomState, { withMarks = false } = {}): Steps<LongText> {
  const { seats } = state;
  const out: string[] = [];
  yield* objectInSteps({ ...state, banned: [], operated: [], twoStep: null }, out, {
    seats: () => tableInSteps(seats, out, (seat) => keptSeat(seat, withMarks ? markOf(seat) : '')),
    rounds: (rounds) => eachInSteps(rounds, out, (round) => roundInSteps(round, seats, out)),
  });
  return new LongText(out);
}

function roundInSteps(round: Round, seats: RoomState['seats'], out: string[]): Steps<void> {
  const ofPlayer = (answer: Answer | null, seat: number) => (tableGet(seats, seat)?.removed ? null : answer);
  return objectInSteps(round, out, { answers: (answers) => tableInSteps(answers, out, ofPlayer) });
}

function keptSeat(seat: Seat, mark: string): Seat {
  const bare = { ...seat, tokenHash: mark, deviceHash: '', line: null, nameKey: '', acked: [] };
  return seat.removed ? { ...bare, name: '', phone: '', tokenHash: '' } : bare;
}

/** What tells a seat of an assignment from the others, always the same; empty: it has none. */
export function markOf({ tokenHash }: Pick<Seat, 'tokenHash'>): string {
  return tokenHash === '' ? '' : createHash('sha256').update(`mark:${tokenHash}`).digest('base64url').slice(0, 22);
}

/** A run as it was kept. */
export function readStoredRun(text: string): RoomState {
  return StoredState.parse(JSON.parse(text));
}
