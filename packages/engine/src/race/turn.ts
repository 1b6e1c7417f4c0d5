import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { openRound, withOpenRound } from '../rounds.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState, Round } from '../state.ts';
import { isOut, verdictOf } from './race.ts';

/**
 * The room with the turn gone on to the next who has pressed and may still answer, with the clock standing. With nobody
 * left the buzzers are free and the clock goes on.
 */
export function giveTurn(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round?.race) return state;
  const turn = round.race.order.find((number) => mayAnswer(state, round, number)) ?? null;
  const openings = round.race.openings + (turn === null ? 1 : 0);
  const given = withOpenRound(state, (open) => ({ ...open, race: open.race && { ...open.race, turn, openings } }));
  return turn === null ? endPause(given, nowMs) : { ...given, pausedAtMs: given.pausedAtMs ?? nowMs };
}

function mayAnswer(state: RoomState, round: Round, number: number): boolean {
  const seat = seatAt(state, number);
  return seat?.removed === false && !isOut(round.race, seat) && verdictOf(round, number) === null;
}

/**
 * A change by which the turn may be another's: whose it is has left, or was moved into a team that is out; or a player
 * who pressed was moved out of such a team while the buzzers are free.
 */
export function withRightTurn(change: Change, nowMs: number): Change {
  const { state } = change;
  const round = openRound(state);
  if (!round?.race) return change;
  const { turn, order } = round.race;
  const isRight = turn === null ? !order.some((one) => mayAnswer(state, round, one)) : mayAnswer(state, round, turn);
  if (isRight) return change;
  return { ...change, state: giveTurn(state, nowMs), events: [...change.events, { type: 'phaseChanged' }] };
}
