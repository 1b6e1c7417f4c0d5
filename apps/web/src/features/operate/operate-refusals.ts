import type { LiveRefusal } from '@qc/contract';

type Refusals = Partial<Record<LiveRefusal, string>>;

/** Why the room did not do what an operator asked. */
export const enRefusals: Refusals = {
  badChoice: 'This doesn’t fit the question',
  removed: 'This player has left',
  wrongPhase: 'Not possible at this moment',
  staleStep: 'Not done: the game had already moved on',
  paused: 'The game is paused',
  nameTaken: 'This nickname is taken',
  nameEmpty: 'Enter a nickname',
  unknownSeat: 'This player has left',
  roomEnded: 'The game has ended',
  storageFailed: 'The server couldn’t save. Please try again',
  tooManyMessages: 'Too fast. Try again in a moment',
};
export const heRefusals: Refusals = {
  badChoice: 'זה לא מתאים לשאלה',
  removed: 'המשתתף כבר לא במשחק',
  wrongPhase: 'זה לא אפשרי ברגע הזה',
  staleStep: 'לא בוצע: המשחק כבר התקדם בינתיים',
  paused: 'המשחק מושהה',
  nameTaken: 'הכינוי הזה תפוס',
  nameEmpty: 'צריך לכתוב כינוי',
  unknownSeat: 'המשתתף כבר לא במשחק',
  roomEnded: 'המשחק הסתיים',
  storageFailed: 'השרת לא הצליח לשמור. נסו שוב',
  tooManyMessages: 'מהר מדי. נסו שוב בעוד רגע',
};
export const arRefusals: Refusals = {
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
