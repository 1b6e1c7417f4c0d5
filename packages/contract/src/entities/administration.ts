import * as z from 'zod/mini';
import { email, FieldProblemShape, link, longText, phone, shortText, text, timeMs } from '../fields.ts';
import { AuditId, InstitutionId, MailId, UserId } from '../ids.ts';
import { CURRENCIES, LANGUAGES } from '../languages.ts';
import { CREDITS_MAX, MANY_USERS_MAX, NOTE_MAX, PARTICIPANTS_MAX } from '../limits.ts';
import { MONEY_CURRENCIES, PotOwner } from './money/credits.ts';
import { Role, UserChanges } from './user.ts';

/** What an admin may change on somebody's account, beside the person's own fields. */
export const UserAdminChanges = z.strictObject({
  ...UserChanges.shape,
  /** Another one to sign in with: every session ends, and who has the mailbox is asked to prove it. */
  email: z.optional(email),
  /** By an admin's word, where no mail goes out. */
  emailConfirmed: z.optional(z.literal(true)),
  /** Nobody raises the own role; owners alone make and unmake owners and admins. */
  role: z.optional(Role),
  disabledFromAdmin: z.optional(z.boolean()),
  /** The person reads it; gone when the block is lifted. */
  disabledReason: z.optional(text(NOTE_MAX)),
  disableRemotesGames: z.optional(z.boolean()),
  institution: z.optional(z.nullable(InstitutionId)),
  /** Turns the second step off, for somebody who lost the phone and the recovery codes. */
  twoStep: z.optional(z.literal(false)),
});
export type UserAdminChanges = z.infer<typeof UserAdminChanges>;

/** One line of a list of people; judged line by line, so any text is let in. */
export const ManyUsersRow = z.strictObject({
  name: z.string().check(z.maxLength(300)),
  email: z.string().check(z.maxLength(300)),
  phone: z._default(z.string().check(z.maxLength(100)), ''),
});
export type ManyUsersRow = z.infer<typeof ManyUsersRow>;
export const AddManyUsers = z.strictObject({
  users: z.array(ManyUsersRow).check(z.minLength(1), z.maxLength(MANY_USERS_MAX)),
  language: z._default(z.enum(LANGUAGES), 'he'),
  institution: z.optional(InstitutionId),
  /** Credits for each new account, given by hand. */
  credits: z._default(z.int().check(z.minimum(0), z.maximum(CREDITS_MAX)), 0),
});
export type AddManyUsers = z.infer<typeof AddManyUsers>;
/**
 * What became of one line, in the order sent. `unconfirmed`: somebody has opened an account with the address and not
 * proved to have it, and gets nothing.
 */
export const ManyUsersOutcome = z.object({
  row: z.int(),
  email: z.string(),
  outcome: z.enum(['added', 'exists', 'unconfirmed', 'repeated', 'invalid', 'failed']),
  fields: z.optional(z.array(FieldProblemShape)),
  user: z.optional(UserId),
});
export type ManyUsersOutcome = z.infer<typeof ManyUsersOutcome>;

