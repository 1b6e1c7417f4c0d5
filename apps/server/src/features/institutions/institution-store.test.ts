import { InstitutionId, InvitationId, type UserId } from '@qc/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { inTransaction } from '#platform/db/transaction';
import { insertUser } from '../../testing/insert-user.ts';
import {
  changeInstitution,
  closeInstitution,
  findInstitutions,
  holdInstitution,
  insertInstitution,
  showInstitution,
} from './institution-store.ts';
import {
  claimInvitation,
  deleteOldInvitations,
  findOpenInvitation,
  findWaiting,
  replaceInvitation,
  withdraw,
} from './invitation-store.ts';
import { findMembers, findMembership, joinInstitution, takeAllOut, takeOut } from './member-store.ts';

const idOf = (name: string) => InstitutionId.parse(`institution-${name.replace(/\W/g, '-')}`);
const [school, firm] = [idOf('school'), idOf('firm')];

describeDatabases((getDb, { openAgain }) => {
  const open = (name: string, now = 1, disableRemotesGames = false) =>
    insertInstitution(getDb(), { id: idOf(name), name, disableRemotesGames }, now);
  const page = (
    changes: Partial<Parameters<typeof findInstitutions>[1]> = {},
  ): Parameters<typeof findInstitutions>[1] => ({
    ...{ page: 1, perPage: 25, searchText: '', sortBy: 'name', sortDesc: false },
    ...changes,
  });
  const names = async (changes: Partial<Parameters<typeof findInstitutions>[1]> = {}) =>
    (await findInstitutions(getDb(), page(changes))).institutions.map(({ name }) => name);
  const pot = (id: InstitutionId, balance: number) =>
    getDb().insertInto('pot').values({ id, kind: 'institution', balance, last_transaction_ms: null }).execute();
  const charge = (
    id: string,
    userId: UserId,
    more: { state?: 'voided' | 'held'; what?: 'manual' | 'export'; amount?: number } = {},
  ) =>
    getDb()
      .insertInto('charge')
      .values({
        ...{ id, run_key: `room:${id}`, what: 'room', pot_id: school, user_id: userId, user_name: 'x', game_id: null },
        ...{ game_name: 'Game', source: 'firebase', amount: 1, credits_before: 9, state: 'posted', yearly_id: null },
        ...{ search_text: '', at_ms: 1, settled_at_ms: 1 },
        ...more,
      })
      .execute();
  const roleOf = async (id: UserId) => (await findMembership(getDb(), id))?.role;
  const houseOf = async (id: UserId) => (await findMembership(getDb(), id))?.institutionId;

  beforeEach(async () => {
    await open('school', 10);
    await open('firm', 20, true);
  });

  it('lists open institutions with their figures, searched and sorted by each order', async () => {
    await open('École Ben Gurion', 30);
    await pot(school, 7);
    await pot(firm, 3);
    await getDb()
      .insertInto('subscription')
      .values({
        ...{ id: 'subscription-1', pot_id: school, kind: 'times', source: 'manual', original: 12, left_count: 7 },
        ...{ used_count: 5, sale_title: '', search_text: '', currency: null, expires_at_ms: null },
        ...{ order_id: null, grant_key: null, created_at_ms: 1 },
      })
      .execute();
    await insertUser(getDb(), 'boss', 3, { institution_id: school });
    await insertUser(getDb(), 'dana', 2, { institution_id: school });
    await insertUser(getDb(), 'omar', 2, { institution_id: firm });
    await insertUser(getDb(), 'alone');
    const { institutions, count } = await findInstitutions(getDb(), page());
    expect(count).toBe(3);
    expect(institutions.find(({ _id }) => _id === school)).toEqual({
      ...{ _id: school, name: 'school', credits: 7, creditsUsed: 5, disableRemotesGames: false },
      ...{ membersCount: 2, managersCount: 1, createdAt: 10 },
    });
    expect(await names()).toEqual(['École Ben Gurion', 'firm', 'school']);
    expect(await names({ sortBy: 'createdAt', sortDesc: true })).toEqual(['École Ben Gurion', 'firm', 'school']);
    expect(await names({ sortBy: 'credits', sortDesc: true })).toEqual(['school', 'firm', 'École Ben Gurion']);
    expect(await names({ sortBy: 'membersCount' })).toEqual(['École Ben Gurion', 'firm', 'school']);
    expect(await names({ searchText: 'ecole gur' })).toEqual(['École Ben Gurion']);
    expect(await names({ searchText: 'sc', sortBy: 'membersCount' })).toEqual(['school']);
    expect(await names({ page: 2, perPage: 2 })).toEqual(['school']);
  });

  it('closes an institution once, for good: it is in no list and takes nobody', async () => {
    expect(await closeInstitution(getDb(), school, 5)).toBe(true);
    expect(await closeInstitution(getDb(), school, 6)).toBe(false);
    expect(await names()).toEqual(['firm']);
    expect(await showInstitution(getDb(), school)).toBeNull();
    expect(await holdInstitution(getDb(), school)).toBeNull();
    expect(await changeInstitution(getDb(), school, { name: 'again' })).toBe(false);
  });

  it('changes only what is named', async () => {
    await changeInstitution(getDb(), firm, { name: 'Big firm' });
    expect(await holdInstitution(getDb(), firm)).toEqual({ id: firm, name: 'Big firm', disableRemotesGames: true });
    expect(await names({ searchText: 'big' })).toEqual(['Big firm']);
    await changeInstitution(getDb(), firm, { disableRemotesGames: false });
    expect(await showInstitution(getDb(), firm)).toMatchObject({ name: 'Big firm', disableRemotesGames: false });
    expect(await changeInstitution(getDb(), firm, {})).toBe(true);
  });

  it('gives who joins the role of the invitation, and leaves admins theirs', async () => {
    const manager = await insertUser(getDb(), 'manager', 3, { institution_id: firm });
    const [plain, admin] = [await insertUser(getDb(), 'plain'), await insertUser(getDb(), 'admin', 0)];
    await joinInstitution(getDb(), plain, school, true);
    await joinInstitution(getDb(), admin, school, true);
    await joinInstitution(getDb(), manager, school, false);
    expect([await roleOf(plain), await roleOf(admin), await roleOf(manager)]).toEqual([3, 0, 2]);
    // Invited once more as a plain member, who manages it already goes on managing.
    await joinInstitution(getDb(), plain, school, false);
    expect(await roleOf(plain)).toBe(3);
    await joinInstitution(getDb(), manager, school, true);
    expect(await roleOf(manager)).toBe(3);
  });

  it('takes out one, a plain one only, or all; whoever managed manages nothing', async () => {
    const boss = await insertUser(getDb(), 'boss', 3, { institution_id: school });
    const dana = await insertUser(getDb(), 'dana', 2, { institution_id: school });
    const admin = await insertUser(getDb(), 'admin', 1, { institution_id: school });
    const other = await insertUser(getDb(), 'other', 3, { institution_id: firm });
    expect(await takeOut(getDb(), boss, school, { plainOnly: true })).toBe(false);
    expect(await takeOut(getDb(), dana, firm, { plainOnly: false })).toBe(false);
    expect(await takeOut(getDb(), dana, school, { plainOnly: true })).toBe(true);
    expect(await takeAllOut(getDb(), school)).toBe(2);
    expect([await roleOf(boss), await roleOf(dana), await roleOf(admin), await roleOf(other)]).toEqual([2, 2, 1, 3]);
    expect([await houseOf(boss), await houseOf(dana), await houseOf(admin)]).toEqual([null, null, null]);
    expect(await houseOf(other)).toBe(firm);
  });

  it('lists people by name, managers first, with what their own runs used', async () => {
    await pot(school, 9);
    const boss = await insertUser(getDb(), 'zara', 3, { institution_id: school });
    const dana = await insertUser(getDb(), 'dana', 2, { institution_id: school, last_login_ms: 77 });
    await insertUser(getDb(), 'avi', 2, { institution_id: school });
    await insertUser(getDb(), 'omar', 2, { institution_id: firm });
    await charge('charge-1', dana);
    await charge('charge-2', dana, { amount: 5 });
    await charge('charge-3', dana, { state: 'voided' });
    await charge('charge-4', boss, { what: 'manual' });
    await charge('charge-5', dana, { what: 'export' });
    await charge('charge-6', dana, { state: 'held', amount: 2 });
    const { members, count } = await findMembers(getDb(), school, { page: 1, perPage: 25, searchText: '' });
    expect(count).toBe(3);
    expect(
      members.map(({ name, role, runs, exports, creditsUsed }) => [name, role, runs, exports, creditsUsed]),
    ).toEqual([
      ['zara', 3, 0, 0, 0],
      ['avi', 2, 0, 0, 0],
      // Held is used already, and no run before its first slide.
      ['dana', 2, 2, 1, 9],
    ]);
    expect(members[2]).toMatchObject({ email: 'dana@school.org', lastLogin: 77 });
    const found = await findMembers(getDb(), school, { page: 1, perPage: 25, searchText: 'dan' });
    expect([found.count, found.members.map(({ name }) => name)]).toEqual([1, ['dana']]);
    const second = await findMembers(getDb(), school, { page: 2, perPage: 2, searchText: '' });
    expect(second.members.map(({ name }) => name)).toEqual(['dana']);
  });

  const invitation = (id: string, more: Partial<{ email: string; expires_at_ms: number; manager: number }> = {}) => ({
    ...{ id: `invitation-${id}`, institution_id: school, email: 'new@school.org', manager: 0 },
    ...{ token_hash: `hash-${id}`, invited_by: 'Boss', created_at_ms: 1, expires_at_ms: 100 },
    ...more,
  });

  it('replaces the invitation of the same address, and finds only what can still be used', async () => {
    await replaceInvitation(getDb(), invitation('one'), 1);
    await replaceInvitation(getDb(), invitation('two', { manager: 1 }), 2);
    await replaceInvitation(getDb(), invitation('three', { email: 'other@school.org' }), 3);
    expect(await findOpenInvitation(getDb(), 'hash-one', 5)).toBeNull();
    expect(await findOpenInvitation(getDb(), 'hash-two', 5)).toMatchObject({
      institutionName: 'school',
      manager: true,
    });
    expect(await findOpenInvitation(getDb(), 'hash-two', 100)).toBeNull();
    expect((await findWaiting(getDb(), school, 5)).count).toBe(2);
    expect((await findWaiting(getDb(), firm, 5)).count).toBe(0);
    await closeInstitution(getDb(), school, 5);
    expect(await findOpenInvitation(getDb(), 'hash-two', 5)).toBeNull();
  });

  it('is withdrawn by its own institution alone, once, and forgotten when it is over', async () => {
    await replaceInvitation(getDb(), invitation('one'), 1);
    const id = InvitationId.parse('invitation-one');
    expect(await withdraw(getDb(), firm, id, 5)).toBeNull();
    expect(await withdraw(getDb(), school, id, 5)).toMatchObject({ email: 'new@school.org' });
    expect(await withdraw(getDb(), school, id, 6)).toBeNull();
    await replaceInvitation(getDb(), invitation('two'), 7);
    await replaceInvitation(getDb(), invitation('old', { email: 'old@school.org', expires_at_ms: 8 }), 7);
    await deleteOldInvitations(getDb(), 9);
    const left = await getDb().selectFrom('invitation').select('id').execute();
    expect(left).toEqual([{ id: 'invitation-two' }]);
  });

  it('is used by one of two who are at it at the same time', async () => {
    await replaceInvitation(getDb(), invitation('one'), 1);
    const id = InvitationId.parse('invitation-one');
    const doors = [getDb(), openAgain(), openAgain(), openAgain()];
    const claims = doors.map((db) => inTransaction(db, (trx) => claimInvitation(trx, id, 5)));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });
}, 'institutions');
