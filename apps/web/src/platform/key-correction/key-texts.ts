const en = {
  pickOne: 'Which answer is correct?',
  pickSome: 'Which answers are correct?',
  order: 'The correct order, first on top',
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  spellings: 'Accepted answers, one per line',
  number: 'The correct number',
  tolerance: 'Margin',
  toleranceHint: 'Leave empty to keep it. Has no effect when the closest wins.',
  void: 'Don’t score this question',
  voidHint: 'When no answer is correct, or the question was unfair',
  everybody: 'Everyone’s points and places are recalculated from the answers given.',
  save: 'Correct and score again',
  cancel: 'Cancel',
  missing: 'Choose the correct answer first',
  badNumber: 'Enter a number',
  answer: (n: number) => `Answer ${n}`,
};

/** Words of the form that puts a right answer right. */
export type KeyTexts = typeof en;

const he: KeyTexts = {
  pickOne: 'איזו תשובה נכונה?',
  pickSome: 'אילו תשובות נכונות?',
  order: 'הסדר הנכון, הראשון למעלה',
  up: (item) => `העלאת ${item}`,
  down: (item) => `הורדת ${item}`,
  spellings: 'תשובות מתקבלות, אחת בכל שורה',
  number: 'המספר הנכון',
  tolerance: 'הסטייה המותרת',
  toleranceHint: 'ריק: בלי שינוי. כשהקרוב ביותר מנצח אין לזה השפעה.',
  void: 'ביטול השאלה',
  voidHint: 'כשאין תשובה נכונה, או שהשאלה לא הייתה הוגנת',
  everybody: 'הנקודות והמקומות של כולם יחושבו מחדש לפי התשובות שניתנו.',
  save: 'תיקון וחישוב מחדש',
  cancel: 'ביטול',
  missing: 'בחרו קודם את התשובה הנכונה',
  badNumber: 'יש להזין מספר',
  answer: (n) => `תשובה ${n}`,
};

const ar: KeyTexts = {
  pickOne: 'أي إجابة هي الصحيحة؟',
  pickSome: 'أي الإجابات صحيحة؟',
  order: 'الترتيب الصحيح، الأول في الأعلى',
  up: (item) => `رفع ${item}`,
  down: (item) => `خفض ${item}`,
  spellings: 'الإجابات المقبولة، واحدة في كل سطر',
  number: 'الإجابة العددية الصحيحة',
  tolerance: 'الفرق المسموح به',
  toleranceHint: 'إذا تُرك فارغًا يبقى كما كان. لا أثر له حين يفوز الأقرب.',
  void: 'إلغاء السؤال',
  voidHint: 'عندما لا توجد إجابة صحيحة أو كان السؤال غير منصف',
  everybody: 'تُحسب نقاط الجميع ومراكزهم من جديد وفق الإجابات المعطاة.',
  save: 'تصحيح وإعادة الحساب',
  cancel: 'إلغاء',
  missing: 'حدّدوا أولًا الإجابة الصحيحة',
  badNumber: 'يلزم عدد',
  answer: (n) => `الإجابة ${n}`,
};

/** The same in each language. */
export const keyTexts = { he, ar, en };
