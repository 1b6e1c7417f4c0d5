import type { Refusals } from '../../../en/screens/live/operate-refusals.ts';

export const operateRefusals: Refusals = {
  badChoice: 'هذا لا يناسب السؤال',
  removed: 'غادر هذا اللاعب',
  wrongPhase: 'هذا غير ممكن في هذه اللحظة',
  staleStep: 'لم يُنفَّذ: كانت اللعبة قد تقدمت في هذه الأثناء',
  paused: 'اللعبة متوقفة مؤقتًا',
  nameTaken: 'هذا الاسم المستعار مستخدم',
  nameEmpty: 'يلزم اسم مستعار',
  unknownSeat: 'غادر هذا اللاعب',
  roomEnded: 'انتهت اللعبة',
  storageFailed: 'تعذّر الحفظ في الخادم. حاولوا مرة أخرى',
  tooManyMessages: 'أسرع من اللازم. حاولوا بعد قليل',
};
