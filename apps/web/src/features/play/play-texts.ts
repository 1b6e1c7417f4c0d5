import type { Language, LiveRefusal } from '@qc/contract';

const en = {
  title: 'Join the game',
  code: 'Game code',
  codeHint: 'Six digits, shown on the big screen',
  codeProblem: 'A game code has six digits',
  enter: 'Enter',
  name: 'Nickname',
  nameHint: 'This is how you appear on the big screen',
  nameProblem: 'Please write a nickname',
  phone: 'Phone number',
  phoneHint: 'Only the organiser sees it',
  phoneProblem: 'Please write a phone number',
  rules: 'The rules',
  rulesLink: 'Read the full rules',
  consent: 'I have read the rules and agree',
  consentProblem: 'You can join after agreeing to the rules',
  join: 'Join',
  joining: 'Joining…',
  otherCode: 'Another code',
  playHere: 'Play here',
  ended: 'This game has ended',
  nameTaken: 'Somebody here already has this nickname. Choose another',
  roomFull: 'The game is full',
  roomLocked: 'The doors are closed',
  tooManyMessages: 'Too fast. Try again in a moment',
  otherRefusal: 'That did not work. Please try again',
};

/** Words of the player's page around the game. */
export type PlayTexts = typeof en;

const he: PlayTexts = {
  title: 'מצטרפים למשחק',
  code: 'קוד המשחק',
  codeHint: 'שש ספרות, מופיעות על המסך הגדול',
  codeProblem: 'בקוד המשחק שש ספרות',
  enter: 'כניסה',
  name: 'כינוי',
  nameHint: 'כך תופיעו על המסך הגדול',
  nameProblem: 'צריך לכתוב כינוי',
  phone: 'מספר טלפון',
  phoneHint: 'רק מנחה המשחק רואה אותו',
  phoneProblem: 'צריך לכתוב מספר טלפון',
  rules: 'התקנון',
  rulesLink: 'לתקנון המלא',
  consent: 'קראתי את התקנון ואני מסכימ/ה',
  consentProblem: 'אפשר להצטרף אחרי אישור התקנון',
  join: 'הצטרפות',
  joining: 'מצטרפים…',
  otherCode: 'קוד אחר',
  playHere: 'לשחק כאן',
  ended: 'המשחק הזה הסתיים',
  nameTaken: 'הכינוי הזה כבר תפוס. בחרו כינוי אחר',
  roomFull: 'המשחק מלא',
  roomLocked: 'ההצטרפות למשחק נסגרה',
  tooManyMessages: 'מהר מדי. נסו שוב בעוד רגע',
  otherRefusal: 'זה לא הצליח. נסו שוב',
};

const ar: PlayTexts = {
  title: 'الانضمام إلى اللعبة',
  code: 'رمز اللعبة',
  codeHint: 'ستة أرقام تظهر على الشاشة الكبيرة',
  codeProblem: 'رمز اللعبة مكوّن من ستة أرقام',
  enter: 'دخول',
  name: 'الاسم المستعار',
  nameHint: 'هكذا ستظهرون على الشاشة الكبيرة',
  nameProblem: 'يرجى كتابة اسم مستعار',
  phone: 'رقم الهاتف',
  phoneHint: 'يراه منظّم اللعبة فقط',
  phoneProblem: 'يرجى كتابة رقم هاتف',
  rules: 'الشروط',
  rulesLink: 'قراءة الشروط كاملة',
  consent: 'قرأت الشروط وأوافق عليها',
  consentProblem: 'يمكن الانضمام بعد الموافقة على الشروط',
  join: 'انضمام',
  joining: 'جارٍ الانضمام…',
  otherCode: 'رمز آخر',
  playHere: 'اللعب هنا',
  ended: 'انتهت هذه اللعبة',
  nameTaken: 'هذا الاسم مستخدم هنا. اختاروا اسمًا آخر',
  roomFull: 'اللعبة ممتلئة',
  roomLocked: 'أُغلق باب الانضمام',
  tooManyMessages: 'بسرعة كبيرة. حاولوا بعد قليل',
  otherRefusal: 'لم ينجح ذلك. حاولوا مرة أخرى',
};

export const playTexts: Record<Language, PlayTexts> = { he, ar, en };

/** Why joining was refused, in the language of the game. */
export function joinRefusalText(code: LiveRefusal, language: Language): string {
  const t = playTexts[language];
  const texts: Partial<Record<LiveRefusal, string>> = {
    nameTaken: t.nameTaken,
    nameEmpty: t.nameProblem,
    roomFull: t.roomFull,
    roomLocked: t.roomLocked,
    roomEnded: t.ended,
    consentNeeded: t.consentProblem,
    phoneNeeded: t.phoneProblem,
    tooManyMessages: t.tooManyMessages,
  };
  return texts[code] ?? t.otherRefusal;
}
