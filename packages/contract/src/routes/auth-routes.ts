import * as z from 'zod/mini';
import { WholeUser } from '../entities/whole-record.ts';
import { Credentials } from '../entities/credentials.ts';
import { ListedUser, NotRegistered, RegisterUser, SessionUser, SetUpOwner, User } from '../entities/user.ts';
import { listQuery, sortQuery } from '../fields.ts';
import { ERROR_REPORT_BYTES_MAX, LONG_TEXT_MAX } from '../limits.ts';
import { UserId } from '../ids.ts';
import { Done, route } from '../route.ts';
import { USER_SORTS } from '../sorts.ts';

export const authRoutes = {
  registerUser: route('POST', '/auth/register', {
    access: 'anyone',
    summary: 'Open an account and sign in; an address that has one gets an email instead, and nobody is signed in',
    body: RegisterUser,
    reply: z.union([SessionUser, NotRegistered]),
  }),
  login: route('POST', '/auth/login', {
    access: 'anyone',
    summary: 'Sign in',
    body: Credentials,
    reply: SessionUser,
  }),
  checkLogin: route('POST', '/auth/checkLogin', {
    access: 'anyone',
    summary: 'Whose session the cookie is; 401 when none. Changes nothing',
    reply: SessionUser,
  }),
  logout: route('POST', '/auth/logout', { access: 'user', summary: 'End this session', reply: Done }),
  exchangeToken: route('POST', '/auth/token', {
    access: 'anyone',
    summary: 'Exchange a one-time login token for a session',
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    reply: SessionUser,
  }),
  setUpOwner: route('POST', '/auth/owner', {
    access: 'user',
    summary: 'Give the owner of a new installation a name, an address and a password; once',
    body: SetUpOwner,
    reply: SessionUser,
  }),
  listUsers: route('GET', '/user', {
    access: 'admin',
    summary: 'Every account, for admins',
    query: z.strictObject({ ...listQuery, ...sortQuery(USER_SORTS, 'name', false) }),
    reply: z.object({ users: z.array(ListedUser), count: z.int(), totalMedia: z.int() }),
  }),
  getUser: route('GET', '/user/{id}', {
    access: 'user',
    summary: 'One account: the own, or any for admins',
    params: z.object({ id: UserId }),
    reply: User,
  }),
  updateUser: route('PUT', '/user/{id}', {
    access: 'user',
    summary: 'Change fields of the own account; admins change those of others, as by /admin/user/{id}',
    params: z.object({ id: UserId }),
    body: WholeUser,
    whole: true,
    reply: User,
  }),
  reportClientError: route('POST', '/user/err', {
    access: 'anyone',
    summary: 'Report an error of the browser',
    bodyMax: ERROR_REPORT_BYTES_MAX,
    body: z.strictObject({
      err: z.object({
        message: z.string().check(z.maxLength(LONG_TEXT_MAX)),
        stack: z.optional(z.string().check(z.maxLength(20_000))),
      }),
      url: z.string().check(z.maxLength(4000)),
    }),
    reply: Done,
  }),
};
