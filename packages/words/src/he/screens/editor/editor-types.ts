import type { TypeTexts } from '../../../en/screens/editor/editor-types.ts';

export const editorTypes: TypeTexts = {
  hints: {
    trivia: 'שתיים עד שמונה תשובות, אחת או יותר נכונות',
    trueFalse: 'טענה אחת ושני כפתורים',
    survey: 'לשמוע מה חושבים. אין תשובה נכונה ואין ניקוד',
    typed: 'המשתתפים כותבים את התשובה בעצמם',
    number: 'ניחוש: הקרוב ביותר מנצח, או כל מי שקרוב מספיק',
    order: 'המשתתפים מסדרים את התשובות בסדר הנכון',
    media: 'תמונה, סרטון או שמע עם כותרת, בלי שאלה',
    miniGame: 'משחק קטן מאתר אחר, על הטלפון של כל משתתף',
  },
  notFor: {
    firebase: 'לא במשחק לטלפונים ולמחשבים',
    remotes: 'בשלטים יש רק כפתורי תשובה',
    dialer: 'במשחק בחיוג עונים רק בספרות',
  },
  ...{ library: 'ממאגר השאלות', libraryHint: 'שאלות מוכנות לבחירה' },
  ...{ excel: 'מ־Excel', excelHint: 'גיליון עם השאלות שלכם' },
};
