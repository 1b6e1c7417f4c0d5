import * as z from 'zod/mini';
import {
  Institution,
  InstitutionChanges,
  Invitation,
  InvitationOffer,
  Member,
  NewInstitution,
  NewInvitation,
} from '../entities/institution.ts';
import { count, listQuery, sortQuery } from '../fields.ts';
import { InstitutionId, InvitationId, UserId } from '../ids.ts';
import { Done, route } from '../route.ts';
import { INSTITUTION_SORTS } from '../sorts.ts';

const institutionId = z.object({ id: InstitutionId });
const token = z.strictObject({ token: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

export const institutionRoutes = {
  listInstitutions: route('GET', '/institution', {
    access: 'admin',
    summary: 'Every institution',
    query: z.strictObject({ ...listQuery, ...sortQuery(INSTITUTION_SORTS, 'name', false) }),
    reply: z.object({ institutions: z.array(Institution), count: z.int() }),
  }),
  createInstitution: route('POST', '/institution', {
    access: 'admin',
    summary: 'A new institution',
    body: NewInstitution,
    reply: Institution,
  }),
  getInstitution: route('GET', '/institution/{id}', {
    access: 'user',
    summary: 'One institution: for its manager and admins',
    params: institutionId,
    reply: Institution,
  }),
  updateInstitution: route('PUT', '/institution/{id}', {
    access: 'user',
    summary: 'Rename it (admins), or switch its remotes games (manager and admins)',
    params: institutionId,
    body: InstitutionChanges,
    reply: Institution,
  }),
  deleteInstitution: route('DELETE', '/institution/{id}', {
    access: 'admin',
    summary: 'Close an institution; its members go on by themselves, its unused credits expire',
    params: institutionId,
    /** How many members the caller knows of; one with members is closed only by their number. */
    query: z.strictObject({ members: count }),
    reply: Done,
  }),
  listMembers: route('GET', '/institution/{id}/member', {
    access: 'user',
    summary: 'Who belongs to it: for its manager and admins',
    params: institutionId,
    query: z.strictObject(listQuery),
    reply: z.object({ members: z.array(Member), count: z.int() }),
  }),
  removeMember: route('DELETE', '/institution/{id}/member/{user}', {
    access: 'user',
    summary: 'Take a person out; the account stays',
    params: z.object({ id: InstitutionId, user: UserId }),
    reply: Done,
  }),
  leaveInstitution: route('POST', '/institution/leave', {
    access: 'user',
    summary: 'Leave my institution',
    reply: Done,
  }),
  inviteMember: route('POST', '/institution/{id}/invite', {
    access: 'user',
    summary: 'Invite a person by mail; the answer is the same whether the address has an account or not',
    params: institutionId,
    body: NewInvitation,
    reply: Invitation,
  }),
  listInvitations: route('GET', '/institution/{id}/invitation', {
    access: 'user',
    summary: 'Invitations that wait: for its manager and admins',
    params: institutionId,
    reply: z.object({ invitations: z.array(Invitation), count: z.int() }),
  }),
  withdrawInvitation: route('DELETE', '/institution/{id}/invitation/{invitation}', {
    access: 'user',
    summary: 'Take an invitation back',
    params: z.object({ id: InstitutionId, invitation: InvitationId }),
    reply: Done,
  }),
  viewInvitation: route('POST', '/institution/invitation/view', {
    access: 'anyone',
    summary: 'What a mailed invitation offers; changes nothing',
    body: token,
    reply: InvitationOffer,
  }),
  acceptInvitation: route('POST', '/institution/invitation/accept', {
    access: 'user',
    summary: 'Join by a mailed invitation, signed in under the address it was sent to',
    body: token,
    reply: Done,
  }),
};
