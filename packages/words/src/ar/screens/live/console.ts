import type { ConsoleTexts } from '../../../en/screens/live/console.ts';
import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const console: ConsoleTexts = {
  preparing: 'تحميل الوسائط',
  showNow: 'العرض الآن',
  ready: (n, all) => `الأجهزة الجاهزة: ${n} من ${all}`,
  hideStandings: 'إخفاء الترتيب',
  autoAdvance: 'انتقال تلقائي',
  autoIn: (seconds) =>
    plural(seconds, {
      one: 'تستمر بعد ثانية',
      two: 'تستمر بعد ثانيتين',
      few: `تستمر بعد ${seconds} ثوانٍ`,
      other: `تستمر بعد ${seconds} ثانية`,
    }),
  correct: 'تصحيح الإجابة',
  correctTitle: 'ما الإجابة الصحيحة؟',
  joining: 'الانضمام',
  open: 'الانضمام مفتوح',
  lateJoin: 'حتى بعد الشريحة الأولى',
  callersIn: 'المتصلون يجيبون أيضًا',
  callAt: (numbers) => `يتصلون بـ ${isolate(numbers)} ويُدخلون رمز اللعبة`,
  callerGaps: (slides) => `لا يستطيع المتصلون الإجابة عن الشرائح ${isolate(slides)}: يستمعون، ولا ينتظرهم السؤال.`,
  byPhone: (digits) => (digits === '' ? 'بالهاتف' : `بالهاتف، …${isolate(digits)}`),
  clickersIn: 'أجهزة التصويت تجيب أيضًا',
  pagesIn: 'الهواتف والحواسيب تجيب أيضًا',
  priceThen: (price) => `تكلفة التشغيل عندئذٍ: ${counts.credits(price)}`,
  twoStep: 'يلمس المنضمون الأشكال الظاهرة على الشاشة الكبيرة',
  twoStepHint: 'يمنع البرامج التي تعرف الرمز فقط',
  shapesNow: 'للمتأخرين، أشكال هذه اللحظة:',
  banned: (n) =>
    plural(n, {
      one: 'جهاز واحد محظور',
      two: 'جهازان محظوران',
      few: `${n} أجهزة محظورة`,
      many: `${n} جهازًا محظورًا`,
      other: `${n} جهاز محظور`,
    }),
  unban: 'إلغاء الحظر',
  removeRecent: 'إزالة المنضمين الجدد',
  removeRecentHint: 'إذا أغرق غرباء اللعبة: يُزال دفعة واحدة كل من انضم في هذه المدة',
  lastMinutes: (n) =>
    plural(n, {
      one: 'الدقيقة الأخيرة',
      two: 'الدقيقتان الأخيرتان',
      few: `آخر ${n} دقائق`,
      other: `آخر ${n} دقيقة`,
    }),
  removeTitle: (n) =>
    plural(n, {
      one: 'إزالة لاعب واحد؟',
      two: 'إزالة لاعبَين؟',
      few: `إزالة ${n} لاعبين؟`,
      many: `إزالة ${n} لاعبًا؟`,
      other: `إزالة ${n} لاعب؟`,
    }),
  removeText: 'يمكنهم الانضمام من جديد ما لم يُغلق الانضمام.',
  removeYes: 'إزالة',
  nobodyRecent: 'لم ينضم أحد في هذه المدة',
  menuOf: (name) => `المزيد من الإجراءات: ${isolate(name)}`,
  renameItem: 'تغيير الاسم المستعار',
  kickItem: 'إزالة',
  banItem: 'إزالة وحظر الجهاز',
  banTitle: (name) => `حظر جهاز ${isolate(name)}؟`,
  banText: 'يُزال اللاعب ولا يستطيع هذا الجهاز الانضمام إلى هذه اللعبة مرة أخرى.',
  banYes: 'حظر',
  extra: 'وقت إضافي (يعرفه هذا اللاعب فقط)',
  noExtra: 'بدون',
  extraBy: (percent) => `+${percent}%`,
  hasExtra: (percent) => `لديه وقت إضافي ${percent}%`,
  extraWait: (n) =>
    plural(n, {
      one: 'انتهى الوقت. بانتظار لاعب واحد لديه وقت إضافي',
      two: 'انتهى الوقت. بانتظار لاعبَين لديهما وقت إضافي',
      few: `انتهى الوقت. بانتظار ${n} لاعبين لديهم وقت إضافي`,
      many: `انتهى الوقت. بانتظار ${n} لاعبًا لديهم وقت إضافي`,
      other: `انتهى الوقت. بانتظار ${n} لاعب لديهم وقت إضافي`,
    }),
  callersWait: (n) =>
    plural(n, {
      one: 'انتهى الوقت. بانتظار متصل واحد سمع السؤال لاحقًا',
      two: 'انتهى الوقت. بانتظار متصلَين سمعا السؤال لاحقًا',
      few: `انتهى الوقت. بانتظار ${n} متصلين سمعوا السؤال لاحقًا`,
      many: `انتهى الوقت. بانتظار ${n} متصلًا سمعوا السؤال لاحقًا`,
      other: `انتهى الوقت. بانتظار ${n} متصل سمعوا السؤال لاحقًا`,
    }),
  slowWait: (n) =>
    plural(n, {
      one: 'انتهى الوقت. بانتظار لاعب واحد: متصل أو من لديه وقت إضافي',
      two: 'انتهى الوقت. بانتظار لاعبَين: متصلون ومن لديهم وقت إضافي',
      few: `انتهى الوقت. بانتظار ${n} لاعبين: متصلون ومن لديهم وقت إضافي`,
      many: `انتهى الوقت. بانتظار ${n} لاعبًا: متصلون ومن لديهم وقت إضافي`,
      other: `انتهى الوقت. بانتظار ${n} لاعب: متصلون ومن لديهم وقت إضافي`,
    }),
  extraLeft: (seconds) =>
    plural(seconds, {
      one: 'ثانية واحدة أخرى على الأكثر',
      two: 'ثانيتان أخريان على الأكثر',
      few: `${seconds} ثوانٍ أخرى على الأكثر`,
      other: `${seconds} ثانية أخرى على الأكثر`,
    }),
  moveTo: 'نقل إلى فريق',
  waitingFor: 'من لم يجب بعد فقط',
};
