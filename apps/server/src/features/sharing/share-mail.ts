import { wordsOf } from '@qc/words/server';
import type { TransferType } from '@qc/contract';
import type { Person } from '#features/accounts';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';

/** What the notice tells of. */
export interface ShareNews {
  sharerName: string;
  gameName: string;
  transferType: TransferType;
  /** Null: the server does not know its address, so that there is no link. */
  publicUrl: string | null;
}

/** The notice to the receiver of a game, in that person's language, as plain text and as a page. */
export function shareMail(receiver: Person, news: ShareNews): WrittenMail {
  const { language } = receiver;
  const texts = wordsOf(language).shareMail;
  const list = news.transferType === 3 ? 'mine' : 'shared';
  const address = news.publicUrl && `${news.publicUrl}/${language}/${list === 'mine' ? 'my-games' : 'shared-games'}`;
  return writeLetter({
    language,
    recipient: receiver.mailbox,
    subject: texts.subject,
    paragraphs: [texts.greeting, texts.given[news.transferType], ...(address ? [] : [texts.where[list]])],
    link: address ? { words: texts.open, address } : undefined,
    small: texts.why,
    names: { sharer: news.sharerName, game: news.gameName, receiver: receiver.name },
  });
}
