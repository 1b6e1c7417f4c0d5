import type { Language } from '@qc/contract';
import type { Person } from '#features/accounts';
import type { MailMessage } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';

/** What the letter tells of. */
export interface BlockNews {
  gameName: string;
  blocked: boolean;
  /** Whom to ask; empty: the house has not said. */
  contact: string;
  /** Null: the server does not know its address, so that there is no link. */
  publicUrl: string | null;
}

/** Words of the letter. `{game}`, `{receiver}` and `{contact}` are what people wrote. */
interface BlockMailTexts {
  blocked: string;
  lifted: string;
  greeting: string;
  blockedText: string;
  liftedText: string;
  contact: string;
  open: string;
  why: string;
}

const he: BlockMailTexts = {
  blocked: 'המשחק {game} נחסם',
  lifted: 'החסימה של המשחק {game} בוטלה',
  greeting: 'שלום {receiver},',
  blockedText:
    'מנהל המערכת חסם את המשחק {game}. אפשר לערוך אותו, אבל אי אפשר להריץ, לשכפל, לייצא או לשתף אותו עד לביטול החסימה.',
  liftedText: 'החסימה של המשחק {game} בוטלה. אפשר שוב להריץ אותו.',
  contact: 'לבירורים: {contact}',
  open: 'למשחקים שלי',
  why: 'ההודעה נשלחה כי בחרתם לקבל התראות בדוא״ל. אפשר לבטל זאת בהגדרות המשתמש.',
};

const ar: BlockMailTexts = {
  blocked: 'حُظرت اللعبة {game}',
  lifted: 'رُفع الحظر عن اللعبة {game}',
  greeting: 'مرحبًا {receiver}،',
  blockedText:
    'حظر مدير النظام اللعبة {game}. يمكنكم تحريرها، لكن لا يمكن تشغيلها أو نسخها أو تصديرها أو مشاركتها حتى يُرفع الحظر.',
  liftedText: 'رُفع الحظر عن اللعبة {game}. يمكنكم تشغيلها من جديد.',
  contact: 'للاستفسار: {contact}',
  open: 'ألعابي',
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};

const en: BlockMailTexts = {
  blocked: 'The game {game} was blocked',
  lifted: 'The game {game} is no longer blocked',
  greeting: 'Hello {receiver},',
  blockedText:
    'An admin blocked the game {game}. You can edit it, but it can’t be run, duplicated, exported or shared until it’s unblocked.',
  liftedText: 'The game {game} was unblocked. You can run it again.',
  contact: 'Questions? Contact {contact}',
  open: 'My games',
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

const texts: Record<Language, BlockMailTexts> = { he, ar, en };

/** Tells an owner that an admin blocked a game or lifted the block, in that person's language. */
export function blockMail(receiver: Person, news: BlockNews): Omit<MailMessage, 'id'> {
  const { language } = receiver;
  const t = texts[language];
  return writeLetter({
    language,
    recipient: receiver.mailbox,
    subject: news.blocked ? t.blocked : t.lifted,
    paragraphs: [
      t.greeting,
      news.blocked ? t.blockedText : t.liftedText,
      ...(news.blocked && news.contact !== '' ? [t.contact] : []),
    ],
    link: news.publicUrl ? { words: t.open, address: `${news.publicUrl}/${language}/my-games` } : undefined,
    small: t.why,
    names: { game: news.gameName, receiver: receiver.name, contact: news.contact },
  });
}
