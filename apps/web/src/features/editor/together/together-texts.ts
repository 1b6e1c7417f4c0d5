import { type Dictionary, isolate, plural } from '#platform/i18n';

interface TogetherTexts {
  slideChanged: (name: string, number: number) => string;
  slidesChanged: (name: string, n: number) => string;
  gameChanged: (name: string) => string;
  show: string;
  hide: string;
  conflictTitle: (name: string) => string;
  /** `ago`: in words such as “2 minutes ago”; null: just now. */
  changedThis: (name: string, ago: string | null) => string;
  versionOf: (name: string) => string;
  /** The same, of oneself in another window or on another device. */
  ownTitle: string;
  ownChangedThis: (ago: string | null) => string;
  ownVersion: string;
}

/** Words about what others change in a game that is edited together. */
export const togetherTexts: Dictionary<TogetherTexts> = {
  en: {
    slideChanged: (name, number) => `${isolate(name)} changed slide ${number}.`,
    slidesChanged: (name, n) =>
      plural('en', n, { one: `${isolate(name)} changed 1 slide.`, other: `${isolate(name)} changed ${n} slides.` }),
    gameChanged: (name) => `${isolate(name)} changed the game’s settings or slide order.`,
    show: 'Show',
    hide: 'Hide this message',
    conflictTitle: (name) => `${isolate(name)} edited this too`,
    changedThis: (name, ago) => `${isolate(name)} changed this ${ago ?? 'just now'}.`,
    versionOf: (name) => `Version by ${isolate(name)}`,
    ownTitle: 'You edited this elsewhere too',
    ownChangedThis: (ago) => `You changed this in another window or on another device ${ago ?? 'just now'}.`,
    ownVersion: 'Saved version',
  },
  he: {
    slideChanged: (name, number) => `שקופית ${number} שונתה על ידי ${isolate(name)}.`,
    slidesChanged: (name, n) =>
      plural('he', n, {
        one: `שקופית אחת שונתה על ידי ${isolate(name)}.`,
        two: `שתי שקופיות שונו על ידי ${isolate(name)}.`,
        other: `${n} שקופיות שונו על ידי ${isolate(name)}.`,
      }),
    gameChanged: (name) => `הגדרות המשחק או סדר השקופיות שונו על ידי ${isolate(name)}.`,
    show: 'הצגה',
    hide: 'הסתרת ההודעה',
    conflictTitle: (name) => `עריכה כפולה: שלכם ושל ${isolate(name)}`,
    changedThis: (name, ago) => `השינוי נעשה על ידי ${isolate(name)} ${ago ?? 'ממש עכשיו'}.`,
    versionOf: (name) => `הגרסה של ${isolate(name)}`,
    ownTitle: 'ערכתם את זה גם במקום אחר',
    ownChangedThis: (ago) => `שיניתם את זה בחלון אחר או במכשיר אחר ${ago ?? 'ממש עכשיו'}.`,
    ownVersion: 'הגרסה השמורה',
  },
  ar: {
    slideChanged: (name, number) => `غيّر ${isolate(name)} الشريحة ${number}.`,
    slidesChanged: (name, n) =>
      plural('ar', n, {
        one: `غيّر ${isolate(name)} شريحة واحدة.`,
        two: `غيّر ${isolate(name)} شريحتين.`,
        few: `غيّر ${isolate(name)} ${n} شرائح.`,
        other: `غيّر ${isolate(name)} ${n} شريحة.`,
      }),
    gameChanged: (name) => `غيّر ${isolate(name)} إعدادات اللعبة أو ترتيب الشرائح.`,
    show: 'عرض',
    hide: 'إخفاء هذه الرسالة',
    conflictTitle: (name) => `تحرير مزدوج: تحريركم وتحرير ${isolate(name)}`,
    changedThis: (name, ago) => `أجرى ${isolate(name)} هذا التغيير ${ago ?? 'الآن'}.`,
    versionOf: (name) => `نسخة ${isolate(name)}`,
    ownTitle: 'حرّرتم هذا في مكان آخر أيضًا',
    ownChangedThis: (ago) => `غيّرتم هذا في نافذة أخرى أو على جهاز آخر ${ago ?? 'الآن'}.`,
    ownVersion: 'النسخة المحفوظة',
  },
};
