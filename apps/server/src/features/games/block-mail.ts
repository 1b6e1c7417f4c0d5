import { wordsOf } from '@qc/words/server';
import type { Person } from '#features/accounts';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
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

/** Tells an owner that an admin blocked a game or lifted the block, in that person's language. */
export function blockMail(receiver: Person, news: BlockNews): WrittenMail {
  const { language } = receiver;
  const t = wordsOf(language).blockMail;
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
