import type { ClickerSlidesTexts } from '../../../en/screens/clickers/clicker-slides.ts';
import { isolate } from '../../../isolate.ts';

export const clickerSlides: ClickerSlidesTexts = {
  notes: {
    digits: 'لا تجيب هنا إلا الأجهزة التي فيها أرقام. تُتخطّى للباقين، ولا ينتظرهم أحد.',
    noMinus: 'ليس في أجهزة التصويت مفتاح ناقص: لا يمكن إعطاء هذه الإجابة بها.',
    fewKeys: 'في أجهزة كثيرة أربعة مفاتيح فقط: لا يمكن بها اختيار E وما بعده.',
  },
  short: { digits: 'تلزم أرقام', noMinus: 'يلزم ناقص', fewKeys: 'أكثر من 4 مفاتيح' },
  lobby: {
    none: (slides) => `لا تستطيع أجهزة التصويت الإجابة عن الشرائح ${isolate(slides)}: تُتخطّى لمن ليس لديه إلا جهاز.`,
    digits: (slides) => `لا تجيب عن الشرائح ${isolate(slides)} إلا الأجهزة التي فيها أرقام: تُتخطّى للباقين.`,
    noMinus: (slides) => `لا يمكن كتابة إجابة الشرائح ${isolate(slides)} على جهاز: ليس فيه ناقص.`,
    fewKeys: (slides) => `في الشرائح ${isolate(slides)} أكثر من أربع إجابات: في أجهزة كثيرة أربعة مفاتيح.`,
  },
  preview: 'جهاز تصويت',
  previewHint: 'اضغطوا مفتاحًا: يجيب في المعاينة.',
  previewSaid: (keys) => `ضُغط: \u2066${keys}\u2069`,
  previewRight: 'صحيح: يضيء المصباح',
  previewWrong: 'ليست صحيحة',
};
