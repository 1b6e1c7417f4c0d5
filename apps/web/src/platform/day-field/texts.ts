import type { Dictionary } from '../i18n/index.ts';

interface DayTexts {
  order: string;
  pick: string;
  wrong: string;
}

/** Words of a field for a day. */
export const texts: Dictionary<DayTexts> = {
  en: { order: 'dd.mm.yyyy', pick: 'Choose from a calendar', wrong: 'Type day.month.year, such as 24.11.2026' },
  he: { order: 'יום.חודש.שנה', pick: 'בחירה מלוח שנה', wrong: 'הקלידו יום.חודש.שנה, למשל 24.11.2026' },
  ar: { order: 'يوم.شهر.سنة', pick: 'اختيار من التقويم', wrong: 'اكتبوا يوم.شهر.سنة، مثل 24.11.2026' },
};
