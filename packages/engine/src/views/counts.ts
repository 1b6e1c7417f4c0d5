import type { Counts, Distribution } from '@qc/contract';
import { currentSlide, shownRound } from '../rounds.ts';
import { tableGet } from '../seat-table.ts';
import type { RoomState } from '../state.ts';

/** Newest names that are sent along. */
const NAMES_MAX = 200;

/** The running numbers of presenter and operator. Costs about the same however many players there are. */
export function countsOf(state: RoomState): Omit<Counts, 't'> {
  return {
    answered: shownRound(state)?.answered ?? 0,
    present: state.present,
    players: state.players,
    names: newestNames(state),
  };
}

function newestNames(state: RoomState): string[] {
  const names: string[] = [];
  for (let number = state.seats.length - 1; number >= 0 && names.length < NAMES_MAX; number -= 1) {
    const seat = tableGet(state.seats, number);
    if (seat && !seat.removed) names.push(seat.name);
  }
  return names;
}

/** How many picked each answer; null before the reveal and where no question is shown. Removed seats do not count. */
export function distributionOf(state: RoomState): Distribution | null {
  const { name } = state.phase;
  const round = shownRound(state);
  const slide = currentSlide(state);
  if (!round || !slide || round.revealedAtMs === null) return null;
  if (name !== 'reveal' && name !== 'standings' && name !== 'ending') return null;
  const picks = slide.answers.map(() => 0);
  let number = 0;
  for (const block of round.answers.blocks)
    for (const answer of block) {
      if (answer && tableGet(state.seats, number)?.removed === false)
        for (const index of answer.choice) picks[index] = (picks[index] ?? 0) + 1;
      number += 1;
    }
  return picks;
}
