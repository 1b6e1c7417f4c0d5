import type { Texts } from '../../../en/screens/author/first-steps.ts';

export const firstSteps: Texts = {
  title: 'الخطوات الأولى',
  steps: { made: 'بناء لعبة', tried: 'اللعب كتلميذ', ran: 'التشغيل مع صف' },
  hints: {
    made: 'خمسة أسئلة تكفي.',
    tried: 'التشغيل التجريبي مجاني ويُفتح في نافذة هاتف.',
    ran: 'افتحوا الشاشة الكبيرة، وينضم الجميع برمز.',
  },
  done: 'تم',
  sample: 'شاهدوا لعبة أولًا',
  sampleText: 'تُفتح لعبة جاهزة في نافذة هاتف وتتقدّم تلقائيًا. ما عليكم إلا الإجابة.',
  play: 'تشغيل لعبة نموذجية',
  dismiss: 'إخفاء الخطوات الأولى',
};
