import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { hasAnswered } from '../rounds.ts';
import { pickFace } from './pick-face.ts';
import { ackedWith, seatAt, withSeat } from './seats.ts';
import type { RoomState } from '../state.ts';

type ChangeFace = Extract<Command, { type: 'face' }>;

/** So often one player may ask for another face … */
const ASKED_MAX = 30;
/** … and so long after the one before, ms. */
const ASKED_EVERY_MS = 1000;

/**
 * Gives a player another face, until the first own answer: from then on others know it. The same message again is the
 * same wish.
 */
export function changeFace(
  state: RoomState,
  { seat: number, bits, messageId }: ChangeFace,
  nowMs: number,
): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return refuse('removed');
  if (seat.acked.includes(messageId)) return unchanged(state);
  const { name } = state.phase;
  if (name === 'podium' || name === 'honours' || name === 'ended') return refuse('wrongPhase');
  if (state.rounds.some((round) => hasAnswered(round, number))) return refuse('wrongPhase');
  const { times, atMs } = seat.faceAsked ?? { times: 0, atMs: -Infinity };
  if (times >= ASKED_MAX) return refuse('tooManyTries');
  if (nowMs < atMs + ASKED_EVERY_MS) return refuse('tooManyMessages');
  const other = {
    ...seat,
    face: pickFace(state.seats, bits, seat.face),
    faceAsked: { times: times + 1, atMs: nowMs },
    acked: ackedWith(seat, messageId),
  };
  return changed(withSeat(state, number, other), { type: 'seatChanged', seat: number });
}
