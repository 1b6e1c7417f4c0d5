import { inEachLanguage } from '@qc/contract/languages';
import { languageNames } from '../../language-names.ts';
import type { PresenterTexts } from '../../../en/screens/screen/presenter.ts';
import { show } from '../show/show.ts';

export const presenter: PresenterTexts = {
  ...show,
  joinAt: 'נכנסים בכתובת',
  gameCode: 'קוד המשחק',
  scan: 'או סורקים',
  players: (count) => (count === 1 ? 'משתתף' : 'משתתפים'),
  answered: 'ענו',
  whoAnswered: 'מי כבר ענה',
  slideOf: (n, total) => `${n} / ${total}`,
  slideLabel: (n, total) => `שאלה ${n} מתוך ${total}`,
  locked: 'ההצטרפות סגורה',
  waiting: 'עוד רגע מתחילים',
  paused: 'הפסקה קצרה',
  getReady: 'מתכוננים!',
  devicesReady: 'מוכנים',
  thenTap: 'ואז מקישים לפי הסדר',
  teamsTitle: 'קבוצות',
  playersTitle: 'משתתפים',
  bestPlayers: 'המשתתפים המובילים',
  answersClosed: 'המענה סגור',
  standings: 'טבלת המובילים',
  thanksScreen: 'תודה לכל המשתתפים!',
  noPointsYet: 'עדיין אין נקודות',
  noWinners: 'זו הייתה השאלה האחרונה',
  votes: 'תשובות',
  typeOnPhone: {
    any: 'כותבים את התשובה בטלפון',
    ...inEachLanguage((one) => `כותבים את התשובה בטלפון, ${languageNames[one].inIt}`),
    numbers: 'כותבים את התשובה בטלפון, בספרות',
  },
  numberOnPhone: 'כותבים את המספר בטלפון',
  orderOnPhone: 'מסדרים לפי הסדר בטלפון',
  playOnPhone: 'משחקים בטלפון',
  finishedGame: 'סיימו את המשחק',
  cannotShow: 'אי אפשר להציג כאן את המשחק הזה',
  nobodyAnswered: 'הפעם איש לא ענה',
  inPlace: 'במקום הנכון:',
};
