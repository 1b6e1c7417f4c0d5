import * as z from 'zod/mini';
import { email, name, timeMs } from '../fields.ts';
import { InstitutionId, InvitationId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { Role } from './user.ts';

/** A school, a firm: members run games on its credits. */
export const Institution = z.object({
  _id: InstitutionId,
  name: z.string(),
  credits: z.int(),
  disableRemotesGames: z.boolean(),
  membersCount: z.int(),
  managersCount: z.int(),
  creditsUsed: z.int(),
  createdAt: timeMs,
});
export type Institution = z.infer<typeof Institution>;
export const NewInstitution = z.strictObject({
  name,
  disableRemotesGames: z._default(z.boolean(), false),
  /** Whoever has this address becomes its manager, or is invited as one. */
  managerEmail: z.optional(email),
});
export type NewInstitution = z.infer<typeof NewInstitution>;
export const InstitutionChanges = z.strictObject({
  name: z.optional(name),
  disableRemotesGames: z.optional(z.boolean()),
});
export type InstitutionChanges = z.infer<typeof InstitutionChanges>;

export const Member = z.object({
  _id: UserId,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Credits of the institution that this person's runs and exports used. */
  creditsUsed: z.int(),
  runs: z.int(),
  /** Games saved to a file for a credit: no runs. */
  exports: z.int(),
  lastLogin: z.nullable(timeMs),
});
export type Member = z.infer<typeof Member>;

export const NewInvitation = z.strictObject({
  email,
  language: z._default(z.enum(LANGUAGES), 'he'),
  /** As a manager rather than a member. */
  manager: z._default(z.boolean(), false),
});
export type NewInvitation = z.infer<typeof NewInvitation>;
export const Invitation = z.object({
  _id: InvitationId,
  email: z.string(),
  manager: z.boolean(),
  createdAt: timeMs,
  expiresAt: timeMs,
});
export type Invitation = z.infer<typeof Invitation>;

/** What the mailed link shows before it is accepted. */
export const InvitationOffer = z.object({
  institutionName: z.string(),
  email: z.string(),
  manager: z.boolean(),
  invitedBy: z.string(),
  /** The institution one would leave by accepting; empty: none. */
  leaves: z.string(),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;
