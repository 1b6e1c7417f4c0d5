import { wordsOf } from '@qc/words/server';
import { DEFAULT_LANGUAGE, LANGUAGES, type Role, type UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import type { Platform } from '#platform/platform';
import { readSettings } from './installation-settings.ts';
import { listStaffWithoutTwoStep, readTwoStepDueFrom } from './two-step-store.ts';

interface Telling {
  dueFromMs: number;
  /** The house's own; empty: not known. */
  address: string;
  /** Nobody else is written to. */
  only?: UserId | null;
}

/** Writes to everybody of the staff who has no second step from when on it is demanded of them. */
export async function tellStaffOfTwoStep(
  platform: Pick<Platform, 'random' | 'now'>,
  trx: Db,
  { dueFromMs, address, only = null }: Telling,
): Promise<void> {
  for (const { name, email, language: spoken } of await listStaffWithoutTwoStep(trx, only)) {
    const language = LANGUAGES.find((known) => known === spoken) ?? DEFAULT_LANGUAGE;
    const texts = wordsOf(language).twoStepDemandMail;
    const mail = writeLetter({
      language,
      recipient: email,
      subject: texts.subject,
      paragraphs: texts.paragraphs,
      link: address === '' ? undefined : { words: texts.open, address: `${address}/${language}/user-settings` },
      small: texts.small,
      names: { name, date: dayOf(dueFromMs) },
    });
    await queueMail(trx, platform, mail);
  }
}

/** Writes the same to somebody who comes to the staff while there are still days for it; after them it is asked for at once. */
export async function tellNewStaffOfTwoStep(
  platform: Platform,
  trx: Db,
  { userId, before, after }: { userId: UserId; before: Role; after: Role },
): Promise<void> {
  if (before !== 2 || after === 2) return;
  const { twoStepForStaff, baseUrl } = await readSettings(platform, trx);
  const dueFromMs = await readTwoStepDueFrom(trx);
  if (twoStepForStaff && dueFromMs > platform.now())
    await tellStaffOfTwoStep(platform, trx, { dueFromMs, address: baseUrl, only: userId });
}

/** Day first, as on all screens. */
function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10).split('-').reverse().join('.');
}
