import { liveWords, type LiveWords } from './live-words.ts';

/** What a person reads on the buttons that journeys press, in the two languages they are made in. */
export interface Words extends LiveWords {
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
  noSuchPage: string;
}

export const words: Record<'en' | 'he', Words> = {
  en: {
    ...liveWords.en,
    openAccount: 'Create account',
    name: 'Name',
    newGame: 'New game',
    language: /^Language/,
    account: 'My account',
    cancel: 'Cancel',
    addCategory: 'Add',
    renameFirst: /^Rename/,
    choosePicture: 'Choose image: Image with the question',
    pictureChoices: /^Choose /,
    missing: /missing$/,
    slideType: 'Slide type',
    survey: 'Poll',
    manageCategories: 'Manage categories',
    noSuchPage: 'There’s no such page',
  },
  he: {
    ...liveWords.he,
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
    noSuchPage: 'אין דף כזה',
  },
};
