import { wordsOf } from '@qc/words/server';
import { findPerson, type Person } from '#features/accounts';
import { lastKnownAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { queueMail, type WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import type { Platform } from '#platform/platform';
import type { StoredShare } from './share-store.ts';

/** Word by mail to the giver of a share whose receiver gave it back, for whoever wants such mail. */
export async function tellGiver(trx: Db, platform: Platform, share: StoredShare): Promise<void> {
  const [giver, receiver] = [await findPerson(trx, share.sharerId), await findPerson(trx, share.receiverId)];
  if (!giver?.emailNotifications || !receiver) return;
  const news = { receiverName: receiver.name, gameName: share.gameName, publicUrl: lastKnownAddress(platform) };
  await queueMail(trx, platform, leaveMail(giver, news));
}

/** The message, in the giver's language. A null `publicUrl`: the server does not know its address, there is no link. */
export function leaveMail(
  giver: Person,
  news: { receiverName: string; gameName: string; publicUrl: string | null },
): WrittenMail {
  const texts = wordsOf(giver.language).leaveMail;
  const address = news.publicUrl && `${news.publicUrl}/${giver.language}/transfer-log`;
  return writeLetter({
    language: giver.language,
    recipient: giver.mailbox,
    subject: texts.subject,
    paragraphs: [texts.greeting, texts.left],
    link: address ? { words: texts.open, address } : undefined,
    small: texts.why,
    names: { receiver: news.receiverName, game: news.gameName, giver: giver.name },
  });
}
