import { pino } from 'pino';
import { expect, inject, it } from 'vitest';
import { joinCluster } from '#platform/cluster/join-cluster';
import { Refused } from '#platform/http/refused';
import { makePostgresDatabase } from '../../../testing/test-databases.ts';
import { makeLoginLimits } from './login-limits.ts';

const log = pino({ level: 'silent' });

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'of three hundred passwords on one account at three servers at once ten are judged, as at one',
  async () => {
    const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    const servers = await Promise.all(
      ['one', 'two', 'three'].map(async (serverId) => {
        const db = database.openAgain();
        const cluster = await joinCluster({ serverId, postgresUrl: database.url, db, log });
        return { cluster, limits: makeLoginLimits({ cluster, db, now: () => 0 }) };
      }),
    );
    const guess = async ({ limits }: { limits: ReturnType<typeof makeLoginLimits> }, from: number) =>
      limits.begin('dana@school.org', `198.51.100.${from}`).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Refused);
          return false;
        },
      );
    const judged = await Promise.all(
      Array.from({ length: 100 }, (_none, n) => servers.map((server) => guess(server, n))).flat(),
    );
    expect(judged.filter(Boolean)).toHaveLength(10);
    const [one, two] = servers;
    await one?.limits.forgive('dana@school.org', null);
    expect(two && [await guess(two, 1), await guess(two, 1)], 'what was right does not count').toEqual([true, false]);
    for (const { cluster } of servers) await cluster.leave();
    await database.remove();
  },
);
