import { englishJoin, hebrewJoin, type JoinWords } from './live-pages.ts';

/** What a person reads on the buttons that journeys press, in the two languages they are made in. */
export interface Words extends JoinWords {
  openAccount: string;
  name: string;
  newGame: string;
  language: RegExp;
  account: string;
  cancel: string;
  addCategory: string;
  renameFirst: RegExp;
  choosePicture: string;
  pictureChoices: RegExp;
  missing: RegExp;
  slideType: string;
  survey: string;
  manageCategories: string;
  byPlayer: string;
  answersOf: RegExp;
  shortcuts: string;
  endGame: string;
  noSuchPage: string;
  answerReceived: string;
  pause: string;
  resume: string;
  next: {
    start: string;
    openQuestion: string;
    showEnding: string;
    closeAnswers: string;
    reveal: string;
    showStandings: string;
    nextSlide: string;
    showPodium: string;
    end: string;
  };
}

export const words: Record<'en' | 'he', Words> = {
  en: {
    ...englishJoin,
    openAccount: 'Open the account',
    name: 'Name',
    newGame: 'New game',
    language: /^Language/,
    account: 'My account',
    cancel: 'Cancel',
    addCategory: 'Add',
    renameFirst: /^Rename/,
    choosePicture: 'Choose picture: Picture with the question',
    pictureChoices: /^Choose /,
    missing: /missing$/,
    slideType: 'Slide type',
    survey: 'Survey',
    manageCategories: 'Manage categories',
    byPlayer: 'By player',
    answersOf: /^Show the answers of/,
    shortcuts: 'Keyboard shortcuts',
    endGame: 'End game',
    noSuchPage: 'There is no such page',
    answerReceived: 'Answer received',
    pause: 'Pause',
    resume: 'Go on',
    next: {
      start: 'Start the game',
      openQuestion: 'Show the question',
      showEnding: 'Show the closing media',
      closeAnswers: 'Close answers',
      reveal: 'Show the right answer',
      showStandings: 'Show standings',
      nextSlide: 'Next slide',
      showPodium: 'Show the winners',
      end: 'End the game',
    },
  },
  he: {
    ...hebrewJoin,
    openAccount: 'פתיחת החשבון',
    name: 'שם',
    newGame: 'משחק חדש',
    language: /^שפה/,
    account: 'החשבון שלי',
    cancel: 'ביטול',
    addCategory: 'הוספה',
    renameFirst: /^שינוי השם של/,
    choosePicture: 'בחירת תמונה: תמונה ליד השאלה',
    pictureChoices: /^בחירת /,
    missing: /^(חסר|חסרים) /,
    slideType: 'סוג השקופית',
    survey: 'סקר',
    manageCategories: 'ניהול הקטגוריות',
    byPlayer: 'לפי שחקן',
    answersOf: /^הצגת התשובות של/,
    shortcuts: 'קיצורי מקלדת',
    endGame: 'סיום המשחק',
    noSuchPage: 'אין דף כזה',
    answerReceived: 'התשובה התקבלה',
    pause: 'הפסקה',
    resume: 'להמשיך',
    next: {
      start: 'להתחיל את המשחק',
      openQuestion: 'להציג את השאלה',
      showEnding: 'להציג את מדיית הסיום',
      closeAnswers: 'לסגור את המענה',
      reveal: 'להציג את התשובה הנכונה',
      showStandings: 'להציג את טבלת המובילים',
      nextSlide: 'לשקופית הבאה',
      showPodium: 'להציג את המנצחים',
      end: 'לסיים את המשחק',
    },
  },
};
