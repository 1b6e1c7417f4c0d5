import { wordsOf } from '@qc/words/server';
import type { RouteReply } from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { mailAnswer, mailFault } from '#platform/mail/mail-fault';
import type { Mailer } from '#platform/mail/mailer';
import { writeLetter } from '#platform/mail/write-letter';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { mailWay } from './mail-server.ts';
import { findLanguage } from './setting-store.ts';

/** Sends a mail at once, past the queue: the reply says whether the mail server took it, and if not, its word. */
export async function sendTestMail(
  platform: Platform,
  mailer: Pick<Mailer, 'sendNow'>,
  by: AuditBy,
  to: string,
): Promise<Result<RouteReply<'sendTestMail'>>> {
  const language = by.userId === null ? 'he' : await findLanguage(platform.db, by.userId);
  const { subject, body, small } = wordsOf(language).testMail;
  const letter = writeLetter({ language, recipient: to, subject, paragraphs: [body], small, names: {} });
  const fault = await mailer.sendNow({ id: platform.random.id(), ...letter }).then(
    () => null,
    (error: unknown) => ({ reason: mailFault(error), answer: mailAnswer(error) }),
  );
  const outcome = { sent: fault === null, reason: fault?.reason ?? '' };
  await recordAudit(platform.db, by, {
    action: 'sendTestMail',
    targetKind: 'mail',
    target: to,
    targetName: to,
    after: outcome,
  });
  return succeed({ ...outcome, answer: fault?.answer ?? '', way: await mailWay(platform) });
}
