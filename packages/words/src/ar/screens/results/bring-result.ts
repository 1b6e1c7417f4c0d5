import type { BringTexts } from '../../../en/screens/results/bring-result.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const bringResult: BringTexts = {
  button: 'إضافة نتيجة',
  title: 'إضافة نتيجة تشغيل دون إنترنت',
  text: 'اللعبة التي شُغّلت دون إنترنت تترك نتيجتها في المتصفح هناك أو في ملف. تُحفظ هنا مرة واحدة لكل رخصة.',
  choose: 'اختيار ملف النتيجة',
  foreign: 'هذا الملف ليس نتيجة تشغيل دون إنترنت.',
  found: (when, players) =>
    plural(players, {
      zero: `تشغيل في ${isolate(when)} دون لاعبين`,
      one: `تشغيل في ${isolate(when)} مع لاعب واحد`,
      two: `تشغيل في ${isolate(when)} مع لاعبَين`,
      few: `تشغيل في ${isolate(when)} مع ${players} لاعبين`,
      other: `تشغيل في ${isolate(when)} مع ${players} لاعبًا`,
    }),
  keep: 'حفظ النتيجة',
  kept: 'النتيجة الآن في قائمتكم.',
  wasHere: 'كانت هذه النتيجة في قائمتكم، وهي تُحسب مرة واحدة.',
  open: 'عرض النتيجة',
};
