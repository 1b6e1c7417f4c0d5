import { READING_MAX_MS } from '@qc/contract/limits';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import { roundMs } from '../clock.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { hasAnswered, openRound } from '../rounds.ts';
import { canAnswer } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

type Reading = Extract<Command, { type: 'reading' }>;

/**
 * The open question is being read to a caller, whose own clock begins at the end of it, at most half a minute after the
 * question opened. Once it has been read it stays read, however often it is heard again. Refused when everybody's clock
 * is over: a hall does not wait for who comes then. In a race everybody has the same clock, and who cannot answer has none.
 */
export function reading(state: RoomState, command: Reading, nowMs: number): Change | Refusal {
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return refuse('removed');
  if (seat.line === null) return refuse('notAllowed');
  const round = openRound(state);
  if (!round || round.visit !== command.visit) return refuse('tooLate');
  const atMs = roundMs(state, round, nowMs);
  if (atMs >= round.limitMs) return refuse('tooLate');
  const known = round.readMs[command.seat];
  const readMs = Math.round(Math.min(Math.max(command.readMs, atMs), READING_MAX_MS));
  const isAsked = !round.race && canAnswer(state, round, { seat, number: command.seat });
  if (!isAsked || hasAnswered(round, command.seat) || (known !== undefined && known <= atMs) || known === readMs)
    return unchanged(state);
  const noted = { ...round, readMs: { ...round.readMs, [command.seat]: readMs } };
  return changed({ ...state, rounds: state.rounds.with(-1, noted) }, { type: 'seatChanged', seat: command.seat });
}
