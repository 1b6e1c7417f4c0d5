import type { Dictionary } from '../i18n/index.ts';

interface NoteTexts {
  dueFrom: (date: string) => string;
  turnOn: string;
}

/** Words for staff who have yet to turn on the second step that the house demands. */
export const texts: Dictionary<NoteTexts> = {
  en: {
    dueFrom: (date) => `Two-step sign-in will be required for your account from ${date}. Turn it on before then.`,
    turnOn: 'Turn on two-step sign-in',
  },
  he: {
    dueFrom: (date) => `החל ב־${date} יידרש בחשבון שלכם אימות דו־שלבי. כדאי להפעיל אותו לפני כן.`,
    turnOn: 'הפעלת האימות הדו־שלבי',
  },
  ar: {
    dueFrom: (date) => `سيكون التحقق بخطوتين إلزاميًا لحسابكم ابتداءً من ${date}. فعّلوه قبل ذلك.`,
    turnOn: 'تفعيل التحقق بخطوتين',
  },
};
