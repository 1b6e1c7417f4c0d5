import type { RoundsTexts } from '../../../en/screens/show/rounds.ts';
import { isolate } from '../../../isolate.ts';

export const rounds: RoundsTexts = {
  round: (number) => `الجولة ${number}`,
  roundOf: (number, of) => `الجولة ${number} من ${of}`,
  roundTitle: (number, title) => `الجولة ${number} · ${isolate(title)}`,
  place: 'المركز في الجولة',
  points: 'في هذه الجولة',
  winners: 'الأفضل في كل جولة',
};
