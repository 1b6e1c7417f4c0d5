import type { JoiningTexts } from '../../../en/server/telephone/joining.ts';

export const joining: JoiningTexts = {
  hello: 'שלום, וברוכים הבאים למשחק.',
  chooseLanguage: (key) => `לעברית, הקישו ${key}.`,
  enterCode: 'הקישו את שש הספרות של קוד המשחק, ובסיום סולמית.',
  codeLength: 'בקוד המשחק יש שש ספרות.',
  unknownCode: 'אין משחק פתוח עם הקוד הזה.',
  tryAgain: 'נסו שוב.',
  nothingHeard: 'לא הוקש דבר.',
  goodbye: 'להתראות.',
  callerName: (digits, further) => `מתקשר ${digits}${further > 1 ? ` ${further}` : ''}`,
  askRules: 'למשחק הזה יש תקנון. לאישור התקנון ולהצטרפות, הקישו 1. לשמיעת התקנון, הקישו 2. לניתוק, הקישו 0.',
  rulesElsewhere: 'התקנון כתוב בדף המשחק. אפשר לבקש אותו ממנחה המשחק.',
  askNumber: 'במשחק הזה מבקשים מספר טלפון. למסירת המספר שממנו אתם מתקשרים, הקישו 1. למסירת מספר אחר, הקישו 2.',
  typeNumber: 'במשחק הזה מבקשים מספר טלפון. הקישו אותו, ובסיום סולמית.',
  shortNumber: 'המספר הזה קצר מדי.',
  chooseTeam: 'בחרו קבוצה.',
  askShapes: 'עוד צעד אחד. הקישו את המספרים של שש הצורות, לפי הסדר שעל המסך הגדול.',
  pressFor: (what, key) => `עבור ${what}, הקישו ${key}.`,
  press: (key) => `הקישו ${key}.`,
  thenHash: 'ובסיום הקישו סולמית.',
  otherKey: 'המקש הזה לא מתאים כאן.',
};
