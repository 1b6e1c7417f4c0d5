import type { SlideType } from '@qc/contract';
import type { Language } from '@qc/contract/languages';

/** What people call each slide type: the same word on every screen. */
export const slideTypeNames: Record<Language, Record<SlideType, string>> = {
  en: {
    trivia: 'Trivia question',
    trueFalse: 'True or false',
    survey: 'Survey',
    typed: 'Typed answer',
    number: 'Number',
    order: 'Put in order',
    media: 'Media slide',
    miniGame: 'Mini-game',
  },
  he: {
    trivia: 'שאלת טריוויה',
    trueFalse: 'נכון או לא נכון',
    survey: 'סקר',
    typed: 'תשובה בכתב',
    number: 'מספר',
    order: 'סידור לפי סדר',
    media: 'שקופית מדיה',
    miniGame: 'מיני־משחק',
  },
  ar: {
    trivia: 'سؤال معلومات',
    trueFalse: 'صح أم خطأ',
    survey: 'استطلاع',
    typed: 'إجابة مكتوبة',
    number: 'عدد',
    order: 'ترتيب',
    media: 'شريحة وسائط',
    miniGame: 'لعبة صغيرة',
  },
};
