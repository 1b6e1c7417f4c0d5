import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { checkLogin } from './check-login.ts';
import { checkPassword } from './check-password.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';
import { makeLoginLimits } from './login-limits.ts';
import { exchangeToken } from './login-token.ts';
import { registerUser } from './register-user.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';
import { startSession } from './start-session.ts';
import { updateUser } from './update-user.ts';

type AccountRoute =
  | 'registerUser'
  | 'login'
  | 'checkLogin'
  | 'logout'
  | 'exchangeToken'
  | 'listUsers'
  | 'getUser'
  | 'updateUser';

/** Calls about accounts and sessions. */
export function accountHandlers(platform: Platform): HandlersOf<AccountRoute> {
  const limits = makeLoginLimits(platform.now);
  const signIn = async (judged: Result<UserTable>, request: FastifyRequest, reply: FastifyReply) =>
    judged.ok ? succeed(await startSession(platform, request, reply, judged.value)) : judged;
  return {
    registerUser: async ({ body, request, reply }) => signIn(await registerUser(platform, body), request, reply),
    login: async ({ body, request, reply }) =>
      signIn(await checkPassword(platform, limits, body, request.ip), request, reply),
    exchangeToken: async ({ body, request, reply }) =>
      signIn(await exchangeToken(platform, body.token), request, reply),
    checkLogin: ({ request }) => checkLogin(platform, request),
    logout: async (call) => {
      await deleteSession(platform.db, signedIn(call).sessionHash);
      clearSessionCookie(platform, call.request, call.reply);
      return succeed({ ok: true });
    },
    listUsers: ({ query }) => listUsers(platform, query),
    getUser: (call) => getUser(platform, signedIn(call), call.params.id),
    updateUser: (call) => updateUser(platform, signedIn(call), call.params.id, call.body),
  };
}
