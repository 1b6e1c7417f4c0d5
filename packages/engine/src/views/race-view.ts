import type { RaceView, RacerRow, RacerView } from '@qc/contract';
import { isTie, pressedAfterMs, RACERS_SHOWN, verdictOf } from '../race/race.ts';
import { shownRound } from '../rounds.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

/** How the race of the slide on screen stands; nothing on slides without one. */
export function raceView(state: RoomState): { race?: RaceView } {
  const round = shownRound(state);
  const race = round?.race;
  if (!race) return {};
  const right = race.order.filter((seat) => verdictOf(round, seat) === 'right');
  return {
    race: {
      turn: race.turn === null ? null : racerView(state, race.turn),
      right: right.flatMap((seat) => racerView(state, seat) ?? []),
      outTeams: [...race.outTeams],
      openings: race.openings,
    },
  };
}

/** The first who have pressed on the slide on screen, in the order of their turns; nothing on slides without a race. */
export function racerRows(state: RoomState): { racers?: RacerRow[] } {
  const round = shownRound(state);
  if (!round?.race) return {};
  const racers: RacerRow[] = [];
  for (const seat of round.race.order) {
    const racer = racerView(state, seat);
    if (!racer) continue;
    const tookMs = pressedAfterMs(round, seat) ?? 0;
    const before = racers.at(-1);
    racers.push({
      ...racer,
      tookMs,
      isTie: before !== undefined && isTie(before.tookMs, tookMs),
      verdict: verdictOf(round, seat),
    });
    if (racers.length === RACERS_SHOWN) break;
  }
  return { racers };
}

function racerView(state: RoomState, number: number): RacerView | null {
  const seat = seatAt(state, number);
  return seat && !seat.removed ? { seat: number, name: seat.name, face: seat.face, team: seat.team } : null;
}
