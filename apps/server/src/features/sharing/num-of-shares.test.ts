import type { GameId, Share } from '@qc/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyGame, createGame, findGame, purgeGames } from '#features/games';
import { describeDatabases } from '../../testing/describe-databases.ts';
import type { Actor } from '#platform/http/handlers';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { listShares } from './list-shares.ts';
import { revokeShare } from './revoke-share.ts';
import { shareGame } from './share-game.ts';
import { findTransfers } from './share-store.ts';

const PEOPLE = ['omar', 'lina', 'noa', 'gil'];
const free = { begin: async () => undefined, forgive: async () => undefined, isNews: async () => false };
const by = { userId: null, address: '' };

/** The same numbers on every machine. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describeDatabases((getDb, { dialect }) => {
  let content: ContentPlatform;
  let dana: Actor;
  let people: Actor[];
  let games: GameId[];

  beforeEach(async () => {
    content = makeContentPlatform(getDb());
    dana = actorOf(await insertUser(getDb(), 'dana'));
    people = [];
    for (const name of PEOPLE) people.push(actorOf(await insertUser(getDb(), name)));
    games = [];
    for (const name of ['One', 'Two', 'Three']) games.push(await make(name));
  });
  afterEach(() => content.remove());

  async function make(name: string): Promise<GameId> {
    const fields = { name, setting: { gameType: 'firebase' as const } };
    return valueOf(await createGame(content.platform, dana, fields))._id;
  }
  const share = (game: GameId, person: string, transferType: 1 | 2 | 3, actor = dana) =>
    shareGame(content.platform, free, { actor, by }, { game, email: `${person}@school.org`, transferType });

  test('numOfShares is right after any steps, and a copy without editing is there as long as its share', async () => {
    const below = numbersFrom(7);
    const held = new Map<string, Share>();
    for (let n = 0; n < (dialect === 'sqlite' ? 1000 : 150); n++) {
      content.clock.ms += 1000;
      const game = games[below(games.length)];
      const person = PEOPLE[below(PEOPLE.length)];
      if (!game || !person) throw new Error('no such game or person');
      const key = `${game} ${person}`;
      const known = held.get(key);
      if (below(2) === 0) {
        const type = ([1, 2, 3] as const)[below(3)] ?? 1;
        const given = await share(game, person, type);
        expect(given.ok).toBe(known === undefined);
        if (given.ok) held.set(key, given.value);
      } else if (known) {
        const by = below(3) === 0 && known.transferType !== 3 ? people[PEOPLE.indexOf(person)] : dana;
        valueOf(await revokeShare(content.platform, by ?? dana, known._id));
        held.delete(key);
      }
      const expected = [...held.keys()].filter((one) => one.startsWith(game)).length;
      expect((await findGame(getDb(), game))?.numOfShares).toBe(expected);
    }
    for (const game of games) {
      const { shares, count } = valueOf(await listShares(content.platform, dana, game));
      expect([shares.length, count]).toEqual([count, (await findGame(getDb(), game))?.numOfShares]);
    }
    const copies = await getDb().selectFrom('game').select('share_id').where('read_only', '=', 1).execute();
    const running = [...held.values()].filter(({ transferType }) => transferType === 2).map(({ _id }) => _id);
    expect(new Set(copies.map(({ share_id }) => share_id))).toEqual(new Set(running));
    expect(copies).toHaveLength(running.length);
  }, 60_000);

  test('of many shares to one person at one time one is made, with one copy', async () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => share(game, 'omar', n % 2 === 0 ? 2 : 3)));
    expect(made.filter((result) => result.ok)).toHaveLength(1);
    expect(made.filter((result) => !result.ok && result.code === 'alreadyShared')).toHaveLength(11);
    expect((await findGame(getDb(), game))?.numOfShares).toBe(1);
    const copies = await getDb()
      .selectFrom('game')
      .select('id')
      .where('user_id', '=', people[0]?.userId ?? '')
      .execute();
    expect(copies).toHaveLength(1);
  });

  test('what nothing is left of does not count: a copy its receiver deleted, a game deleted for good', async () => {
    const [game, other] = games;
    const omar = people[0];
    if (!game || !other || !omar) throw new Error('no game');
    valueOf(await share(game, 'omar', 2));
    valueOf(await share(other, 'omar', 1));
    const log = async () =>
      (await findTransfers(getDb(), omar.userId, { page: 1, perPage: 9, searchText: '' })).transfers;
    const copy = (await log()).find(({ transferType }) => transferType === 2)?.game;
    if (!copy) throw new Error('no copy');
    const deleted_at_ms = content.clock.ms;
    await getDb().updateTable('game').set({ deleted_at_ms }).where('id', 'in', [copy, other]).execute();
    expect((await findGame(getDb(), game))?.numOfShares).toBe(1);
    await purgeGames(getDb(), content.clock.ms + 1, 50);
    expect((await findGame(getDb(), game))?.numOfShares).toBe(0);
    expect((await log()).map(({ revokedAt }) => revokedAt === null)).toEqual([false, false]);
    expect((await share(game, 'omar', 2)).ok).toBe(true);
  });

  test('a share that cannot be finished leaves nothing behind', async () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    await getDb().updateTable('app_user').set({ email_notifications: 1 }).where('name', '=', 'omar').execute();
    valueOf(await share(game, 'omar', 3));
    const mails = getDb().selectFrom('outgoing_mail').select('recipient');
    expect(await mails.execute()).toEqual([{ recipient: 'omar@school.org' }]);
    const { platform } = content;
    const broken = { ...platform, random: { ...platform.random, id: () => 'x' } };
    const wish = { game, email: 'lina@school.org', transferType: 3 } as const;
    await expect(shareGame(broken, free, { actor: dana, by }, wish)).rejects.toThrow();
    expect(await getDb().selectFrom('share').select('id').execute()).toHaveLength(1);
    expect((await findGame(getDb(), game))?.numOfShares).toBe(1);
  });

  test('a copy of a game is made whole', async () => {
    const [game] = games;
    const source = game && (await findGame(getDb(), game));
    if (!source) throw new Error('no game');
    const copy = await copyGame(getDb(), content.platform, source, {
      userId: dana.userId,
      name: 'Copy',
      readOnly: true,
    });
    expect(copy).toMatchObject({ name: 'Copy', readOnly: true, generic: false, disabled: false, order: [] });
  });
}, 'shares');
