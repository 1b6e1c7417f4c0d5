import type { Refusals } from '../../../en/screens/live/operate-refusals.ts';

export const operateRefusals: Refusals = {
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
