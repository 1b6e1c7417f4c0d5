import type { InvitedTexts } from '../../../en/server/telephone/invited.ts';

/** What somebody hears whom the house has called. Spoken: no signs that a voice would read out. */
export const invited: InvitedTexts = {
  hello: 'שלום.',
  calls: 'מתקשרים אליכם מ:',
  toGame: 'אתם מוזמנים לשחק במשחק בעזרת מקשי הטלפון. שם המשחק:',
  keys: 'כדי לשחק עכשיו, הקישו 1. אם אינכם רוצים שנתקשר אליכם שוב, הקישו 2.',
  neverAgain: 'לא נתקשר אליכם שוב.',
};
