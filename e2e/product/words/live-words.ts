import { englishJoin, hebrewJoin, type JoinWords } from '../pages/live-pages.ts';

/** What a person reads on the buttons of a live game that journeys press, and on the signs they wait for. */
export interface LiveWords extends JoinWords {
  byPlayer: string;
  answersOf: RegExp;
  shortcuts: string;
  endGame: string;
  answerReceived: string;
  pause: string;
  resume: string;
  next: {
    start: string;
    openQuestion: string;
    showEnding: string;
    closeAnswers: string;
    reveal: string;
    /** Instead of it, where nothing is right or it is not told. */
    showResults: string;
    showStandings: string;
    nextSlide: string;
    showPodium: string;
    showHonours: string;
    end: string;
    /** Instead of it, after the stars of the game. */
    thanks: string;
  };
  /** Menu of one player, and what it holds. */
  menuOf: RegExp;
  ban: string;
  rename: string;
  removeNewcomers: string;
  lastMinutes: RegExp;
  twoStep: RegExp;
  correct: string;
  getReady: string;
  /** The team that is pressed in the form. */
  chooseTeam: string;
  tapShapes: string;
  shapes: readonly string[];
}

const arabicJoin: JoinWords = { nickname: 'الاسم المستعار', join: 'انضمام', youAreIn: 'أنتم معنا!' };

/** In each language of the product. */
export const liveWords: Record<'en' | 'he' | 'ar', LiveWords> = {
  en: {
    ...englishJoin,
    byPlayer: 'By player',
    answersOf: /^Show the answers of/,
    shortcuts: 'Keyboard shortcuts',
    endGame: 'End game',
    answerReceived: 'Answer received',
    pause: 'Pause',
    resume: 'Resume',
    next: {
      start: 'Start the game',
      openQuestion: 'Show the question',
      showEnding: 'Show the media after',
      closeAnswers: 'Close answers',
      reveal: 'Show the correct answer',
      showResults: 'Show the results',
      showStandings: 'Show leaderboard',
      nextSlide: 'Next slide',
      showPodium: 'Show the winners',
      showHonours: 'Show the stars of the game',
      end: 'End the game',
      thanks: 'Thanks and close',
    },
    menuOf: /^More for/,
    ban: 'Remove and block device',
    rename: 'Rename',
    removeNewcomers: 'Remove newcomers',
    lastMinutes: /^The last 10/,
    twoStep: /^Newcomers tap/,
    correct: 'Correct the answer',
    getReady: 'Get ready!',
    chooseTeam: 'Choose a team',
    tapShapes: 'One more step',
    shapes: ['Triangle', 'Diamond', 'Circle', 'Square', 'Star', 'Hexagon', 'Pentagon', 'Plus'],
  },
  he: {
    ...hebrewJoin,
    byPlayer: 'לפי משתתף',
    answersOf: /^הצגת התשובות של/,
    shortcuts: 'קיצורי מקלדת',
    endGame: 'סיום המשחק',
    answerReceived: 'התשובה התקבלה',
    pause: 'השהיה',
    resume: 'המשך',
    next: {
      start: 'התחלת המשחק',
      openQuestion: 'הצגת השאלה',
      showEnding: 'הצגת המדיה שאחרי התשובה',
      closeAnswers: 'סגירת המענה',
      reveal: 'הצגת התשובה הנכונה',
      showResults: 'הצגת התוצאות',
      showStandings: 'הצגת טבלת המובילים',
      nextSlide: 'לשקופית הבאה',
      showPodium: 'הצגת המנצחים',
      showHonours: 'הצגת כוכבי המשחק',
      end: 'סיום המשחק',
      thanks: 'תודה, לסיים',
    },
    menuOf: /^עוד פעולות עבור/,
    ban: 'הסרה וחסימת המכשיר',
    rename: 'שינוי כינוי',
    removeNewcomers: 'הסרת מצטרפים חדשים',
    lastMinutes: /^10 הדקות/,
    twoStep: /^מי שמצטרף מקיש/,
    correct: 'תיקון התשובה',
    getReady: 'מתכוננים!',
    chooseTeam: 'בחירת קבוצה',
    tapShapes: 'עוד צעד אחד',
    shapes: ['משולש', 'מעוין', 'עיגול', 'ריבוע', 'כוכב', 'משושה', 'מחומש', 'פלוס'],
  },
  ar: {
    ...arabicJoin,
    byPlayer: 'حسب اللاعب',
    answersOf: /^عرض إجابات/,
    shortcuts: 'اختصارات لوحة المفاتيح',
    endGame: 'إنهاء اللعبة',
    answerReceived: 'وصلت الإجابة',
    pause: 'إيقاف مؤقت',
    resume: 'متابعة',
    next: {
      start: 'بدء اللعبة',
      openQuestion: 'عرض السؤال',
      showEnding: 'عرض الوسائط بعد الإجابة',
      closeAnswers: 'إغلاق الإجابة',
      reveal: 'عرض الإجابة الصحيحة',
      showResults: 'عرض النتائج',
      showStandings: 'عرض الترتيب',
      nextSlide: 'الشريحة التالية',
      showPodium: 'عرض الفائزين',
      showHonours: 'عرض نجوم اللعبة',
      end: 'إنهاء اللعبة',
      thanks: 'شكرًا، إنهاء',
    },
    menuOf: /^المزيد من الإجراءات:/,
    ban: 'إزالة وحظر الجهاز',
    rename: 'تغيير الاسم المستعار',
    removeNewcomers: 'إزالة المنضمين الجدد',
    lastMinutes: /^آخر 10/,
    twoStep: /^يلمس المنضمون/,
    correct: 'تصحيح الإجابة',
    getReady: 'استعدوا!',
    chooseTeam: 'اختيار فريق',
    tapShapes: 'خطوة أخيرة',
    shapes: ['مثلث', 'معيّن', 'دائرة', 'مربع', 'نجمة', 'سداسي', 'خماسي', 'زائد'],
  },
};
