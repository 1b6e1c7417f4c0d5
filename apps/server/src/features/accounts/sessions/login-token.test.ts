import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLocalBus } from '#platform/bus/local-bus';
import { aloneCluster } from '#platform/cluster/one-server';
import { diskFileStore } from '#platform/files/disk-file-store';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import type { Platform } from '#platform/platform';
import { systemRandom } from '#platform/random';
import { readConfig } from '../../../config.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { ensureOwner } from '../owner/ensure-owner.ts';
import { exchangeToken, makeLoginToken } from './login-token.ts';
import { isRightPassword } from '../passwords/password.ts';
import { serverSecret } from '#platform/server-secret';

const HOUR_MS = 60 * 60 * 1000;

describeDatabases((getDb, { openAgain }) => {
  let nowMs = Date.UTC(2026, 10, 20);
  const log = pino({ level: 'silent' });
  const platform = (settings: Record<string, string> = {}): Platform => ({
    config: readConfig(settings),
    db: getDb(),
    now: () => nowMs,
    random: systemRandom(() => nowMs),
    bus: createLocalBus('here', log),
    log,
    files: diskFileStore('/nowhere'),
    cluster: aloneCluster(),
  });
  const ownerSettings = { OWNER_EMAIL: 'owner@school.org', OWNER_PASSWORD: 'a long secret' };

  it('a token signs in once, whoever is first of many', async () => {
    const here = platform();
    const dana = await insertUser(here.db, 'dana');
    const token = await makeLoginToken(here, dana);
    const results = await Promise.all(Array.from({ length: 20 }, () => exchangeToken(here, token)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject({ code: 'wrongCredentials' });
  });

  it('a token is refused when it is unknown, a day old, or of a restricted account', async () => {
    const here = platform();
    const dana = await insertUser(here.db, 'dana');
    expect(await exchangeToken(here, 'unknown')).toMatchObject({ ok: false, code: 'wrongCredentials' });
    const old = await makeLoginToken(here, dana);
    nowMs += 24 * HOUR_MS;
    expect(await exchangeToken(here, old)).toMatchObject({ ok: false, code: 'wrongCredentials' });
    const token = await makeLoginToken(here, dana);
    await here.db.updateTable('app_user').set({ disabled_from_admin: 1 }).execute();
    expect(await exchangeToken(here, token)).toMatchObject({ ok: false, code: 'restricted' });
  });

  it('the owner is made once, by whichever server is first', async () => {
    const owners = await Promise.all([ensureOwner(platform()), ensureOwner({ ...platform(), db: openAgain() })]);
    expect(owners[0]?.ownerId).toBe(owners[1]?.ownerId);
    expect(await getDb().selectFrom('app_user').select('role').execute()).toEqual([{ role: 0 }]);
    expect((await ensureOwner(platform())).token).toMatch(/^[\w-]{22}$/);
  });

  it('an owner without a password takes the settings that come later, one with a password keeps it', async () => {
    const { ownerId } = await ensureOwner(platform());
    expect(await ensureOwner(platform(ownerSettings))).toEqual({ ownerId, token: null });
    await ensureOwner(platform({ ...ownerSettings, OWNER_PASSWORD: 'another secret' }));
    const row = await getDb().selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    expect(row.email).toBe('owner@school.org');
    expect(await isRightPassword('a long secret', row.password_hash)).toBe(true);
    expect(await isRightPassword('another secret', row.password_hash)).toBe(false);
  });

  it('nobody becomes owner by an address that is taken', async () => {
    const here = platform(ownerSettings);
    await insertUser(here.db, 'owner');
    await expect(ensureOwner(here)).rejects.toThrow('OWNER_EMAIL owner@school.org belongs to');
  });

  it('all servers share one secret', async () => {
    const secrets = await Promise.all([serverSecret(getDb()), serverSecret(openAgain())]);
    expect(secrets[0]).toBe(secrets[1]);
  });
}, 'accounts');
