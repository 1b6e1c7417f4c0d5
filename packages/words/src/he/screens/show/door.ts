import type { DoorTexts } from '../../../en/screens/show/door.ts';

/** Words at a game's door, in its language. They come later than the form's. */
export const door: DoorTexts = {
  nameTaken: 'הכינוי הזה כבר תפוס. בחרו כינוי אחר',
  roomFull: 'המשחק מלא',
  roomLocked: 'ההצטרפות סגורה',
  opensByItself: 'השאירו את הדף פתוח: ברגע שאפשר יהיה להצטרף, הטופס יופיע כאן',
  entersByItself: 'השאירו את הדף פתוח: ברגע שאפשר יהיה להצטרף, תיכנסו מעצמכם',
  tooManyMessages: 'מהר מדי. נסו שוב בעוד רגע',
  pagesNotLetIn: 'במשחק הזה עונים בשלטי הצבעה',
  tooLateToJoin: 'המשחק כבר התחיל ואי אפשר להצטרף',
  nameFoul: 'אי אפשר להשתמש כאן בכינוי הזה. בחרו כינוי אחר',
  tooManySeats: 'מהמכשיר הזה כבר הצטרפו יותר מדי פעמים',
  attemptTaken: 'במכשיר הזה כבר התחיל ניסיון. רעננו את הדף כדי להמשיך בו',
  banned: 'המכשיר הזה נחסם על ידי מנחה המשחק',
  watch: 'רק לצפות',
  watchAlong: 'לצפות במשחק',
  watchHint: 'צפייה ותגובות מהטלפון הזה, בלי להשתתף',
  watchersFull: 'אין מקום לצופים נוספים',
  watchingOff: 'אי אפשר לצפות במשחק הזה בלי להשתתף',
  otherRefusal: 'זה לא הצליח. נסו שוב',
};
