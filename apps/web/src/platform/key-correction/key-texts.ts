const en = {
  pickOne: 'Which answer is right?',
  pickSome: 'Which answers are right?',
  order: 'The right order, first on top',
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  spellings: 'Accepted answers, one on each line',
  number: 'The right number',
  tolerance: 'How far off is still right',
  toleranceHint: 'Left empty: as it was. Where the nearest wins it does not count',
  void: 'The question counts for nobody',
  voidHint: 'When no answer is right, or the question was unfair',
  everybody: 'Everybody’s points and places are worked out again from the answers that were given.',
  save: 'Correct and score again',
  cancel: 'Cancel',
  missing: 'Say what is right first',
  badNumber: 'A number is needed',
  answer: (n: number) => `Answer ${n}`,
};

/** Words of the form that puts a right answer right. */
export type KeyTexts = typeof en;

const he: KeyTexts = {
  pickOne: 'איזו תשובה נכונה?',
  pickSome: 'אילו תשובות נכונות?',
  order: 'הסדר הנכון, הראשון למעלה',
  up: (item) => `להעלות את ${item}`,
  down: (item) => `להוריד את ${item}`,
  spellings: 'תשובות שמתקבלות, אחת בכל שורה',
  number: 'המספר הנכון',
  tolerance: 'כמה מותר לטעות',
  toleranceHint: 'ריק: כמו שהיה. כשהקרוב ביותר מנצח זה לא משנה',
  void: 'השאלה לא נספרת לאף אחד',
  voidHint: 'כשאין תשובה נכונה, או שהשאלה לא הייתה הוגנת',
  everybody: 'הנקודות והמקומות של כולם יחושבו מחדש לפי התשובות שניתנו.',
  save: 'לתקן ולחשב מחדש',
  cancel: 'ביטול',
  missing: 'צריך קודם לומר מה נכון',
  badNumber: 'צריך מספר',
  answer: (n) => `תשובה ${n}`,
};

const ar: KeyTexts = {
  pickOne: 'أي إجابة هي الصحيحة؟',
  pickSome: 'أي الإجابات صحيحة؟',
  order: 'الترتيب الصحيح، الأول في الأعلى',
  up: (item) => `رفع ${item}`,
  down: (item) => `خفض ${item}`,
  spellings: 'الإجابات المقبولة، واحدة في كل سطر',
  number: 'العدد الصحيح',
  tolerance: 'مقدار الخطأ المسموح',
  toleranceHint: 'إذا تُرك فارغًا يبقى كما كان. حين يفوز الأقرب فلا أثر له',
  void: 'السؤال لا يُحتسب لأحد',
  voidHint: 'عندما لا توجد إجابة صحيحة أو كان السؤال غير منصف',
  everybody: 'تُحسب نقاط الجميع ومراكزهم من جديد وفق الإجابات المعطاة.',
  save: 'تصحيح وإعادة الحساب',
  cancel: 'إلغاء',
  missing: 'حددوا أولًا ما هو الصحيح',
  badNumber: 'يلزم عدد',
  answer: (n) => `الإجابة ${n}`,
};

/** The same in each language. */
export const keyTexts = { he, ar, en };
