import type { TrimTexts } from '../../../en/screens/gallery/trim.ts';

export const trim: TrimTexts = {
  part: 'החלק שיושמע',
  start: 'מ־',
  end: 'עד',
  toTheEnd: 'עד הסוף',
  play: 'השמעה',
  hide: 'הסתרה',
  whole: (time) => `האורך המלא ${time}`,
  badTime: 'יש להזין דקות ושניות, למשל 1:05',
  endFirst: 'הסיום צריך לבוא אחרי ההתחלה',
  pastEnd: 'הזמן הזה אחרי סוף הקובץ',
  tooLong: 'אפשר להשמיע עד 30 שניות',
};
