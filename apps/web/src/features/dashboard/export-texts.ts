import { plural } from '#platform/i18n';

const en = {
  backup: 'Backup file (JSON)',
  licensed: 'File with a license for one run',
  licensedTitle: 'Save with a license for one run?',
  licensedText:
    'The file holds the whole game and leave for one run without internet, whose results may then be uploaded to this site. A program that runs such a file is not part of this site yet, so today the license only keeps that right for later. A backup needs no license and is free.',
  price: (price: number, left: string) =>
    plural('en', price, {
      zero: 'The license costs nothing.',
      one: `The license costs 1 credit now, like one run. ${left}`,
      other: `The license costs ${price} credits now, like one run. ${left}`,
    }),
  left: (n: number) =>
    plural('en', n, { zero: 'You have no credits.', one: 'You have 1 credit.', other: `You have ${n} credits.` }),
  backupInstead: 'Save a free backup',
  gaps: 'The game has missing details and could not be run: nothing was charged. A backup file is free.',
};

/** Words of saving a game as a backup file, with and without a license. */
type ExportTexts = typeof en;

const he: ExportTexts = {
  backup: 'קובץ גיבוי (JSON)',
  licensed: 'קובץ עם רישיון להרצה אחת',
  licensedTitle: 'לשמור עם רישיון להרצה אחת?',
  licensedText:
    'בקובץ נמצאים המשחק כולו ורשות להרצה אחת בלי אינטרנט, ואת תוצאותיה אפשר יהיה להעלות למערכת. תוכנה שמריצה קובץ כזה עדיין אינה חלק מהמערכת, ולכן היום הרישיון רק שומר את הזכות לעתיד. לגיבוי לא צריך רישיון, והוא בחינם.',
  price: (price, left) =>
    plural('he', price, {
      zero: 'הרישיון לא עולה דבר.',
      one: `הרישיון עולה עכשיו קרדיט אחד, כמו הרצה אחת. ${left}`,
      two: `הרישיון עולה עכשיו שני קרדיטים, כמו הרצה אחת. ${left}`,
      other: `הרישיון עולה עכשיו ${price} קרדיטים, כמו הרצה אחת. ${left}`,
    }),
  left: (n) =>
    plural('he', n, {
      zero: 'אין לכם קרדיטים.',
      one: 'יש לכם קרדיט אחד.',
      two: 'יש לכם שני קרדיטים.',
      other: `יש לכם ${n} קרדיטים.`,
    }),
  backupInstead: 'שמירת גיבוי בחינם',
  gaps: 'במשחק יש פרטים חסרים ואי אפשר להריץ אותו: לא ירד קרדיט. קובץ גיבוי הוא בחינם.',
};

const ar: ExportTexts = {
  backup: 'ملف نسخة احتياطية (JSON)',
  licensed: 'ملف مع رخصة لتشغيل واحد',
  licensedTitle: 'الحفظ مع رخصة لتشغيل واحد؟',
  licensedText:
    'يحتوي الملف على اللعبة كاملة وعلى إذن بتشغيل واحد دون إنترنت، ويمكن بعده رفع نتائجه إلى النظام. البرنامج الذي يشغّل ملفًا كهذا ليس جزءًا من النظام بعد، لذلك تحفظ الرخصة اليوم هذا الحق للمستقبل فقط. النسخة الاحتياطية لا تحتاج إلى رخصة وهي مجانية.',
  price: (price, left) =>
    plural('ar', price, {
      zero: 'الرخصة مجانية.',
      one: `تكلّف الرخصة الآن وحدة رصيد واحدة، مثل تشغيل واحد. ${left}`,
      two: `تكلّف الرخصة الآن وحدتي رصيد، مثل تشغيل واحد. ${left}`,
      few: `تكلّف الرخصة الآن ${price} وحدات رصيد، مثل تشغيل واحد. ${left}`,
      other: `تكلّف الرخصة الآن ${price} وحدة رصيد، مثل تشغيل واحد. ${left}`,
    }),
  left: (n) =>
    plural('ar', n, {
      zero: 'لا رصيد لديكم.',
      one: 'لديكم وحدة رصيد واحدة.',
      two: 'لديكم وحدتا رصيد.',
      few: `لديكم ${n} وحدات رصيد.`,
      other: `لديكم ${n} وحدة رصيد.`,
    }),
  backupInstead: 'حفظ نسخة احتياطية مجانية',
  gaps: 'في اللعبة نواقص ولا يمكن تشغيلها: لم يُخصم أي رصيد. ملف النسخة الاحتياطية مجاني.',
};

/** Words of saving a game as a backup file, by language. */
export const exportTexts = { he, ar, en };
