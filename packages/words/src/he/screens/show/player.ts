import type { PlayerTexts } from '../../../en/screens/show/player.ts';
import { show } from './show.ts';

export const player: PlayerTexts = {
  ...show,
  score: 'ניקוד',
  pausedLong: 'הפסקה קצרה, עוד רגע ממשיכים',
  goesOn: 'ממשיכים במשחק',
  youAreIn: 'אתם בפנים!',
  seeYourName: 'הכינוי שלכם מופיע על המסך הגדול? מצוין.',
  lookUp: 'עיניים למסך הגדול',
  getReady: 'מתכוננים!',
  answersSoon: 'התשובות מיד',
  slideOf: (n, total) => `שאלה ${n} מתוך ${total}`,
  yourTeam: 'הקבוצה שלכם',
  yourTime: 'הזמן שלכם',
  timeUp: 'נגמר הזמן',
  scoreRule: 'איך צוברים נקודות',
  chooseOne: 'בוחרים תשובה אחת',
  chooseSeveral: 'מסמנים את כל התשובות הנכונות ושולחים',
  chooseSeveralSurvey: 'אפשר לסמן כמה תשובות ואז לשלוח',
  send: 'שליחת התשובה',
  sending: 'שולחים…',
  sent: 'התשובה התקבלה',
  late: 'התשובה הגיעה מאוחר מדי',
  notTaken: 'התשובה לא נקלטה. נסו שוב',
  answersClosed: 'המענה סגור',
  noAnswer: 'לא נשלחה תשובה',
};
