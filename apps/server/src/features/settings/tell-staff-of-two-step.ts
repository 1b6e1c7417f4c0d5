import { DEFAULT_LANGUAGE, LANGUAGES } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import { writeLetter } from '#platform/mail/write-letter';
import type { Platform } from '#platform/platform';
import { twoStepDemandTexts } from './two-step-mail-texts.ts';
import { listStaffWithoutTwoStep } from './two-step-store.ts';

/** Writes to everybody of the staff who has no second step from when on it is demanded of them. */
export async function tellStaffOfTwoStep(
  { random, now }: Pick<Platform, 'random' | 'now'>,
  trx: Db,
  { dueFromMs, address }: { dueFromMs: number; /** The house's own; empty: not known. */ address: string },
): Promise<void> {
  for (const { name, email, language: spoken } of await listStaffWithoutTwoStep(trx)) {
    const language = LANGUAGES.find((known) => known === spoken) ?? DEFAULT_LANGUAGE;
    const texts = twoStepDemandTexts[language];
    const mail = writeLetter({
      language,
      recipient: email,
      subject: texts.subject,
      paragraphs: texts.paragraphs,
      link: address === '' ? undefined : { words: texts.open, address: `${address}/${language}/user-settings` },
      small: texts.small,
      names: { name, date: dayOf(dueFromMs) },
    });
    await queueMail(trx, { id: random.id(), ...mail }, now());
  }
}

/** Day first, as on all screens. */
function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10).split('-').reverse().join('.');
}
