import type { KeyTexts } from '../../../en/screens/everywhere/key-correction.ts';

export const keyCorrection: KeyTexts = {
  pickOne: 'أي إجابة هي الصحيحة؟',
  pickSome: 'أي الإجابات صحيحة؟',
  order: 'الترتيب الصحيح، الأول في الأعلى',
  up: (item) => `رفع ${item}`,
  down: (item) => `خفض ${item}`,
  spellings: 'الإجابات المقبولة، واحدة في كل سطر',
  spokenAnswer: 'ما كان ينبغي أن يُقال',
  spokenAnswerHint: 'من أصاب يُحدَّد في لوحة المنظّم.',
  number: 'الإجابة العددية الصحيحة',
  tolerance: 'الفرق المسموح به',
  toleranceHint: 'إذا تُرك فارغًا يبقى كما كان. لا أثر له حين يفوز الأقرب.',
  void: 'إلغاء السؤال',
  voidHint: 'عندما لا توجد إجابة صحيحة أو كان السؤال غير منصف',
  everybody: 'تُحسب نقاط الجميع ومراكزهم من جديد وفق الإجابات المعطاة.',
  save: 'تصحيح وإعادة الحساب',
  missing: 'حدّدوا أولًا الإجابة الصحيحة',
  badNumber: 'يلزم عدد',
  answer: (n) => `الإجابة ${n}`,
};
