import { LIVE_PROTOCOL, UserId } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { FakeWire } from '../testing/fake-wire.ts';
import { HouseOfServers, type HouseServer } from '../testing/house-of-servers.ts';
import { helloOf, messageId } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { Gateway } from '../wire/gateway.ts';
import { ServerEnd } from '../wire/server-end.ts';
import { joinRelay } from './relay.ts';

const WAIT = { timeout: 20_000, interval: 10 };

interface Page {
  wire: FakeWire;
  say(message: ClientMessage): void;
}

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let house: HouseOfServers;
  let near: Gateway;
  let a: HouseServer;
  let b: HouseServer;

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    house = new HouseOfServers(getDb(), openAgain);
    [a, b] = [await house.join('a'), await house.join('b')];
    for (const { host } of [a, b]) await host.start();
    [, near] = [relayed(a), relayed(b)];
  });

  function relayed({ host, bus }: HouseServer): Gateway {
    const gateway = new Gateway(host);
    joinRelay(gateway, bus, host.directory, async () => [{ id: 'a' }, { id: 'b' }]);
    return gateway;
  }

  async function openRoom({ host }: HouseServer) {
    const record = await host.open({ gameId: 'game', userId: 'user-owner', gameType: 'firebase', game: sampleGame() });
    if (!record?.code) throw new Error('the room of the test must open');
    return { id: record.id, code: record.code };
  }

  function come(hello: ClientMessage): Page {
    const wire = new FakeWire();
    const origin = { address: '10.0.0.1', baseUrl: '', whoIs: async () => null };
    const end = new ServerEnd(near, wire, origin, () => undefined);
    wire.attach(end);
    end.take(hello);
    return { wire, say: (message) => end.take(message) };
  }

  async function join(code: string): Promise<Page> {
    const page = come(helloOf(code));
    page.say({ t: 'join', id: messageId('join'), name: 'Noa', phone: '', consent: true });
    await vi.waitFor(() => expect(page.wire.of('joined')).toHaveLength(1), WAIT);
    return page;
  }

  const answered = async ({ wire, say }: Page, id: string) => {
    say({ t: 'suggestName', id: messageId(id) });
    await vi.waitFor(() => expect(wire.last('nameSuggested')?.id).toBe(messageId(id)), WAIT);
  };

  /** Time goes on until it is so. */
  const inTime = (check: () => void) =>
    vi.waitFor(() => {
      house.clock.advance(100);
      check();
    }, WAIT);

  it('turns away who says a code that nobody has', async () => {
    const page = come(helloOf('999999'));
    await vi.waitFor(() => expect(page.wire.last('goodbye')?.reason).toBe('noRoom'), WAIT);
  });

  it('no console is told that its room is gone that is passed on while its rights are read', async () => {
    const room = await openRoom(b);
    const wire = new FakeWire();
    const { promise: actor, resolve: known } = Promise.withResolvers<Actor>();
    const origin = { address: '10.0.0.1', baseUrl: '', whoIs: () => actor };
    const end = new ServerEnd(near, wire, origin, () => undefined);
    wire.attach(end);
    const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, session: 'a session', lastVersion: null } as const;
    end.take({ ...hello, room: room.id, as: 'operator' });
    b.host.room(room.id)?.fenced();
    known({ userId: UserId.parse('user-owner'), role: 2, sessionHash: 'hash' });
    await vi.waitFor(() => expect(wire.last('goodbye')?.reason).toBe('restart'), WAIT);
  });

  it('goes on, on the same wire, when the server of its room is gone', async () => {
    const room = await openRoom(a);
    const page = await join(room.code);
    a.kill();
    page.say({ t: 'face', id: messageId('face') });
    await inTime(() => expect(page.wire.of('welcomePlayer')).toHaveLength(2));
    await inTime(() => expect(page.wire.last('ack')?.id).toBe(messageId('face')));
    await answered(page, 'after');
    expect([page.wire.closed, page.wire.of('goodbye').length]).toEqual([false, 0]);
    await vi.waitFor(() => expect(b.host.room(room.id)?.state).toMatchObject({ players: 1, present: 1 }), WAIT);
  });

  it('goes on, on the same wire, when that server stops and hands the room over', async () => {
    const room = await openRoom(a);
    const page = await join(room.code);
    await a.host.stop();
    await inTime(() => expect(page.wire.of('welcomePlayer')).toHaveLength(2));
    await answered(page, 'after');
    expect([page.wire.closed, page.wire.of('goodbye').length]).toEqual([false, 0]);
    await vi.waitFor(() => expect(b.host.room(room.id)?.state).toMatchObject({ players: 1, present: 1 }), WAIT);
  });

  it('follows its people into the next run', async () => {
    const room = await openRoom(a);
    const page = await join(room.code);
    await a.host.close(room.id);
    const run = { gameId: 'next', userId: 'user-owner', gameType: 'firebase', game: sampleGame() } as const;
    expect(await a.host.openAgain(room.id, run)).toMatchObject({ code: room.code });
    await inTime(() => expect(page.wire.last('goodbye')?.reason).toBe('restart'));
    const again = come(helloOf(room.code, page.wire.last('joined')?.token ?? null));
    await vi.waitFor(() => expect(again.wire.last('welcomePlayer')?.own?.name).toBe('Noa'), WAIT);
  });
});
