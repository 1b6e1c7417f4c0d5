import type { MomentTexts } from '../../../en/screens/screen/moments.ts';
import { isolate } from '../../../isolate.ts';
import { plural, showNumber } from '../../grammar.ts';

const points = (n: number) =>
  plural(n, {
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${showNumber(n)} نقاط`,
    other: `${showNumber(n)} نقطة`,
  });

export const moments: MomentTexts = {
  leads: (name, by) => `${isolate(name)} في الصدارة بفارق ${by === 2 ? 'نقطتين' : points(by)}`,
  leader: (name) => `في الصدارة الآن: ${isolate(name)}`,
  climb: (name, places) =>
    `${isolate(name)}: صعود ${plural(places, { few: `${places} مراكز`, other: `${places} مركزًا` })}`,
  streak: (name, count) =>
    `${isolate(name)}: ${plural(count, { few: `${count} إجابات صحيحة`, other: `${count} إجابة صحيحة` })} على التوالي`,
  close: (by) => (by === 0 ? 'تعادل بين الأول والثاني' : `الفارق بين الأول والثاني ${points(by)} فقط`),
  tie: 'عند تساوي النقاط يتقدّم الأسرع إجابةً',
  half: 'نصفكم تقدّم في الترتيب',
  team: (name) => `أفضل فريق في هذا السؤال: ${isolate(name)}`,
  theWinners: 'والفائزون هم…',
  theWinner: 'والمركز الأول…',
  told: (place, name, count) =>
    `المركز ${place === 1 ? 'الأول' : place === 2 ? 'الثاني' : 'الثالث'}: ${isolate(name)}، ${points(count)}`,
  comeback: (name) => `عودة إلى العشرة الأوائل: ${isolate(name)}`,
};
