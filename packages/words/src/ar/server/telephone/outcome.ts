import type { OutcomeTexts } from '../../../en/server/telephone/outcome.ts';
import { spokenPlural } from '../../../spoken-plural.ts';
import { plural } from '../../grammar.ts';

const counted = spokenPlural(plural);

export const outcome: OutcomeTexts = {
  correct: 'إجابة صحيحة!',
  partly: 'صحيح جزئيًا.',
  wrong: 'ليس هذه المرة.',
  noAnswer: 'لم تُرسل إجابة هذه المرة.',
  thanksForAnswer: 'شكرًا على الإجابة.',
  correctAnswer: 'الإجابة الصحيحة:',
  wonPoints: (n) =>
    counted(n, {
      one: 'حصلتم على نقطة واحدة.',
      two: 'حصلتم على نقطتين.',
      few: 'حصلتم على # نقاط.',
      many: 'حصلتم على # نقطة.',
      other: 'حصلتم على # نقطة.',
    }),
  lostPoints: (n) =>
    counted(n, {
      one: 'خسرتم نقطة واحدة.',
      two: 'خسرتم نقطتين.',
      few: 'خسرتم # نقاط.',
      many: 'خسرتم # نقطة.',
      other: 'خسرتم # نقطة.',
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
