import type { AskingTexts } from '../../../en/server/telephone/asking.ts';
import { spokenPlural } from '../../../spoken-plural.ts';
import { plural } from '../../grammar.ts';

const counted = spokenPlural(plural);

export const asking: AskingTexts = {
  question: (n) => `שאלה ${n}.`,
  true: 'נכון',
  false: 'לא נכון',
  picture: (n) => `תמונה ${n}`,
  chooseSeveral: 'הקישו את המקשים של כל התשובות שלכם, ובסיום סולמית.',
  typeNumber: 'הקישו את המספר, ובסיום סולמית. כוכבית היא הנקודה העשרונית.',
  buzz: 'יודעים את התשובה? הקישו מקש כלשהו.',
  buzzAgain: 'הבאזרים פתוחים. הקישו מקש כלשהו.',
  hearAgain: 'לשמיעת השאלה שוב, הקישו כוכבית.',
  stillOpen: 'עדיין אפשר לענות.',
  secondsLeft: (n) => counted(n, { one: 'נותרה שנייה אחת.', two: 'נותרו שתי שניות.', other: 'נותרו # שניות.' }),
  youChose: 'בחרתם:',
  nothingChosen: 'לא נבחרה תשובה.',
  pressedSoFar: (keys) => `עד כה ${keys}. להוספה, הקישו עוד מקש.`,
  yourNumber: 'המספר שלכם:',
  keepNumber: 'לשליחתו, הקישו 1. להקשת מספר אחר, הקישו 2.',
  noNumber: 'זה עדיין לא מספר.',
  received: 'התשובה התקבלה.',
  mayChange: 'לשינוי, הקישו מקש אחר.',
  mayChangeSeveral: 'לשינוי, הקישו שוב את מקשי התשובות, ובסיום סולמית.',
  decimal: (whole, digits) => `${whole} נקודה ${digits}`,
  negative: (value) => `מינוס ${value}`,
};
