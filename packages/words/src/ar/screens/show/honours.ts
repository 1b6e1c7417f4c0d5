import type { honours as texts } from '../../../en/screens/show/honours.ts';
import { plural, showDistance } from '../../grammar.ts';

export const honours: typeof texts = {
  honours: 'نجوم اللعبة',
  honourKinds: {
    fastest: 'أسرع إجابة صحيحة',
    streak: 'أطول تتابع',
    climb: 'أكبر صعود في الترتيب',
    closest: 'أقرب تخمين',
    mostRight: 'أكثر الإجابات الصحيحة',
    team: 'أجرأ فريق',
  },
  honourValues: {
    fastest: (ms) => (ms < 500 ? 'فورًا' : `${(ms / 1000).toFixed(1)} ثانية`),
    streak: (count) => `${count} على التوالي`,
    climb: (places) => `${plural(places, { few: `${places} مراكز`, other: `${places} مركزًا` })} في سؤال واحد`,
    closest: (off, unit) => (off === 0 ? 'تمامًا!' : `بفارق ${showDistance(off, unit)}`),
    mostRight: (count) =>
      plural(count, {
        one: 'إجابة صحيحة واحدة',
        two: 'إجابتان صحيحتان',
        few: `${count} إجابات صحيحة`,
        other: `${count} إجابة صحيحة`,
      }),
    team: (percent) => `أجاب عن ${percent}% من أسئلته`,
  },
};
