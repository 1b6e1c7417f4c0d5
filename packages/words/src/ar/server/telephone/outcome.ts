import type { OutcomeTexts } from '../../../en/server/telephone/outcome.ts';
import { plural } from '../../grammar.ts';

export const outcome: OutcomeTexts = {
  correct: 'إجابة صحيحة!',
  partly: 'صحيح جزئيًا.',
  wrong: 'ليس هذه المرة.',
  noAnswer: 'لم تُرسل إجابة هذه المرة.',
  thanksForAnswer: 'شكرًا على الإجابة.',
  correctAnswer: 'الإجابة الصحيحة:',
  wonPoints: (n) =>
    plural(n, {
      one: 'حصلتم على نقطة واحدة.',
      two: 'حصلتم على نقطتين.',
      few: `حصلتم على ${n} نقاط.`,
      many: `حصلتم على ${n} نقطة.`,
      other: `حصلتم على ${n} نقطة.`,
    }),
  lostPoints: (n) =>
    plural(n, {
      one: 'خسرتم نقطة واحدة.',
      two: 'خسرتم نقطتين.',
      few: `خسرتم ${n} نقاط.`,
      many: `خسرتم ${n} نقطة.`,
      other: `خسرتم ${n} نقطة.`,
    }),
  inARow: (n) => `${n} على التوالي!`,
  score: (n) => `نقاطكم: ${n < 0 ? `سالب ${-n}` : n}.`,
  place: (n) => `مركزكم: ${n}.`,
  teamPlace: (place, of) => `فريقكم في المركز ${place} من ${of}.`,
  wasRight: (name) => `إجابة ${name} صحيحة.`,
  nobodyKnew: 'لم يعرف أحد هذه المرة.',
  gameOver: 'انتهت اللعبة.',
  onPodium: 'أنتم على منصة التتويج!',
  finalPlace: (n) => `مركزكم النهائي: ${n}.`,
  thanks: 'شكرًا على مشاركتكم.',
};
