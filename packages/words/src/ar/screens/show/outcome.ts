import type { OutcomeTexts } from '../../../en/screens/show/outcome.ts';
import { show } from './show.ts';

export const outcome: OutcomeTexts = {
  ...show,
  yourAnswer: 'إجابتكم',
  correct: 'إجابة صحيحة!',
  wrong: 'ليس هذه المرة',
  partly: 'صحيح جزئيًا',
  thanksForAnswer: 'شكرًا على الإجابة',
  streakBonus: 'منها مكافأة التتابع',
  inARow: (n) => `${n} على التوالي!`,
  teamPlace: (place, of) => `فريقكم في المركز ${place} من ${of}`,
  teams: 'الفرق',
  myAnswers: 'إجاباتي',
  asking: 'لحظة…',
  notYet: 'يمكن رؤية إجاباتكم بعد انتهاء اللعبة',
  noAnswers: 'لم تكن هناك أسئلة للإجابة',
  noneGiven: 'لم تُرسل إجابة',
  leaders: 'في الصدارة',
  youWon: 'أنتم على منصة التتويج!',
  bestPlayers: 'أفضل اللاعبين',
  finalPlace: 'مركزكم',
  wellPlayed: 'أحسنتم اللعب!',
  thanks: 'شكرًا على مشاركتكم',
};
