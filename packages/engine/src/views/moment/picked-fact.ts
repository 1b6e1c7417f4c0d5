import type { Picked } from '@qc/contract';
import { kindOf } from '../../slides/slide-kinds.ts';
import type { RoomState } from '../../state.ts';
import { distributionOf } from '../distribution.ts';
import { revealedRound } from '../revealed-round.ts';

/**
 * How the hall has picked, as its big screen shows it at the reveal; nothing where answers are not picked, where nobody
 * answered, and for who plays alone and would see only the own answer.
 */
export function pickedFact(state: RoomState): { picked?: Picked } {
  const shown = revealedRound(state);
  if (!shown || state.game.pace === 'self' || kindOf(shown.slide).countsTellKey) return {};
  const counts = distributionOf(state) ?? [];
  const of = shown.round.answered;
  return counts.length > 0 && of > 0 ? { picked: { counts, of } } : {};
}
