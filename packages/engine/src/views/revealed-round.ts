import { currentSlide, shownRound } from '../rounds.ts';
import type { RunSlide } from '../run-game.ts';
import type { RoomState, Round } from '../state.ts';

/** The question on screen whose outcome is known: from its reveal until the next slide. Null elsewhere. */
export function revealedRound(state: RoomState): { slide: RunSlide; round: Round } | null {
  const { name } = state.phase;
  const round = shownRound(state);
  const slide = currentSlide(state);
  if (!round || !slide || round.revealedAtMs === null) return null;
  return name === 'reveal' || name === 'standings' || name === 'ending' ? { slide, round } : null;
}
