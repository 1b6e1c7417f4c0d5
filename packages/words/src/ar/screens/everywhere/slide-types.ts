import type { SlideTypesTexts } from '../../../en/screens/everywhere/slide-types.ts';

export const slideTypes: SlideTypesTexts = {
  trivia: 'سؤال اختيار من متعدد',
  trueFalse: 'صح أم خطأ',
  survey: 'استطلاع',
  typed: 'إجابة مكتوبة',
  number: 'عدد',
  order: 'ترتيب',
  media: 'شريحة وسائط',
  miniGame: 'لعبة مصغّرة',
};
