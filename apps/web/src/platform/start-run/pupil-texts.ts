import type { Dictionary } from '../i18n/index.ts';

interface PupilTexts {
  play: string;
  /** The trial is under way in the second window. */
  running: string;
  runningText: string;
}

/** Words for seeing a game as a pupil sees it. */
export const pupilTexts: Dictionary<PupilTexts> = {
  en: {
    play: 'Play as a pupil',
    running: 'The game is running in the second window',
    runningText: 'It advances automatically. Its host console is under Open rooms.',
  },
  he: {
    play: 'משחק כמו תלמיד',
    running: 'המשחק פועל בחלון השני',
    runningText: 'הוא מתקדם אוטומטית. עמדת המנחה שלו נמצאת בחדרים פתוחים.',
  },
  ar: {
    play: 'اللعب كتلميذ',
    running: 'اللعبة تعمل في النافذة الثانية',
    runningText: 'تتقدّم تلقائيًا. لوحة المنظّم في الغرف المفتوحة.',
  },
};

/** What the player of a trial is called, in the language of the game. */
export const pupilNames: Dictionary<string> = { en: 'Test pupil', he: 'תלמיד לניסיון', ar: 'تلميذ تجريبي' };
