import type { OperatorAction } from '@qc/contract';
import type { Phase, RoomState } from '../state.ts';

/** Phases in which there is nothing left of what an action wants. */
const REACHED: Partial<Record<OperatorAction['do'], readonly Phase['name'][]>> = {
  closeAnswers: ['closed', 'talk', 'reveal'],
  reveal: ['reveal'],
  showStandings: ['standings'],
  hideStandings: ['reveal', 'media'],
  showPodium: ['podium', 'honours'],
};

/** Whether the room is where a press wants it, such as when two consoles pressed at once: there is nothing to refuse then. */
export function isAlreadySo({ phase, pausedAtMs }: RoomState, action: OperatorAction['do']): boolean {
  if (action === 'pause') return pausedAtMs !== null;
  if (action === 'resume') return pausedAtMs === null;
  // From the places of a round it goes on to those of the game.
  if (action === 'showStandings' && phase.name === 'standings') return !phase.ofRound;
  return REACHED[action]?.includes(phase.name) ?? false;
}
