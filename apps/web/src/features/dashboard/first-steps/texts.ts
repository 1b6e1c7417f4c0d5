import type { Dictionary } from '#platform/i18n';

interface Texts {
  title: string;
  steps: Record<'made' | 'tried' | 'ran', string>;
  hints: Record<'made' | 'tried' | 'ran', string>;
  done: string;
  sample: string;
  sampleText: string;
  play: string;
  dismiss: string;
}

/** Words of the first steps of a new author. */
export const texts: Dictionary<Texts> = {
  en: {
    title: 'First steps',
    steps: { made: 'Build a game', tried: 'Play it as a pupil', ran: 'Run it with a class' },
    hints: {
      made: 'Five questions are enough.',
      tried: 'A trial run is free and opens in a phone window.',
      ran: 'Open the big screen. Everybody joins with a code.',
    },
    done: 'Done',
    sample: 'See a game first',
    sampleText: 'A ready game opens in a phone window and advances automatically. Just answer.',
    play: 'Play a sample game',
    dismiss: 'Hide the first steps',
  },
  he: {
    title: 'צעדים ראשונים',
    steps: { made: 'בניית משחק', tried: 'משחק כמו תלמיד', ran: 'הרצה עם כיתה' },
    hints: {
      made: 'חמש שאלות מספיקות.',
      tried: 'הרצת ניסיון היא חינם ונפתחת בחלון של טלפון.',
      ran: 'פתחו את המסך הגדול, וכולם מצטרפים עם קוד.',
    },
    done: 'בוצע',
    sample: 'קודם לראות משחק',
    sampleText: 'משחק מוכן נפתח בחלון של טלפון ומתקדם אוטומטית. נשאר רק לענות.',
    play: 'משחק לדוגמה',
    dismiss: 'הסתרת הצעדים הראשונים',
  },
  ar: {
    title: 'الخطوات الأولى',
    steps: { made: 'بناء لعبة', tried: 'اللعب كتلميذ', ran: 'التشغيل مع صف' },
    hints: {
      made: 'خمسة أسئلة تكفي.',
      tried: 'التشغيل التجريبي مجاني ويُفتح في نافذة هاتف.',
      ran: 'افتحوا الشاشة الكبيرة، وينضم الجميع برمز.',
    },
    done: 'تم',
    sample: 'شاهدوا لعبة أولًا',
    sampleText: 'تُفتح لعبة جاهزة في نافذة هاتف وتتقدّم تلقائيًا. ما عليكم إلا الإجابة.',
    play: 'تشغيل لعبة نموذجية',
    dismiss: 'إخفاء الخطوات الأولى',
  },
};
