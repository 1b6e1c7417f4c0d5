import type { Role, SessionUser } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { sessionProof } from '../secrets.ts';
import { serverSecret } from '#platform/server-secret';
import { isSetupDue } from '../owner/setup-due.ts';
import { isTwoStepDue } from '../two-step/two-step-due.ts';
import { viewUser } from '../people/user-view.ts';

/** A session as its browser holds it: the account, the x-auth value, and what has to be done before all else is open. */
export async function viewSession(
  platform: Platform,
  user: UserTable & { role: Role },
  { sessionId, passwordDue }: { sessionId: string; passwordDue: boolean },
): Promise<SessionUser> {
  const session = sessionProof(sessionId, await serverSecret(platform.db));
  const due = await isTwoStepDue(platform, user);
  return {
    ...(await viewUser(platform, user)),
    session,
    ...(isSetupDue(user) && { setupDue: true }),
    ...(due && { twoStepDue: true }),
    ...(passwordDue && { passwordDue }),
  };
}
