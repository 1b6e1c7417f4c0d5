import type { Done } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { type Result, succeed, whenDone } from '#platform/result';
import { isAdminsAct } from './people/account-policy.ts';
import { adminCheckLogin, checkAdminPassword } from './sessions/admin-login.ts';
import { changeEmail } from './addresses/change-email.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkLogin } from './sessions/check-login.ts';
import { checkPassword, type SignInOrigin, type JudgedAccount } from './passwords/check-password.ts';
import { confirmEmail } from './addresses/confirm-email.ts';
import { currentSession } from './sessions/current-session.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { getUser } from './people/get-user.ts';
import { readKnownDevice, writeKnownDevice } from './sessions/known-device.ts';
import { exchangeToken } from './sessions/login-token.ts';
import { makeMailLimits } from './mail-limits.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions/own-sessions.ts';
import { provePassword } from './sessions/recent-proof.ts';
import { registerUser } from './registration/register-user.ts';
import { makeRegistrationLimits } from './registration/registration-limits.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { clearSessionCookie } from './sessions/session-cookie.ts';
import { deleteSession } from './sessions/session-store.ts';
import { getConfirmation, sendConfirmation } from './addresses/send-confirmation.ts';
import { setUpOwner } from './owner/set-up-owner.ts';
import { startSession } from './sessions/start-session.ts';
import { twoStepHandlers } from './two-step/two-step-handlers.ts';
import { updateUser } from './people/update-user.ts';
import { makeWelcomeLimits } from './registration/welcome-credits.ts';
import type { AccountParts } from './account-parts.ts';

/** Calls about accounts and sessions. */
export function accountHandlers(platform: Platform, parts: AccountParts) {
  const { limits, confirmAddress, onMail, onSessionsEnded } = parts;
  const mailLimits = makeMailLimits(platform);
  const registerLimits = {
    welcome: makeWelcomeLimits(platform),
    registration: makeRegistrationLimits(platform),
    mail: mailLimits,
  };
  const signIn = async (judged: Result<JudgedAccount>, request: FastifyRequest, reply: FastifyReply) =>
    judged.ok ? succeed(await startSession(platform, request, reply, judged.value)) : judged;
  const logout = async (call: Call<'logout' | 'adminLogout'>): Promise<Result<Done>> => {
    await deleteSession(platform.db, signedIn(call).sessionHash);
    clearSessionCookie(platform, call.request, call.reply);
    onSessionsEnded();
    return succeed({ ok: true });
  };
  const originOf = (request: FastifyRequest): SignInOrigin => ({
    ip: request.ip,
    knownDevice: (user) => readKnownDevice(platform, request, user),
  });
  return {
    ...twoStepHandlers(platform, parts),
    registerUser: async ({ body, request, reply }) => {
      const registered = await whenDone(registerUser(platform, registerLimits, body, request.ip), onMail);
      if (!registered.ok) return registered;
      const { user, mailed } = registered.value;
      if (user === null) return succeed({ registered: false as const, mailed });
      const judged = { user, secondStep: 'none' as const, passwordDue: false };
      return succeed({ ...(await startSession(platform, request, reply, judged)), registered: true });
    },
    login: async ({ body, request, reply }) =>
      signIn(await whenDone(checkPassword(platform, limits, body, originOf(request)), onMail), request, reply),
    adminLogin: async ({ body, request, reply }) =>
      signIn(await whenDone(checkAdminPassword(platform, limits, body, originOf(request)), onMail), request, reply),
    exchangeToken: async ({ body, request, reply }) =>
      signIn(await exchangeToken(platform, body.token), request, reply),
    checkLogin: ({ request }) => checkLogin(platform, request),
    adminCheckLogin: ({ request }) => adminCheckLogin(platform, request),
    logout,
    adminLogout: logout,
    setUpOwner: async (call) => {
      const made = await whenDone(setUpOwner(platform, signedIn(call), call.body), onSessionsEnded);
      const judged = made.ok ? succeed({ user: made.value, secondStep: 'none' as const, passwordDue: false }) : made;
      return signIn(judged, call.request, call.reply);
    },
    forgotPassword: ({ body, request }) =>
      whenDone(forgotPassword(platform, mailLimits, body.email, originOf(request)), onMail),
    resetPassword: async ({ body, request, reply }) => {
      const set = await whenDone(resetPassword(platform, confirmAddress, body), onMail, onSessionsEnded);
      if (!set.ok) return set;
      // Who was locked out by wrong tries can sign in now; and here also while others go on guessing.
      await limits.forgive(set.value.user.email, request.ip);
      await writeKnownDevice(platform, request, reply, set.value.user);
      return succeed({ ok: true, ...(set.value.tookOver && { tookOver: true }) });
    },
    changePassword: async (call) => {
      const change = { ...call.body, ip: call.request.ip };
      const changed = await whenDone(changePassword(platform, limits, signedIn(call), change), onMail, onSessionsEnded);
      // The session that asks has been through the second step already.
      const judged = changed.ok
        ? succeed({ user: changed.value, secondStep: 'given' as const, passwordDue: false })
        : changed;
      return signIn(judged, call.request, call.reply);
    },
    changeEmail: (call) =>
      whenDone(
        changeEmail(platform, { login: limits, mail: mailLimits }, signedIn(call), {
          ...call.body,
          ip: call.request.ip,
        }),
        onMail,
      ),
    confirmEmail: async ({ body, request }) => {
      const sessionOf = (await currentSession(platform, request))?.user.id ?? null;
      return whenDone(confirmEmail(platform, limits, confirmAddress, { ...body, ip: request.ip, sessionOf }), onMail);
    },
    getConfirmation: (call) => getConfirmation(platform, parts.countWaiting, signedIn(call)),
    sendConfirmation: (call) =>
      whenDone(sendConfirmation(platform, mailLimits, signedIn(call), { ...call.body, ip: call.request.ip }), onMail),
    provePassword: (call) => provePassword(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip }),
    listSessions: (call) => listSessions(platform, signedIn(call)),
    endSession: (call) => whenDone(endSession(platform, signedIn(call), call.params.id), onSessionsEnded),
    signOutEverywhere: async (call) => {
      const done = await whenDone(signOutEverywhere(platform, signedIn(call)), onSessionsEnded);
      clearSessionCookie(platform, call.request, call.reply);
      return done;
    },
    getUser: (call) => getUser(platform, signedIn(call), call.params.id),
    updateUser: (call) => {
      const { params, body: changes, request } = call;
      if (isAdminsAct(signedIn(call), params.id)) return parts.manageOther(call);
      return whenDone(
        updateUser(platform, mailLimits, signedIn(call), { id: params.id, changes, ip: request.ip }),
        onMail,
      );
    },
  } satisfies Partial<Handlers>;
}
