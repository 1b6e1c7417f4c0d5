import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTable } from '#platform/db/tables';
import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkLogin } from './check-login.ts';
import { checkPassword } from './check-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';
import type { LoginLimits } from './login-limits.ts';
import { exchangeToken } from './login-token.ts';
import { makeMailLimits } from './mail-limits.ts';
import { endSession, listSessions, signOutEverywhere } from './own-sessions.ts';
import { registerUser } from './register-user.ts';
import { resetPassword } from './reset-password.ts';
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
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'confirmEmail'
  | 'listSessions'
  | 'endSession'
  | 'signOutEverywhere'
  | 'listUsers'
  | 'getUser'
  | 'updateUser';

/** What the calls share with the rest of the house. */
export interface AccountParts {
  /** One count of wrong passwords for every place that asks for one. */
  limits: LoginLimits;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
}

/** Calls about accounts and sessions. */
export function accountHandlers(platform: Platform, { limits, onMail }: AccountParts): HandlersOf<AccountRoute> {
  const mailLimits = makeMailLimits(platform.now);
  const signIn = async (judged: Result<UserTable>, request: FastifyRequest, reply: FastifyReply) =>
    judged.ok ? succeed(await startSession(platform, request, reply, judged.value)) : judged;
  const withMail = async <T>(work: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await work;
    if (result.ok) onMail();
    return result;
  };
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
    forgotPassword: ({ body }) => withMail(forgotPassword(platform, mailLimits, body.email)),
    resetPassword: ({ body, request }) => withMail(resetPassword(platform, limits, body, request.ip)),
    changePassword: async (call) => {
      const change = { ...call.body, ip: call.request.ip };
      const changed = await withMail(changePassword(platform, limits, signedIn(call), change));
      return signIn(changed, call.request, call.reply);
    },
    changeEmail: (call) =>
      withMail(
        changeEmail(platform, { login: limits, mail: mailLimits }, signedIn(call), {
          ...call.body,
          ip: call.request.ip,
        }),
      ),
    confirmEmail: ({ body }) => withMail(confirmEmail(platform, body.token)),
    listSessions: (call) => listSessions(platform, signedIn(call)),
    endSession: (call) => endSession(platform, signedIn(call), call.params.id),
    signOutEverywhere: async (call) => {
      const done = await signOutEverywhere(platform, signedIn(call));
      clearSessionCookie(platform, call.request, call.reply);
      return done;
    },
    listUsers: ({ query }) => listUsers(platform, query),
    getUser: (call) => getUser(platform, signedIn(call), call.params.id),
    updateUser: (call) => updateUser(platform, signedIn(call), call.params.id, call.body),
  };
}
