import type { SlideType } from '@qc/contract';
import type { Language } from '@qc/contract/languages';

/** What people call each slide type: the same word on every screen. */
export const slideTypeNames: Record<Language, Record<SlideType, string>> = {
  en: {
    trivia: 'Multiple choice',
    trueFalse: 'True or false',
    survey: 'Poll',
    typed: 'Typed answer',
    number: 'Number',
    order: 'Ordering',
    media: 'Media slide',
    miniGame: 'Mini-game',
  },
  he: {
    trivia: 'שאלת טריוויה',
    trueFalse: 'נכון או לא נכון',
    survey: 'סקר',
    typed: 'תשובה בכתב',
    number: 'מספר',
    order: 'סידור לפי הסדר',
    media: 'שקופית מדיה',
    miniGame: 'מיני־משחק',
  },
  ar: {
    trivia: 'سؤال اختيار من متعدد',
    trueFalse: 'صح أم خطأ',
    survey: 'استطلاع',
    typed: 'إجابة مكتوبة',
    number: 'عدد',
    order: 'ترتيب',
    media: 'شريحة وسائط',
    miniGame: 'لعبة مصغّرة',
  },
};
