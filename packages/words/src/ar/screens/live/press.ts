import type { PressTexts } from '../../../en/screens/live/press.ts';

export const press: PressTexts = {
  results: 'عرض النتائج',
  resultsShown: 'النتائج معروضة',
  emptyTitle: 'لا أحد هنا بعد. البدء مع ذلك؟',
  emptyLate: 'يمكن الانضمام أثناء اللعبة أيضًا.',
  emptyClosed: 'الانضمام المتأخر مغلق: لا يمكن الانضمام بعد البدء.',
  startEmpty: 'البدء مع ذلك',
  winnersText: 'ما زال يمكن عرض الفائزين بحسب النقاط حتى الآن.',
  winnersNow: 'عرض الفائزين الآن',
  endWithout: 'إنهاء بلا فائزين',
  black: 'شاشة سوداء',
  light: 'إظهار الشاشة',
  isBlack: 'الشاشة الكبيرة سوداء',
  blackKey: 'شاشة سوداء أو إظهارها',
  clicker: 'يعمل جهاز التحكم بالعروض أيضًا: هنا وعلى الشاشة الكبيرة. وهناك لا تعمل إلا هذه المفاتيح:',
};
