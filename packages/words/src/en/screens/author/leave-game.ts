import { isolate } from '../../../isolate.ts';

export interface LeaveTexts {
  leave: string;
  title: (game: string) => string;
  /** `giver`: who shared it, and hears of it. */
  text: (giver: string) => string;
  confirm: string;
  left: string;
}

/** Words about leaving a game that is shared for full editing. */
export const leaveGame: LeaveTexts = {
  leave: 'Leave this game',
  title: (game) => `Leave ${isolate(game)}?`,
  text: (giver) =>
    `The game disappears from your list, and you can no longer edit or run it. ${isolate(giver)} will be notified.`,
  confirm: 'Leave',
  left: 'You left the game',
};
