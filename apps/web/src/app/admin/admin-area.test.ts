import { User } from '@qc/contract';
import { setSessionUser } from '#platform/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminAreaState, loadAdminArea, mountAdminArea, prepareAdminArea } from './admin-area.ts';

const person = (role: 0 | 1 | 2 | 3) =>
  User.parse({
    ...{ _id: `user-role-${role}`, name: 'Noa', email: 'noa@school.org', phone: '', contactEmail: 'noa@school.org' },
    ...{ currency: 'default', address: '', type: role, role, language: 'en', country: '', emailNotifications: true },
    ...{ disabledFromAdmin: false, disableRemotesGames: false, institution: null, credits: 0, lastLogin: null },
    ...{ lastTransaction: null, twoStep: false, createdAt: 1, emailConfirmed: true, contactConfirmed: true },
    totals: { purchases: 0, points: 0, paid: [], creditsUsed: 0, creditBalance: 0 },
  });

const enter = vi.fn();
const leave = vi.fn();
const load = vi.fn(async () => ({ enter }));
mountAdminArea({ load, leave });

beforeEach(() => {
  setSessionUser(null);
  vi.clearAllMocks();
});
afterEach(() => setSessionUser(null));

describe('the admin area', () => {
  it.each([2, 3] as const)('is not fetched for role %s', async (role) => {
    setSessionUser(person(role));
    expect(await prepareAdminArea('/en/admin/users')).toBe(false);
    await loadAdminArea();
    expect(load).not.toHaveBeenCalled();
    expect(adminAreaState()).toBe('none');
  });

  it.each([0, 1] as const)('comes when role %s wants it, once, and goes with it', async (role) => {
    setSessionUser(person(role));
    expect(load).not.toHaveBeenCalled();
    await Promise.all([loadAdminArea(), loadAdminArea()]);
    await loadAdminArea();
    expect(load).toHaveBeenCalledOnce();
    expect(enter).toHaveBeenCalledOnce();
    expect(adminAreaState()).toBe('loaded');
    setSessionUser(person(2));
    expect(leave).toHaveBeenCalledOnce();
    expect(adminAreaState()).toBe('none');
  });

  it('says so when it came only now: the address must be matched anew', async () => {
    setSessionUser(person(1));
    expect(await prepareAdminArea('/en/admin/users')).toBe(true);
    expect(await prepareAdminArea('/en/admin/users')).toBe(false);
    expect(await prepareAdminArea('/en/my-games')).toBe(false);
  });

  it('has failed when its code does not come, and is fetched anew at the next try', async () => {
    load.mockRejectedValue(new Error('chunk'));
    setSessionUser(person(1));
    expect(await prepareAdminArea('/en/admin/users')).toBe(false);
    expect(adminAreaState()).toBe('failed');
    load.mockImplementation(async () => ({ enter }));
    expect(await prepareAdminArea('/en/admin/users')).toBe(true);
    expect(adminAreaState()).toBe('loaded');
  });

  it('stays out when the admin signed out while it was on its way', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<{ enter: typeof enter }>();
    load.mockImplementationOnce(() => promise);
    setSessionUser(person(1));
    const loading = loadAdminArea();
    setSessionUser(null);
    arrive({ enter });
    await loading;
    expect(enter).not.toHaveBeenCalled();
    expect(adminAreaState()).toBe('none');
  });
});
