import { wordsOf } from '@qc/words/server';
import type { CreditRequest } from '@qc/contract';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import type { Reader } from './credit-request-store.ts';

/** Which letter: to whoever may help, or to the person who asked. */
export type CreditLetter = 'asked' | 'granted' | 'declined';

/** A letter about a request for credits, in its reader's language. */
export function creditRequestMail(
  letter: CreditLetter,
  reader: Reader,
  { request, publicUrl }: { request: CreditRequest; publicUrl: string | null },
): WrittenMail {
  const { language } = reader;
  const texts = wordsOf(language).creditRequestMail;
  const { subject, paragraph, open } = texts[letter];
  const pages = {
    asked: request.institution === null ? 'admin/credit-requests' : 'credit-requests',
    granted: 'dashboard',
    declined: 'dashboard',
  };
  const words = letter === 'asked' ? request.note : request.reason;
  return writeLetter({
    language,
    recipient: reader.email,
    subject,
    paragraphs: [texts.greeting, paragraph, ...(words === '' ? [] : ['{words}'])],
    link: publicUrl === null ? undefined : { words: open, address: `${publicUrl}/${language}/${pages[letter]}` },
    small: texts.why[letter],
    names: { reader: reader.name, person: request.user.name, amount: String(request.amount), words },
  });
}
