import type { SelfPacedTexts } from '../../../en/screens/show/self-paced.ts';

export const selfPaced: SelfPacedTexts = {
  start: 'لنبدأ',
  next: 'التالي',
  finish: 'إنهاء',
  going: 'لحظة…',
  openUntil: 'مفتوح حتى',
  slides: 'الشرائح',
  ownPace: 'تلعبون بالوتيرة التي تناسبكم. لكل سؤال وقته، ومكانكم محفوظ إذا خرجتم.',
  progress: (n, total) => `${n} من ${total}`,
  finished: 'لقد أنهيتم!',
  stopped: 'أُغلقت المهمة',
  countsSoFar: 'تُحسب الإجابات التي أرسلتموها حتى ذلك الحين. يمكن إغلاق هذه الصفحة.',
  answersIn: 'وصلت إجاباتكم. يمكن إغلاق هذه الصفحة.',
  rightLater: 'تظهر الإجابات الصحيحة هنا بعد إغلاق المهمة:',
};
