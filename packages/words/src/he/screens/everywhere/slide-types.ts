import type { SlideTypesTexts } from '../../../en/screens/everywhere/slide-types.ts';

export const slideTypes: SlideTypesTexts = {
  trivia: 'שאלת טריוויה',
  trueFalse: 'נכון או לא נכון',
  survey: 'סקר',
  typed: 'תשובה בכתב',
  number: 'מספר',
  order: 'סידור לפי הסדר',
  media: 'שקופית מדיה',
  miniGame: 'מיני־משחק',
};
