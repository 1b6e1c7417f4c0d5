import type { LiveRefusal } from '@qc/contract';

export type Refusals = Partial<Record<LiveRefusal, string>>;

/** Why the room did not do what an operator asked. */
export const operateRefusals: Refusals = {
  badChoice: 'This doesn’t fit the question',
  removed: 'This player has left',
  wrongPhase: 'Not possible at this moment',
  staleStep: 'Not done: the game had already moved on',
  paused: 'The game is paused',
  nameTaken: 'This nickname is taken',
  nameEmpty: 'Enter a nickname',
  unknownSeat: 'This player has left',
  roomEnded: 'The game has ended',
  storageFailed: 'The server couldn’t save. Please try again',
  tooManyMessages: 'Too fast. Try again in a moment',
};
