import { openSecretByAny, sealSecret } from '#platform/sealed-secret';
import { serverSecret, serverSecrets } from '#platform/server-secret';
import type { Platform } from '#platform/platform';
import { findSealed, replaceSealed } from './two-step-store.ts';

/**
 * Seals every second step by the present secret of the server, where an older one stands beside it: after that the old
 * one can go. Gives how many it could open.
 */
export async function resealTwoSteps({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<number> {
  const secrets = await serverSecrets(db);
  if (secrets.length < 2) return 0;
  const present = await serverSecret(db);
  let opened = 0;
  for (const { userId, sealed } of await findSealed(db)) {
    const about = { holder: userId, purpose: 'twoStep' } as const;
    try {
      const secret = openSecretByAny(sealed, about, secrets);
      await replaceSealed(db, userId, { from: sealed, to: sealSecret(secret, about, present) });
      opened += 1;
    } catch {
      log.warn({ userId }, 'a second step was sealed by a secret that the server does not have');
    }
  }
  return opened;
}
