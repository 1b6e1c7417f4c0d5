import type { PhaseView } from '@qc/contract';
import { revealedRound } from '../revealed-round.ts';
import { roundFacts } from '../../scoring/moment/round-facts.ts';
import { hasKey, isGraded, kindOf } from '../../slides/slide-kinds.ts';
import type { RoomState } from '../../state.ts';
import { namedSeat } from './named-seat.ts';
import { pickedFact } from './picked-fact.ts';

type RevealFacts = Pick<Extract<PhaseView, { phase: 'reveal' }>, 'knew' | 'fastest' | 'closest' | 'picked'>;

const NOTHING: RevealFacts = { knew: null, fastest: null, closest: [] };

/**
 * What a reveal says of the hall: how it picked, how many knew it, and by name who was the first and the nearest. Of the
 * last three nothing where the game hides what was right; nobody is named where it never tells results.
 */
export function revealFacts(state: RoomState): RevealFacts {
  return { ...whoKnew(state), ...pickedFact(state) };
}

function whoKnew(state: RoomState): RevealFacts {
  const shown = revealedRound(state);
  const { game } = state;
  if (!shown || !game.showAnswer || kindOf(shown.slide).isRace || !isGraded(shown.slide)) return NOTHING;
  const { right, of, fastest, closest } = roundFacts(state, shown.round, shown.slide);
  const knew = of > 0 && hasKey(shown.slide) ? { right, of } : null;
  if (game.showResultsAfter === 'never') return { ...NOTHING, knew };
  const first = fastest && namedSeat(state, fastest.seat);
  return {
    knew,
    fastest: first && fastest && { ...first, ms: fastest.ms },
    closest: closest.flatMap(({ seat, off }) => {
      const player = namedSeat(state, seat);
      return player ? [{ ...player, off }] : [];
    }),
  };
}