/** One act of an admin. Never changed, never deleted by a call. */
export const AuditEntry = z.object({
  _id: AuditId,
  at: timeMs,
  /** Null: the system, or an account that is gone. */
  actor: z.nullable(UserId),
  actorName: z.string(),
  /** Verb-noun of the act, as in the contract. */
  action: z.string(),
  targetKind: z.string(),
  target: z.string(),
  targetName: z.string(),
  /** False: it was refused or failed; `after` says by what. */
  succeeded: z.boolean(),
  /** What was changed, field by field, as short texts. */
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
  /** Where the call came from. */
  address: z.string(),
  /** How many entries of its own this act holds: one for each person of a list. They are listed by `partOf`. */
  parts: z.int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** Records that an admin's act may be about and that belong to a person, to an institution, or to nobody. */
export const OWNED_RECORD_KINDS = [
  'game',
  'question',
  'category',
  'media',
  'room',
  'assignment',
  'result',
  'share',
  'subscription',
  'subscriptionType',
  'order',
] as const;
export type OwnedRecordKind = (typeof OWNED_RECORD_KINDS)[number];
/** What is known today of a record that entries name: its words, whose it is, and whether there is something to open. */
export const AuditRecord = z.object({
  _id: z.string(),
  kind: z.enum(['user', 'institution', ...OWNED_RECORD_KINDS]),
  /** Empty: it has none, such as a slide without words. */
  name: z.string(),
  /** Of a person; empty with everything else. */
  email: z.string(),
  /** Null: nobody's, everybody's, or a person or institution itself. */
  owner: z.nullable(PotOwner),
  /** False: deleted, closed or taken back, and still known by name. */
  there: z.boolean(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** A mail that has not reached anybody. What it says stays unseen: its links sign people in. */
export const UndeliveredMail = z.object({
  _id: MailId,
  recipient: z.string(),
  subject: z.string(),
  /** `failed`: given up, because the mail server refused it for good or never took it. */
  state: z.enum(['waiting', 'failed']),
  /** Failed tries so far. */
  attempts: z.int(),
  /** The mail server's words about the last of them; empty: none was made. */
  answer: z.string(),
  createdAt: timeMs,
  /** When it was given up, or is tried next. */
  failedAt: z.nullable(timeMs),
  nextAt: z.nullable(timeMs),
  /** Whose account has the address as its login. */
  user: z.nullable(z.object({ _id: UserId, name: z.string() })),
});
export type UndeliveredMail = z.infer<typeof UndeliveredMail>;

/** Reports of browsers that tell of the same error. */
export const ClientErrorGroup = z.object({
  key: z.string(),
  message: z.string(),
  stack: z.string(),
  url: z.string(),
  userAgent: z.string(),
  count: z.int(),
  people: z.int(),
  firstAt: timeMs,
  lastAt: timeMs,
  /** An admin has seen to it; a newer report opens it again. */
  resolvedAt: z.nullable(timeMs),
});
export type ClientErrorGroup = z.infer<typeof ClientErrorGroup>;

const dayCount = z.object({ day: timeMs, value: z.int() });
/** The house at a glance. Days are UTC days, oldest first. */
export const AdminDashboard = z.object({
  users: z.int(),
  restrictedUsers: z.int(),
  institutions: z.int(),
  games: z.int(),
  questions: z.int(),
  results: z.int(),
  openRooms: z.int(),
  openLinks: z.int(),
  livePages: z.int(),
  mediaBytes: z.int(),
  databaseBytes: z.int(),
  /** Free bytes on the disk of the data; -1: not known. */
  freeBytes: z.int(),
  creditsLeft: z.int(),
  revenue: z.array(z.object({ currency: z.enum(MONEY_CURRENCIES), amount: z.int() })),
  waitingOrders: z.int(),
  openDisputes: z.int(),
  newUsersByDay: z.array(dayCount),
  runsByDay: z.array(dayCount),
  creditsUsedByDay: z.array(dayCount),
  errorsByDay: z.array(dayCount),
  /** Games made that are still there. */
  gamesByDay: z.array(dayCount),
  /** Bytes of media that had come by the end of each day and are still there. */
  mediaBytesByDay: z.array(dayCount),
  /** Paid less given back, minor units; one for each currency that money ever came in. */
  revenueByDay: z.array(z.object({ currency: z.enum(MONEY_CURRENCIES), days: z.array(dayCount) })),
  health: z.object({
    version: z.string(),
    database: z.enum(['sqlite', 'postgres']),
    upSinceMs: timeMs,
    memoryBytes: z.int(),
    /** Delay of the event loop, 99th percentile of the last minutes, ms. */
    loopDelayMs: z.number(),
    waitingMails: z.int(),
    /** Given up: the mail server refused them for good, or never took them. */
    failedMails: z.int(),
    mailWay: z.enum(['smtp', 'files']),
    /** Letters can hold links: the address that people type is known. */
    addressKnown: z.boolean(),
    /** False: letters go to a mail server with a sender that no mail server takes. */
    senderGood: z.boolean(),
    /** The owner has answered the first questions about the house. */
    setUpDone: z.boolean(),
    /** The ledger was last checked then, with this many faults. */
    ledgerCheckedAt: z.nullable(timeMs),
    ledgerFaults: z.int(),
  }),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

const scriptId = (pattern: RegExp) => z.string().check(z.trim(), z.regex(pattern));
/**
 * Ids of third parties; empty: not used. There is no field for code. Mini-games need no script of theirs: they stay in
 * frames of their own.
 */
export const ScriptSettings = z.strictObject({
  gtmId: scriptId(/^(GTM-[A-Z0-9]{4,12})?$/),
  ga4Id: scriptId(/^(G-[A-Z0-9]{6,14})?$/),
  metaPixelId: scriptId(/^(\d{6,20})?$/),
  accessibilityVendor: z.enum(['none', 'userway', 'accessibe', 'equalweb']),
  accessibilityAccount: scriptId(/^[A-Za-z0-9_-]{0,80}$/),
});
export type ScriptSettings = z.infer<typeof ScriptSettings>;

/**
 * The mail server of the house. The password goes in only: what is told of it is always empty, and an empty one keeps
 * what is stored as long as server and account stay the same.
 */
export const MailServer = z.strictObject({
  host: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/)),
  /** 465 speaks TLS from the first byte, every other port begins in clear and goes over to it. */
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  user: z.string().check(z.trim(), z.maxLength(200)),
  password: z.string().check(z.maxLength(300)),
});
export type MailServer = z.infer<typeof MailServer>;

/** What the owner and admins set on screen; the environment gives what was never set. */
export const InstallationSettings = z.strictObject({
  cloudName: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{1,60}$/)),
  uploadPreset: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,100}$/)),
  /** Origin of the API when pages and API are apart; empty: the page's own. */
  host: link,
  baseUrl: link,
  mailFrom: z.string().check(z.trim(), z.maxLength(200)),
  /** Null: letters become files in the folder of the data. */
  mailServer: z.nullable(MailServer),
  contactName: shortText,
  contactEmail: z.union([z.literal(''), email]),
  contactPhone: phone,
  /** How to pay by hand; shown on the payment page. */
  paymentText: longText,
  /** Orders that an admin marks as paid. */
  manualPayments: z.boolean(),
  /** Stripe is offered when it is on and its keys are in the environment. */
  stripePayments: z.boolean(),
  receiptIssuer: text(300),
  roomsCloseDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** Most players of a room, whatever its game allows. */
  roomPlayersMax: z.int().check(z.minimum(1), z.maximum(PARTICIPANTS_MAX)),
  /** Longest top-level part of an e-mail address: 3 as specified, up to 24. */
  emailTopLevelMax: z.int().check(z.minimum(3), z.maximum(24)),
  /** Roles 0, 1 and 3 must use a second step. */
  twoStepForStaff: z.boolean(),
  /** Currency that prices are shown in to whoever chose none; `default`: their country's. */
  currency: z.enum(CURRENCIES),
  /** The owner has been through the first questions about the house, or wants none. */
  setUpDone: z.boolean(),
  /** Credits that every new account begins with. */
  welcomeCredits: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** No run costs anything. */
  everythingFree: z.boolean(),
  scripts: ScriptSettings,
});
export type InstallationSettings = z.infer<typeof InstallationSettings>;
/** Only what is named is changed. */
export const SettingsChanges = z.partial(InstallationSettings);
export type SettingsChanges = z.infer<typeof SettingsChanges>;
