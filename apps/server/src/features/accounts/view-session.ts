import type { Role, SessionUser } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { sessionProof } from './secrets.ts';
import { serverSecret } from './server-secret.ts';
import { isTwoStepDue } from './two-step-due.ts';
import { viewUser } from './user-view.ts';

/** A session as its browser holds it: the account, the x-auth value, and whether a second step is still to be set up. */
export async function viewSession(
  platform: Platform,
  user: UserTable & { role: Role },
  sessionId: string,
): Promise<SessionUser> {
  const session = sessionProof(sessionId, await serverSecret(platform.db));
  const due = await isTwoStepDue(platform, user);
  return { ...(await viewUser(platform, user)), session, ...(due && { twoStepDue: true }) };
}
