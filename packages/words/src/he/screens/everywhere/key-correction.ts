import type { KeyTexts } from '../../../en/screens/everywhere/key-correction.ts';

export const keyCorrection: KeyTexts = {
  pickOne: 'איזו תשובה נכונה?',
  pickSome: 'אילו תשובות נכונות?',
  order: 'הסדר הנכון, הראשון למעלה',
  up: (item) => `העלאת ${item}`,
  down: (item) => `הורדת ${item}`,
  spellings: 'תשובות מתקבלות, אחת בכל שורה',
  spokenAnswer: 'מה היה צריך לומר',
  spokenAnswerHint: 'מי צדק קובעים בעמדת המנחה.',
  number: 'המספר הנכון',
  tolerance: 'הסטייה המותרת',
  toleranceHint: 'ריק: בלי שינוי. כשהקרוב ביותר מנצח אין לזה השפעה.',
  void: 'ביטול השאלה',
  voidHint: 'כשאין תשובה נכונה, או שהשאלה לא הייתה הוגנת',
  everybody: 'הנקודות והמקומות של כולם יחושבו מחדש לפי התשובות שניתנו.',
  save: 'תיקון וחישוב מחדש',
  missing: 'בחרו קודם את התשובה הנכונה',
  badNumber: 'יש להזין מספר',
  answer: (n) => `תשובה ${n}`,
};
