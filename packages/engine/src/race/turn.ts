import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { openRound, withOpenRound } from '../rounds.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState, Round } from '../state.ts';
import { isOut, verdictOf } from './race.ts';

/**
 * The room with the turn gone on to the next who has pressed and may still answer. With nobody left the buzzers are free
 * and the clock goes on.
 */
export function giveTurn(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round?.race) return state;
  const turn = nextOf(state, round);
  const openings = round.race.openings + (turn === null ? 1 : 0);
  const given = withOpenRound(state, (open) => ({ ...open, race: open.race && { ...open.race, turn, openings } }));
  return turn === null ? endPause(given, nowMs) : given;
}

function nextOf(state: RoomState, round: Round): number | null {
  const next = round.race?.order.find((number) => {
    const seat = seatAt(state, number);
    return seat && !seat.removed && !isOut(round.race, seat) && verdictOf(round, number) === null;
  });
  return next ?? null;
}

/** A change by which whose turn it is may have left: then it is the next one's. */
export function withoutLeaver(change: Change, nowMs: number): Change {
  const { state } = change;
  const turn = openRound(state)?.race?.turn ?? null;
  if (turn === null || seatAt(state, turn)?.removed !== true) return change;
  return { ...change, state: giveTurn(state, nowMs), events: [...change.events, { type: 'phaseChanged' }] };
}
