import type { AskTexts } from '../../../en/screens/author/ask-credits.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const askCredits: AskTexts = {
  ask: 'طلب رصيد',
  note: 'بضع كلمات إن أردتم',
  asked: (date) => `أُرسل طلبكم في ${date}. سيظهر الرد هنا.`,
  askedInstitution: (date) => `أُرسل طلبكم إلى مدير المؤسسة في ${date}. سيظهر الرد هنا.`,
  granted: (n) =>
    plural(n, {
      one: 'قُبل طلبكم: وحدة رصيد واحدة.',
      two: 'قُبل طلبكم: وحدتا رصيد.',
      few: `قُبل طلبكم: ${n} وحدات رصيد.`,
      other: `قُبل طلبكم: ${n} وحدة رصيد.`,
    }),
  declined: 'رُفض طلب الرصيد.',
  reason: (words) => `السبب: ${isolate(words)}`,
  waiting: (n) =>
    plural(n, {
      one: 'طلب رصيد واحد بانتظاركم',
      two: 'طلبا رصيد بانتظاركم',
      few: `${n} طلبات رصيد بانتظاركم`,
      other: `${n} طلب رصيد بانتظاركم`,
    }),
  noneTitle: 'التشغيل مع صف يكلّف رصيدًا',
  none: 'بناء الألعاب والتشغيل التجريبي مع 3 لاعبين كحد أقصى مجاني. التشغيل مع صف يكلّف رصيدًا.',
  noneInstitution: (name) => `${isolate(name)} تدفع مقابل مرات التشغيل ولا رصيد لديها الآن. التشغيل التجريبي مجاني.`,
};
