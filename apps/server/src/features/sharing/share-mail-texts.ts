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
  subject: 'המשחק {game} שותף איתך, מאת {sharer}',
  greeting: 'שלום {receiver},',
  given: {
    1: 'המשחק {game} שותף איתך, מאת {sharer}. אפשר לערוך אותו יחד ולהריץ אותו.',
    2: 'קיבלת עותק של המשחק {game}, מאת {sharer}. אפשר להריץ אותו, אבל לא לערוך אותו.',
    3: 'קיבלת עותק של המשחק {game}, מאת {sharer}. העותק שלך, ואפשר לשנות בו הכול.',
  },
  open: 'לפתיחת המשחק',
  where: {
    shared: 'המשחק מחכה לך ב־questions.creator, ברשימה ״משחקים ששותפו איתי״.',
    mine: 'המשחק מחכה לך ב־questions.creator, ברשימה ״המשחקים שלי״.',
  },
  why: 'ההודעה נשלחה כי בחרת לקבל הודעות בדואר האלקטרוני. אפשר לבטל זאת בהגדרות החשבון.',
};

const ar: ShareMailTexts = {
  subject: 'تمت مشاركة لعبة {game} معك من {sharer}',
  greeting: 'مرحبًا {receiver}،',
  given: {
    1: 'تمت مشاركة لعبة {game} معك من {sharer}. يمكنكما تحريرها معًا، ويمكنك تشغيلها.',
    2: 'وصلتك نسخة من لعبة {game} من {sharer}. يمكنك تشغيلها، لكن لا يمكنك تحريرها.',
    3: 'وصلتك نسخة من لعبة {game} من {sharer}. النسخة لك، ويمكنك تغيير كل شيء فيها.',
  },
  open: 'فتح اللعبة',
  where: {
    shared: 'اللعبة بانتظارك في questions.creator، في قائمة «ألعاب تمت مشاركتها معي».',
    mine: 'اللعبة بانتظارك في questions.creator، في قائمة «ألعابي».',
  },
  why: 'وصلتك هذه الرسالة لأنك اخترت تلقّي الإشعارات بالبريد الإلكتروني. يمكنك إيقافها من إعدادات الحساب.',
};

const en: ShareMailTexts = {
  subject: '{sharer} shared the game {game} with you',
  greeting: 'Hello {receiver},',
  given: {
    1: '{sharer} shared the game {game} with you. You can edit it together, and you can run it.',
    2: '{sharer} gave you a copy of the game {game}. You can run it, but not edit it.',
    3: '{sharer} gave you a copy of the game {game}. It is yours, and you can change everything in it.',
  },
  open: 'Open the game',
  where: {
    shared: 'The game is waiting for you in questions.creator, under “Games shared with me”.',
    mine: 'The game is waiting for you in questions.creator, under “My games”.',
  },
  why: 'You get this message because you chose to be told by e-mail. You can turn it off in your account settings.',
};

export const shareMailTexts: Record<Language, ShareMailTexts> = { he, ar, en };
