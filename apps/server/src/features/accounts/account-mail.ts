import type { AccountLetter, LinkedLetter } from '@qc/words/en/server/mail/account-mail';
import { wordsOf } from '@qc/words/server';
import type { Language } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import type { WrittenMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';

/** What a letter needs to know besides the account. */
export interface AccountNews {
  /**
   * For a link. Null or absent: the server does not know its address. A link to wherever the call came to would be the
   * caller's to forge.
   */
  publicUrl?: string | null;
  /** Of a letter with a link. */
  token?: string;
  newEmail?: string;
  /** Where it goes, when not to the account's address. */
  recipient?: string;
}

const PAGES: Record<LinkedLetter, string> = {
  reset: 'reset-password',
  accountOpened: 'reset-password',
  passwordLink: 'reset-password',
  confirmEmail: 'confirm-email',
  confirmAddress: 'confirm-email',
  confirmContact: 'confirm-email',
  addressCorrected: 'confirm-email',
  registeredAgain: 'reset-password',
  registeredFirst: 'reset-password',
  resetFirst: 'reset-password',
};

/**
 * One letter about an account, in its person's language. A link carries its secret behind the `#`, which browsers send
 * to no server and name to no other page; without a known address the letter carries the secret as a code.
 */
export function accountMail(letter: AccountLetter, user: UserTable, news: AccountNews): WrittenMail {
  const texts = wordsOf(user.language).accountMail;
  const { subject, paragraphs } = texts.letters[letter];
  const { publicUrl = null, token } = news;
  const linked = isLinked(letter) && token !== undefined ? { letter, token } : null;
  const address =
    linked && publicUrl !== null ? pageOfLink(linked.letter, user.language, { publicUrl, token: linked.token }) : null;
  const byHand = linked && address === null;
  return writeLetter({
    language: user.language,
    recipient: news.recipient ?? user.email,
    subject,
    paragraphs: [
      texts.greeting,
      ...paragraphs.map((words) => words.replaceAll('{way}', texts.way[byHand ? 'code' : 'link'])),
      ...(byHand ? [texts.link[linked.letter].code] : []),
    ],
    link: linked && address !== null ? { words: texts.link[linked.letter].words, address } : undefined,
    code: byHand ? linked.token : undefined,
    small: texts.why,
    names: { name: user.name, newEmail: masked(news.newEmail ?? '') },
  });
}

/** Where a link leads. */
export function pageOfLink(
  letter: LinkedLetter,
  language: Language,
  { publicUrl, token }: { publicUrl: string; token: string },
): string {
  return `${publicUrl}/${language}/${PAGES[letter]}#token=${token}`;
}

function isLinked(letter: AccountLetter): letter is LinkedLetter {
  return letter in PAGES;
}

/** Enough of an address to know one's own, too little to tell a stranger's mailbox who somebody is. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…');
}
