import type { RoomState } from '../state.ts';

/** Whether the game tells players now what they have: score, points, streak and place, which are told together or not at all. */
export function resultsTold({ game, phase: { name } }: Pick<RoomState, 'game' | 'phase'>): boolean {
  switch (game.showResultsAfter) {
    case 'question':
      return true;
    case 'end':
      return name === 'standings' || name === 'podium' || name === 'ended';
    case 'never':
      return false;
  }
}
