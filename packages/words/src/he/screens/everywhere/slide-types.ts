import type { SlideTypesTexts } from '../../../en/screens/everywhere/slide-types.ts';

export const slideTypes: SlideTypesTexts = {
  trivia: 'שאלת טריוויה',
  trueFalse: 'נכון או לא נכון',
  survey: 'סקר',
  typed: 'תשובה בכתב',
  number: 'מספר',
  order: 'סידור לפי הסדר',
  media: 'שקופית מדיה',
  miniGame: 'מיני־משחק',
  buzzer: 'באזר',
  break: 'הפסקה',
};

export const slideTypeHints: SlideTypesTexts = {
  trivia: 'שתיים עד שמונה תשובות, אחת או יותר נכונות',
  trueFalse: 'טענה אחת ושני כפתורים',
  survey: 'לשמוע מה חושבים. אין תשובה נכונה ואין ניקוד',
  typed: 'המשתתפים כותבים את התשובה בעצמם',
  number: 'ניחוש: הקרוב ביותר מנצח, או כל מי שקרוב מספיק',
  order: 'המשתתפים מסדרים את התשובות בסדר הנכון',
  media: 'תמונה, סרטון או שמע עם כותרת, בלי שאלה',
  miniGame: 'משחק קטן מאתר אחר, על הטלפון של כל משתתף',
  buzzer: 'הראשון שלוחץ עונה בקול, והמנחה קובע אם צדק',
  break: 'הפסקה עם ספירה לאחור ומוזיקה, והטבלה עד כה',
};
