import type { Language, TransferType } from '@qc/contract';

/** Words of the notice that a game was shared. `{sharer}` and `{game}` are names people wrote. */
export interface ShareMailTexts {
  subject: string;
  greeting: string;
  /** What the receiver may do with it, by transfer type. */
  given: Record<TransferType, string>;
  open: string;
  /** Where to look when the server does not know its own address. */
  where: Record<'shared' | 'mine', string>;
  why: string;
}

const he: ShareMailTexts = {
  subject: 'המשחק {game} שותף איתכם, מאת {sharer}',
  greeting: 'שלום {receiver},',
  given: {
    1: 'המשחק {game} שותף איתכם, מאת {sharer}. אפשר לערוך אותו יחד ולהריץ אותו.',
    2: 'קיבלתם עותק של המשחק {game}, מאת {sharer}. אפשר להריץ אותו, אבל לא לערוך אותו.',
    3: 'קיבלתם עותק של המשחק {game}, מאת {sharer}. העותק שלכם, ואפשר לשנות בו הכול.',
  },
  open: 'לפתיחת המשחק',
  where: {
    shared: 'המשחק מחכה לכם ב־questions.creator, ברשימה ״שותפו איתי״.',
    mine: 'המשחק מחכה לכם ב־questions.creator, ברשימה ״המשחקים שלי״.',
  },
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};

const ar: ShareMailTexts = {
  subject: 'تمت مشاركة لعبة {game} معكم من {sharer}',
  greeting: 'مرحبًا {receiver}،',
  given: {
    1: 'تمت مشاركة لعبة {game} معكم من {sharer}. يمكنكم تحريرها معًا وتشغيلها.',
    2: 'وصلتكم نسخة من لعبة {game} من {sharer}. يمكنكم تشغيلها، لكن لا يمكنكم تحريرها.',
    3: 'وصلتكم نسخة من لعبة {game} من {sharer}. النسخة لكم، ويمكنكم تغيير كل شيء فيها.',
  },
  open: 'فتح اللعبة',
  where: {
    shared: 'اللعبة بانتظاركم في questions.creator، في قائمة «تمت مشاركتها معي».',
    mine: 'اللعبة بانتظاركم في questions.creator، في قائمة «ألعابي».',
  },
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};

const en: ShareMailTexts = {
  subject: '{sharer} shared the game {game} with you',
  greeting: 'Hello {receiver},',
  given: {
    1: '{sharer} shared the game {game} with you. You can edit it together, and you can run it.',
    2: '{sharer} gave you a copy of the game {game}. You can run it, but not edit it.',
    3: '{sharer} gave you a copy of the game {game}. It’s yours, and you can change everything in it.',
  },
  open: 'Open the game',
  where: {
    shared: 'The game is waiting for you in questions.creator, under “Shared with me”.',
    mine: 'The game is waiting for you in questions.creator, under “My games”.',
  },
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

export const shareMailTexts: Record<Language, ShareMailTexts> = { he, ar, en };
