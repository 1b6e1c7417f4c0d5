import type { WaitingTexts } from '../../../en/server/telephone/waiting.ts';
import { plural } from '../../grammar.ts';

export const waiting: WaitingTexts = {
  youAreIn: 'אתם במשחק.',
  yourName: 'הכינוי שלכם:',
  yourTeam: 'הקבוצה שלכם:',
  beginsSoon: 'המשחק יתחיל בקרוב. הישארו על הקו.',
  flatPoints: 'כל תשובה נכונה מזכה בנקודות, והן לא תלויות במהירות ההקשה.',
  wrongCosts: (percent) => `טעות עולה ${percent} אחוז מהנקודות, ומי שלא ענה לא מפסיד.`,
  ownTime: 'הזמן שלכם מתחיל אחרי שהשאלה הוקראה לכם.',
  lobbyKeys: 'לשמיעה חוזרת, הקישו כוכבית. ליציאה מהמשחק, הקישו 0.',
  welcomeBack: 'ברוכים השבים. המקום שלכם נשמר.',
  askLeave: 'ליציאה מהמשחק, הקישו שוב 0. כדי להישאר, הקישו כל מקש אחר.',
  stayed: 'אתם עדיין במשחק.',
  holding: ['רק רגע, בבקשה.', 'תכף ממשיכים.', 'הישארו על הקו.'],
  getReady: 'מתכוננים.',
  lookUp: 'עיניים למסך הגדול.',
  paused: 'המשחק מושהה. רק רגע, בבקשה.',
  talkNow: 'מדברים עם השכנים, ואז עונים שוב.',
  answerAgain: 'עכשיו עונים שוב.',
  breakOf: (minutes) =>
    plural(minutes, {
      one: 'הפסקה של דקה. הישארו על הקו.',
      two: 'הפסקה של שתי דקות. הישארו על הקו.',
      other: `הפסקה של ${minutes} דקות. הישארו על הקו.`,
    }),
  breakOver: 'ההפסקה נגמרה. תכף ממשיכים.',
  answersClosed: 'המענה סגור.',
  timeUp: 'נגמר הזמן.',
  notForTelephones: 'עיניים למסך הגדול. על השאלה הזאת אי אפשר לענות בשיחה.',
  yourTurn: 'התור שלכם. אמרו את התשובה בקול.',
  hasTurn: (name) => `התור של ${name}.`,
  youBuzzed: 'לחצתם. אם התשובה שגויה, ייתכן שהתור יעבור אליכם.',
  outOfRace: 'אתם כבר לא בשאלה הזאת.',
};
