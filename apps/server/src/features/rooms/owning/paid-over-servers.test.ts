import type { UserId } from '@qc/contract';
import type { Outcome } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyLedger } from '#features/credits';
import { type ContentPlatform, makeContentPlatform } from '../../../testing/content-platform.ts';
import type { Db } from '#platform/db/tables';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { chargesOf, creditsOf, giveCredits } from '../../../testing/give-credits.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { creditCharges } from '../keeping/credit-charges.ts';
import { HouseOfServers } from '../testing/house-of-servers.ts';
import { sampleGame } from '../testing/sample-game.ts';

const SERVERS = ['a', 'b', 'c'];
const STARTS = 60;
const CREDITS = 10;

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let owner: UserId;
  let books: ContentPlatform;

  beforeEach(async () => {
    owner = await insertUser(getDb(), 'owner');
    books = makeContentPlatform(getDb());
    await giveCredits(books.platform, owner, CREDITS);
  });
  afterEach(() => books.remove());

  it('starts as many rooms of one account as it has credits, wherever they are and however many ask at once', async () => {
    const house = new HouseOfServers(getDb(), openAgain);
    const config = { ...books.platform.config, everythingFree: false };
    const cluster = { ...books.platform.cluster, isAlone: false };
    const charges = (db: Db) => creditCharges({ ...books.platform, config, cluster, db });
    const hosts = await Promise.all(SERVERS.map(async (id) => (await house.join(id, charges)).host));
    for (const host of hosts) await host.start();
    const open = async (n: number) => {
      const host = hosts[n % hosts.length];
      const run = { gameId: `paid-game-${n}`, userId: owner, gameType: 'firebase', game: sampleGame() } as const;
      const record = await host?.open(run);
      const room = record && host?.room(record.id);
      if (!host || !room) throw new Error('the rooms of the test must open');
      return { host, room };
    };
    const opened = await Promise.all(Array.from({ length: STARTS }, async (_, n) => open(n)));
    const outcomes = await Promise.all(
      opened.map(async ({ host, room }): Promise<Outcome> => {
        return host.firstSlide.operate(room, { type: 'operate', action: { do: 'next' }, expect: null });
      }),
    );
    await Promise.all(hosts.map(async ({ firstSlide }) => firstSlide.idle()));

    const started = opened.filter(({ room }) => room.state.phase.name !== 'lobby');
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(CREDITS);
    expect(started).toHaveLength(CREDITS);
    const refused = outcomes.flatMap((one) => (one.ok ? [] : [one.code]));
    expect(refused).toEqual(Array.from({ length: STARTS - CREDITS }, () => 'outOfCredits'));
    expect(await chargesOf(books.platform)).toEqual(Array.from({ length: CREDITS }, () => 'room posted 1'));
    expect(await creditsOf(books.platform, owner)).toBe(0);
    expect(await verifyLedger(getDb())).toBe(0);
  });
});
