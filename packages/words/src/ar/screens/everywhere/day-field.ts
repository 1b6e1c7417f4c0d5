import type { DayTexts } from '../../../en/screens/everywhere/day-field.ts';

export const dayField: DayTexts = {
  order: 'يوم.شهر.سنة',
  pick: 'اختيار من التقويم',
  wrong: 'اكتبوا يوم.شهر.سنة، مثل 24.11.2026',
};
