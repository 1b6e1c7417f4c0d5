import type { RoundsTexts } from '../../../en/screens/show/rounds.ts';
import { isolate } from '../../../isolate.ts';

export const rounds: RoundsTexts = {
  round: (number) => `סבב ${number}`,
  roundOf: (number, of) => `סבב ${number} מתוך ${of}`,
  roundTitle: (number, title) => `סבב ${number} · ${isolate(title)}`,
  place: 'מקום בסבב',
  points: 'בסבב הזה',
  winners: 'הטובים בכל סבב',
};
