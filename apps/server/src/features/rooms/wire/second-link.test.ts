import { CLOSE, LIVE_STREAM_PATH } from '@qc/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { type HouseMember, HouseMembers } from '../../../testing/house-members.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { type LiveApp, makeLiveApp, SocketPage } from '../testing/live-app.ts';
import { helloOf, messageId } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

const WAIT = { timeout: 20_000, interval: 10 };

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let apps: LiveApp[];
  let pages: SocketPage[];

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    const house = new HouseMembers(getDb());
    const start = ({ bus, cluster }: HouseMember) => makeLiveApp({ bus, cluster, db: openAgain() });
    apps = [];
    for (const id of ['a', 'b']) apps.push(await start(await house.enter(id)));
    pages = [];
  });
  afterEach(async () => {
    for (const page of pages) page.close();
    for (const app of apps) await app.close();
  });

  const two = (): [LiveApp, LiveApp] => {
    const [a, b] = apps;
    if (!a || !b) throw new Error('two servers');
    return [a, b];
  };
  const come = async ({ port }: LiveApp, code: string, token: string | null = null) => {
    const page = new SocketPage(port);
    pages.push(page);
    await page.say(helloOf(code, token));
    await vi.waitFor(() => expect(page.of('welcomePlayer')).toHaveLength(1), WAIT);
    return page;
  };

  it('a page whose server goes down has a link to another before it loses its own, and keeps that one', async () => {
    const [a, b] = two();
    const opening = { gameId: 'game', userId: 'user-owner', gameType: 'firebase', game: sampleGame() } as const;
    const room = await a.host.open(opening);
    const code = room?.code ?? '';
    const first = await come(a, code);
    await first.say({ t: 'join', id: messageId('join'), name: 'Noa', phone: '', consent: true });
    await vi.waitFor(() => expect(first.of('joined')).toHaveLength(1), WAIT);
    apps = [b];
    const stopped = a.close();
    await vi.waitFor(() => expect(first.of('moveOver')).toHaveLength(1), WAIT);
    // Whoever is led there by a balancer that has not noticed is told so at once.
    const late = await fetch(`${a.url}${LIVE_STREAM_PATH}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([late.status, (await fetch(`${a.url}/ready`)).status]).toEqual([503, 503]);
    const second = await come(b, code, first.of('joined')[0]?.token ?? null);
    expect(second.of('welcomePlayer')[0]?.own?.name).toBe('Noa');
    await vi.waitFor(() => expect(first.closeCode).toBe(CLOSE.replaced), WAIT);
    await stopped;
    await second.say({ t: 'face', id: messageId('face') });
    await vi.waitFor(() => expect(second.of('ack').map(({ id }) => id)).toContain(messageId('face')), WAIT);
    expect([second.closeCode, second.of('goodbye')]).toEqual([null, []]);
    expect(b.host.room(room?.id ?? '')?.state).toMatchObject({ players: 1, present: 1 });
  });
});
