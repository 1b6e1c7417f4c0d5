import * as z from 'zod/mini';
import { email, emailOrNone, name, phone, text, timeMs } from '../fields.ts';
import { InstitutionId, UserId } from '../ids.ts';
import { CURRENCIES, LANGUAGES } from '../languages.ts';
import { PASSWORD_MAX, PASSWORD_MIN, STAFF_PASSWORD_MIN } from '../limits.ts';
import { MONEY_CURRENCIES } from './money/credits.ts';

/** 0 owner, 1 admin, 2 regular, 3 organization (manages one institution). */
export const Role = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Role = z.infer<typeof Role>;

/** A person with an account, as the person and admins see it. */
export const User = z.object({
  _id: UserId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  contactEmail: z.string(),
  currency: z.enum(CURRENCIES),
  address: z.string(),
  type: Role,
  role: Role,
  language: z.enum(LANGUAGES),
  country: z.string(),
  emailNotifications: z.boolean(),
  disabledFromAdmin: z.boolean(),
  /** Why the person is blocked, where an admin said so. */
  disabledReason: z.optional(z.string()),
  disableRemotesGames: z.boolean(),
  institution: z.nullable(
    z.object({ _id: InstitutionId, name: z.string(), credits: z.int(), disableRemotesGames: z.boolean() }),
  ),
  /** Credits left: the institution's when there is one, otherwise the user's. */
  credits: z.int(),
  lastLogin: z.nullable(timeMs),
  /** When credits or money last came or went. */
  lastTransaction: z.nullable(timeMs),
  /** Of the person's own account, whatever an institution pays. */
  totals: z.object({
    /** Paid orders. */
    purchases: z.int(),
    /** Credits that ever came. */
    points: z.int(),
    /** Paid less refunded, by currency, minor units. */
    paid: z.array(z.object({ currency: z.enum(MONEY_CURRENCIES), amount: z.int() })),
    creditsUsed: z.int(),
    creditBalance: z.int(),
  }),
  /** Signing in asks for a second step. */
  twoStep: z.boolean(),
  createdAt: timeMs,
  /** The person has proved to have the address: by a mailed link, or by an admin's word. */
  emailConfirmed: z.boolean(),
  /** Letters go to the contact address: it is the account's own, or proved by a link of its own. */
  contactConfirmed: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A person in the admins' list. */
export const ListedUser = z.extend(User, {
  /** Login or contact address to which a mail was given up, see `listUndeliveredMail`; null: none was. */
  refusedAddress: z.nullable(z.string()),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** Fields a person may change on the own account. */
export const UserChanges = z.strictObject({
  name: z.optional(name),
  phone: z.optional(phone),
  /** Empty: the account's own address. */
  contactEmail: z.optional(emailOrNone),
  currency: z.optional(z.enum(CURRENCIES)),
  address: z.optional(text(200)),
  language: z.optional(z.enum(LANGUAGES)),
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  emailNotifications: z.optional(z.boolean()),
});
export type UserChanges = z.infer<typeof UserChanges>;

export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** What a person fills in to open an account. */
export const RegisterUser = z.strictObject({
  name,
  email,
  password: Password,
  phone: z._default(phone, ''),
  /** Absent or empty: the account's own address. */
  contactEmail: z._default(emailOrNone, ''),
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  currency: z._default(z.enum(CURRENCIES), 'default'),
  language: z._default(z.enum(LANGUAGES), 'he'),
  address: z._default(text(200), ''),
});
export type RegisterUser = z.infer<typeof RegisterUser>;

/** Who the owner of a new installation is: a real name, address and password in place of the ones it began with. */
export const SetUpOwner = z.strictObject({
  name,
  email,
  password: z.string().check(z.minLength(STAFF_PASSWORD_MIN), z.maxLength(PASSWORD_MAX)),
  language: z.enum(LANGUAGES),
});
export type SetUpOwner = z.infer<typeof SetUpOwner>;

/** A logged-in session as the browser holds it: `session` goes out as `x-auth` on every call. */
export const SessionUser = z.extend(User, {
  session: z.string(),
  /** The account was opened by this very call. */
  registered: z.optional(z.boolean()),
  /** The house demands a second step of this role, and there is none yet: only the way to it is open. */
  twoStepDue: z.optional(z.boolean()),
  /** An owner without an address and password of the own: nothing but giving them is open. */
  setupDue: z.optional(z.boolean()),
  /** The password will not do for this role: nothing but choosing another is open. */
  passwordDue: z.optional(z.boolean()),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Nobody was signed in: what there is to say about the address stands in the email to it. */
export const NotRegistered = z.object({
  registered: z.literal(false),
  /** Emails go out from here. */
  mailed: z.boolean(),
});
export type NotRegistered = z.infer<typeof NotRegistered>;
