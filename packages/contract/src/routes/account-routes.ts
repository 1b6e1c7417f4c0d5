import * as z from 'zod/mini';
import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  DeleteUser,
  Confirmation,
  SendConfirmation,
  ForgotPassword,
  OpenSession,
  OwnPassword,
  OwnProof,
  ResetPassword,
} from '../entities/account-care.ts';
import { RecoveryCodes, secondCode, TwoStepSetup, TwoStepState } from '../entities/two-step.ts';
import { SessionUser } from '../entities/user.ts';
import { SessionId, UserId } from '../ids.ts';
import { Done, FileReply, route } from '../route.ts';

export const accountRoutes = {
  forgotPassword: route('POST', '/auth/forgot-password', {
    access: 'anyone',
    summary:
      'Mail a one-time link for a new password; the answer is the same whether the address has an account or not',
    body: ForgotPassword,
    reply: Done,
  }),
  resetPassword: route('POST', '/auth/reset-password', {
    access: 'anyone',
    summary: 'Set a new password by a mailed link; every session of the account ends, and nobody is signed in',
    body: ResetPassword,
    /** `tookOver`: nobody had proved the address before, so whoever opened the account is out. */
    reply: z.extend(Done, { tookOver: z.optional(z.boolean()) }),
  }),
  changePassword: route('POST', '/auth/change-password', {
    access: 'user',
    summary: 'Set a new password by the old one; all other sessions end and this one goes on under a new id',
    body: ChangePassword,
    reply: SessionUser,
  }),
  changeEmail: route('POST', '/auth/change-email', {
    access: 'user',
    summary: 'Mail a link to another address; the account has that address once the link is used',
    body: ChangeEmail,
    reply: Done,
  }),
  confirmEmail: route('POST', '/auth/confirm-email', {
    access: 'anyone',
    summary:
      'Prove an address by the link mailed to it: by whoever has the session of the account, or its password; signs nobody in',
    body: ConfirmEmail,
    reply: Done,
  }),
  getConfirmation: route('GET', '/auth/confirmation', {
    access: 'user',
    summary: 'Whether my addresses are confirmed, and what waits for it',
    reply: Confirmation,
  }),
  sendConfirmation: route('POST', '/auth/send-confirmation', {
    access: 'user',
    summary: 'Mail the link that confirms my address once more; nothing for an address that is confirmed',
    body: SendConfirmation,
    reply: Done,
  }),
  provePassword: route('POST', '/auth/prove-password', {
    access: 'user',
    summary: 'Say once more that it is the person: for some minutes this session may end the others',
    body: OwnProof,
    reply: Done,
  }),
  listSessions: route('GET', '/auth/session', {
    access: 'user',
    summary: 'Where I am signed in, last used first',
    reply: z.object({ sessions: z.array(OpenSession), count: z.int() }),
  }),
  endSession: route('DELETE', '/auth/session/{id}', {
    access: 'user',
    summary: 'End one of my sessions',
    params: z.object({ id: SessionId }),
    reply: Done,
  }),
  signOutEverywhere: route('POST', '/auth/sign-out-everywhere', {
    access: 'user',
    summary: 'End every session of mine, this one too',
    reply: Done,
  }),
  getTwoStep: route('GET', '/auth/two-step', {
    access: 'user',
    summary: 'Whether signing in asks for a second step',
    reply: TwoStepState,
  }),
  startTwoStep: route('POST', '/auth/two-step/start', {
    access: 'user',
    summary: 'A new secret for the app; nothing changes before its first code is confirmed',
    /** The code is asked for where the second step is on already: another app takes the place of the present one. */
    body: z.strictObject({ ...OwnPassword.def.shape, code: z.optional(secondCode) }),
    reply: TwoStepSetup,
  }),
  confirmTwoStep: route('POST', '/auth/two-step/confirm', {
    access: 'user',
    summary: 'Turn the second step on by its first code; all other sessions end',
    body: z.strictObject({ code: secondCode }),
    reply: RecoveryCodes,
  }),
  renewRecoveryCodes: route('POST', '/auth/two-step/recovery-codes', {
    access: 'user',
    summary: 'New recovery codes; the old ones are void',
    body: z.strictObject({ ...OwnPassword.def.shape, code: secondCode }),
    reply: RecoveryCodes,
  }),
  disableTwoStep: route('POST', '/auth/two-step/disable', {
    access: 'user',
    summary: 'Turn the second step off; refused where the house demands it',
    body: z.strictObject({ ...OwnPassword.def.shape, code: secondCode }),
    reply: Done,
  }),
  exportOwnData: route('GET', '/user/export', {
    access: 'user',
    summary: 'Everything that is kept about me and of mine, as one JSON file',
    download: 'application/json',
    reply: FileReply,
  }),
  deleteUser: route('DELETE', '/user/{id}', {
    access: 'user',
    summary:
      'Delete the own account for good, with everything that is only its own; admins delete others, as by /admin/user/{id}',
    params: z.object({ id: UserId }),
    body: z.prefault(DeleteUser, {}),
    reply: Done,
  }),
};
