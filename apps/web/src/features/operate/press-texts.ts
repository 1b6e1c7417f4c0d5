const en = {
  results: 'Show the results',
  resultsShown: 'Results shown',
  emptyTitle: 'Nobody is here yet. Start all the same?',
  emptyLate: 'Players can still join during the game.',
  emptyClosed: 'Late joining is off: nobody can join once the game has started.',
  startEmpty: 'Start anyway',
  winnersText: 'The winners can still be shown, by the points so far.',
  winnersNow: 'Show the winners now',
  endWithout: 'End without winners',
  black: 'Black screen',
  light: 'Show the screen again',
  isBlack: 'The big screen is black',
  blackKey: 'Black screen on or off',
  clicker: 'A presenter’s remote works too: here, and on the big screen. There only these keys do something:',
};

/** Words of presses that ask back, and of a presenter's remote. */
export type PressTexts = typeof en;

const he: PressTexts = {
  results: 'הצגת התוצאות',
  resultsShown: 'התוצאות מוצגות',
  emptyTitle: 'עדיין אין כאן אף אחד. להתחיל בכל זאת?',
  emptyLate: 'אפשר יהיה להצטרף גם במהלך המשחק.',
  emptyClosed: 'ההצטרפות באיחור סגורה: אחרי ההתחלה אי אפשר להצטרף.',
  startEmpty: 'התחלה בכל זאת',
  winnersText: 'אפשר עוד להציג את המנצחים, לפי הנקודות שנצברו עד כה.',
  winnersNow: 'הצגת המנצחים עכשיו',
  endWithout: 'סיום בלי מנצחים',
  black: 'מסך שחור',
  light: 'הצגת המסך',
  isBlack: 'המסך הגדול שחור',
  blackKey: 'מסך שחור או חזרה',
  clicker: 'גם שלט למצגות עובד: כאן וגם על המסך הגדול. שם רק המקשים האלה פועלים:',
};

const ar: PressTexts = {
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

/** The same in each language. */
export const pressTexts = { he, ar, en };
