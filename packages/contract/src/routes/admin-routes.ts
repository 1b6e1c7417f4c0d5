import * as z from 'zod/mini';
import {
  AddManyUsers,
  AdminDashboard,
  AuditEntry,
  AuditRecord,
  ClientErrorGroup,
  InstallationSettings,
  ManyUsersOutcome,
  ManyUsersRow,
  SettingsChanges,
  UndeliveredMail,
  UserAdminChanges,
} from '../entities/administration.ts';
import { Credentials } from '../entities/credentials.ts';
import { SessionUser, User } from '../entities/user.ts';
import { email, listQuery, queryBoolean, queryTime, searchText, timeZone } from '../fields.ts';
import { AuditId, MailId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { EXCEL_BYTES_MAX, MAILS_AT_ONCE_MAX } from '../limits.ts';
import { Done, FileReply, route } from '../route.ts';
import { EXCEL } from './exchange-routes.ts';

const language = z._default(z.enum(LANGUAGES), 'he');

export const adminRoutes = {
  adminLogin: route('POST', '/admin/login', {
    access: 'anyone',
    summary: 'Sign in as an admin; any other account looks like wrong credentials',
    body: Credentials,
    reply: SessionUser,
  }),
  adminCheckLogin: route('GET', '/admin/checkLogin', {
    access: 'anyone',
    summary: 'Whose session the cookie is; 401 when it is no admin’s. Changes nothing',
    reply: SessionUser,
  }),
  adminLogout: route('POST', '/admin/logout', {
    access: 'user',
    summary: 'End this session',
    reply: Done,
  }),
  addManyUsers: route('POST', '/admin/addManyUsers', {
    access: 'admin',
    summary: 'Add people; each line is judged alone, and each new person is mailed a link to set a password',
    body: AddManyUsers,
    bodyMax: 2 * 1024 * 1024,
    reply: z.object({ outcomes: z.array(ManyUsersOutcome), added: z.int(), refused: z.int() }),
  }),
  readUserSheet: route('POST', '/admin/readUserSheet', {
    access: 'admin',
    summary: 'Read people from an Excel sheet, for `addManyUsers`; saves nothing',
    upload: true,
    uploadMax: EXCEL_BYTES_MAX,
    reply: z.object({ users: z.array(ManyUsersRow) }),
  }),
  getUserSheetTemplate: route('GET', '/admin/userSheetTemplate', {
    access: 'admin',
    summary: 'An empty sheet for adding people',
    query: z.strictObject({ language }),
    download: EXCEL,
    reply: FileReply,
  }),
  exportUsersExcel: route('GET', '/admin/user/excel', {
    access: 'admin',
    summary: 'Every account that the search finds, as an Excel workbook, up to 10,000 rows',
    query: z.strictObject({ searchText, language, timeZone }),
    download: EXCEL,
    reply: FileReply,
  }),
  manageUser: route('PUT', '/admin/user/{id}', {
    access: 'admin',
    summary: 'Change an account: its fields, role, institution, restriction, remotes games',
    params: z.object({ id: UserId }),
    body: UserAdminChanges,
    reply: User,
  }),
  removeUser: route('DELETE', '/admin/user/{id}', {
    access: 'admin',
    summary: 'Delete an account for good: its games go with it, or to another person',
    params: z.object({ id: UserId }),
    body: z.strictObject({ gamesTo: z._default(z.nullable(UserId), null) }),
    reply: Done,
  }),
  sendPasswordLink: route('POST', '/admin/user/{id}/password-link', {
    access: 'admin',
    summary: 'Mail the person a link to set a new password',
    params: z.object({ id: UserId }),
    reply: Done,
  }),
  endUserSessions: route('POST', '/admin/user/{id}/end-sessions', {
    access: 'admin',
    summary: 'Sign the person out everywhere, at once',
    params: z.object({ id: UserId }),
    reply: Done,
  }),
  getAdminDashboard: route('GET', '/admin/dashboard', {
    access: 'admin',
    summary: 'The house at a glance',
    query: z.strictObject({ days: z._default(z.enum(['7', '30', '90', '365']), '30') }),
    reply: AdminDashboard,
  }),
  listClientErrors: route('GET', '/admin/error', {
    access: 'admin',
    summary: 'Errors that browsers reported, grouped, newest first',
    query: z.strictObject({ ...listQuery, resolved: queryBoolean(false) }),
    reply: z.object({ errors: z.array(ClientErrorGroup), count: z.int() }),
  }),
  resolveClientError: route('POST', '/admin/error/resolve', {
    access: 'admin',
    summary: 'Mark a group of errors as seen to, or open it again',
    body: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)), resolved: z.boolean() }),
    reply: Done,
  }),
  listUndeliveredMail: route('GET', '/admin/mail', {
    access: 'admin',
    summary: 'Mail that has reached nobody: refused for good or still tried, with the mail server’s words',
    query: z.strictObject({ ...listQuery, state: z.optional(UndeliveredMail.shape.state) }),
    reply: z.object({ mails: z.array(UndeliveredMail), count: z.int() }),
  }),
  sendMailAgain: route('POST', '/admin/mail/send-again', {
    access: 'admin',
    summary: 'Try undelivered mail once more, now; what is under way or gone is left alone',
    body: z.strictObject({ mails: z.array(MailId).check(z.minLength(1), z.maxLength(MAILS_AT_ONCE_MAX)) }),
    reply: z.object({ queued: z.int() }),
  }),
  removeMail: route('DELETE', '/admin/mail/{id}', {
    access: 'admin',
    summary: 'Remove one undelivered mail',
    params: z.object({ id: MailId }),
    reply: Done,
  }),
  listAuditEntries: route('GET', '/admin/audit', {
    access: 'admin',
    summary: 'What admins did, newest first',
    query: z.strictObject({
      ...listQuery,
      actor: z.optional(UserId),
      action: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
      /** Only what this act consists of; absent: acts as a whole. */
      partOf: z.optional(AuditId),
      from: z.optional(queryTime),
      to: z.optional(queryTime),
    }),
    reply: z.object({
      entries: z.array(AuditEntry),
      count: z.int(),
      actions: z.array(z.string()),
      /** Everybody and everything that these entries name by an id; what is gone for good is missing. */
      records: z.array(AuditRecord),
    }),
  }),
  getInstallationSettings: route('GET', '/admin/setting', {
    access: 'admin',
    summary: 'Everything that can be set on screen, and what the environment alone sets',
    reply: z.object({
      settings: InstallationSettings,
      /** Given by a variable of the environment and never set here. */
      fromEnvironment: z.array(z.string()),
      /** Set by nobody: what holds from the beginning. */
      byDefault: z.array(z.string()),
      /** What the caller may read and not change, because owners alone do. */
      ownersOnly: z.array(z.string()),
      /** Given by the environment, which wins: these cannot be set here. */
      locked: z.array(z.string()),
      mailWay: z.enum(['smtp', 'files']),
      stripeReady: z.boolean(),
      /** Roles 0, 1 and 3 that have no second step. */
      staffWithoutTwoStep: z.int(),
      /** Days they have once it is demanded. */
      twoStepGraceDays: z.int(),
    }),
  }),
  updateInstallationSettings: route('PUT', '/admin/setting', {
    access: 'admin',
    summary: 'Change settings; in force at once',
    body: SettingsChanges,
    reply: InstallationSettings,
  }),
  sendTestMail: route('POST', '/admin/setting/test-mail', {
    access: 'admin',
    summary: 'Send a mail to see whether mail goes out',
    body: z.strictObject({ to: email }),
    reply: z.object({
      sent: z.boolean(),
      way: z.enum(['smtp', 'files']),
      reason: z.string(),
      /** What the mail server said, in its own words; empty: nothing. */
      answer: z.string(),
    }),
  }),
  checkLedger: route('POST', '/admin/ledger/check', {
    access: 'admin',
    summary: 'Prove that every balance is the sum of its entries',
    reply: z.object({ pots: z.int(), entries: z.int(), faults: z.array(z.string()), checkedAt: z.int() }),
  }),
};
