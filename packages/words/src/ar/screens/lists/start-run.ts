import type { StartRunTexts } from '../../../en/screens/lists/start-run.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

const creditsAr = (n: number) =>
  plural(n, { one: 'وحدة رصيد واحدة', two: 'وحدتي رصيد', few: `${n} وحدات رصيد`, other: `${n} وحدة رصيد` });

export const startRun: StartRunTexts = {
  outTitle: 'نفد الرصيد',
  outText: 'لم تبدأ اللعبة ولم يُخصم شيء.',
  cost: (price, left) => `يكلّف هذا التشغيل ${creditsAr(price)}، والمتبقي ${left}.`,
  ofInstitution: (name) => `تدفع المؤسسة ${isolate(name)} تكلفة تشغيل ألعابكم. لطلب المزيد توجّهوا إلى مدير المؤسسة.`,
  remotesTitle: 'ألعاب أجهزة التصويت متوقفة',
  remotesText: 'ألعاب أجهزة التصويت متوقفة في هذا الحساب. لم تبدأ اللعبة ولم يُخصم شيء.',
  remotesOfInstitution: (name) =>
    `ألعاب أجهزة التصويت متوقفة في المؤسسة ${isolate(name)}. لم تبدأ اللعبة ولم يُخصم شيء. يرجى التوجه إلى مدير المؤسسة.`,
  buy: 'شراء رصيد',
  demo: 'تشغيل تجريبي مجاني، حتى 3 لاعبين',
  provider: 'جهة الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
};
