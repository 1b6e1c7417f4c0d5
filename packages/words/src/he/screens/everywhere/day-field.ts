import type { DayTexts } from '../../../en/screens/everywhere/day-field.ts';

export const dayField: DayTexts = {
  order: 'יום.חודש.שנה',
  pick: 'בחירה מלוח שנה',
  wrong: 'הקלידו יום.חודש.שנה, למשל 24.11.2026',
};
