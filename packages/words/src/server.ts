import { type ErrorCode, inEachLanguage, type Language, LANGUAGES } from '@qc/contract';
import type * as audit from './en/screens/audit/index.ts';
import type * as errors from './en/screens/errors/index.ts';
import type * as rules from './en/screens/rules/index.ts';
import type * as files from './en/server/files/index.ts';
import type * as mail from './en/server/mail/index.ts';
import { loadGroup } from './load-group.ts';

/** What the server says: letters, workbooks, pages, refusals, and what it shares with the screens. */
export type ServerWords = typeof audit & typeof errors & typeof rules & typeof files & typeof mail;

async function readWords(language: Language): Promise<ServerWords> {
  const ownFiles: typeof files = await import(`./${language}/server/files/index.ts`);
  const ownMail: typeof mail = await import(`./${language}/server/mail/index.ts`);
  return {
    ...(await loadGroup(language, 'audit')),
    ...(await loadGroup(language, 'errors')),
    ...(await loadGroup(language, 'rules')),
    ...ownFiles,
    ...ownMail,
  };
}

const known = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readWords(language)] as const)),
);

/** The server's words in one language. */
export function wordsOf(language: Language): ServerWords {
  const words = known.get(language);
  if (words === undefined) throw new Error(`no words in ${language}`);
  return words;
}

/** What a person reads for a refusal, in every language: a reply carries them all. */
export function errorTexts(code: ErrorCode): Record<Language, string> {
  return inEachLanguage((language) => wordsOf(language).errors[code]);
}
