import { isolate } from '../../../isolate.ts';

/** A round of the game: its title, its standings and who was the best of it, in the language of the game. */
export const rounds = {
  round: (number: number) => `Round ${number}`,
  roundOf: (number: number, of: number) => `Round ${number} of ${of}`,
  roundTitle: (number: number, title: string) => `Round ${number} · ${isolate(title)}`,
  place: 'Place in this round',
  points: 'in this round',
  winners: 'Best of each round',
};

export type RoundsTexts = typeof rounds;
