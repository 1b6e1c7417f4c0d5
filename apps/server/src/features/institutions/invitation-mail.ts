import { wordsOf } from '@qc/words/server';
import type { Language } from '@qc/contract';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';

/** What an invitation tells. */
export interface InvitationNews {
  language: Language;
  recipient: string;
  institutionName: string;
  invitedBy: string;
  manager: boolean;
  /** The link's secret. */
  token: string;
  /** Null: the server does not know its address, so that the secret is a code to be copied. */
  publicUrl: string | null;
}

/** The letter with the link, whose secret stands behind the `#`: browsers send that to no server. */
export function invitationMail(news: InvitationNews): WrittenMail {
  const { language, publicUrl, token } = news;
  const texts = wordsOf(language).invitationMail;
  const address = publicUrl === null ? null : `${publicUrl}/${language}/invitation#token=${token}`;
  return writeLetter({
    language,
    recipient: news.recipient,
    subject: texts.subject,
    paragraphs: [
      texts.greeting,
      texts.offer[news.manager ? 'manager' : 'member'],
      texts.how,
      ...(address === null ? [texts.code] : []),
    ],
    link: address === null ? undefined : { words: texts.open, address },
    code: address === null ? token : undefined,
    small: texts.why,
    names: { inviter: news.invitedBy, institution: news.institutionName },
  });
}
