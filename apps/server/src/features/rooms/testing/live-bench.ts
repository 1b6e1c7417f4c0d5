import { LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage, Role, UserId } from '@qc/contract';
import type { RunGame } from '@qc/engine';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Actor } from '#platform/http/handlers';
import type { Tables } from '#platform/db/tables';
import { insertUser } from '../../../testing/insert-user.ts';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { ServerEnd } from '../wire/server-end.ts';
import { Gateway } from '../wire/gateway.ts';
import type { JournalGroup } from '@qc/engine/live/journal';
import type { RoomCharges } from '../keeping/room-charges.ts';
import { RoomHost } from '../keeping/room-host.ts';
import type { EndedRun } from '../keeping/room-upkeep.ts';
import { createRoomStore } from '../keeping/room-store.ts';
import type { RoomStore } from '../keeping/room-store.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeWire } from './fake-wire.ts';
import { sampleGame } from './sample-game.ts';

/** A store whose journal can be held back or made to fail. */
export interface HeldStore extends RoomStore {
  /** Set: flushes wait for it. */
  hold: Promise<void> | null;
  /** Set: writes fail with it. */
  failure: Error | null;
  groups: JournalGroup[];
}

/** The live server without a network: real engine, real SQLite, own clock, wires that keep what they get. */
export interface LiveBench {
  clock: FakeClock;
  host: RoomHost;
  store: HeldStore;
  gateway: Gateway;
  ended: EndedRun[];
  db: Kysely<Tables>;
  ownerId: UserId;
  openRoom(game?: RunGame, demo?: boolean): Promise<{ id: string; code: string }>;
  /** A page; `as` says whose session stands behind it. */
  page(as?: Actor | null): TestPage;
  player(code: string, name: string): Promise<TestPage>;
  operator(room: string): Promise<TestPage>;
  presenter(room: string): Promise<TestPage>;
  settle(): Promise<void>;
  /** Another process over the same data, as after a crash. */
  restart(): Promise<LiveBench>;
  remove(): Promise<void>;
}

/** One page and what it was sent. */
export interface TestPage {
  wire: FakeWire;
  end: ServerEnd;
  say(message: ClientMessage): void;
  /** Changes whose session stands behind the page. */
  become(actor: Actor | null): void;
}

/** Makes a message id from a number. */
export const messageId = (n: number | string): string => `message-${n}`;

let devices = 0;

/** Builds a live server for one test. */
export async function makeLiveBench(charges?: RoomCharges): Promise<LiveBench> {
  const { db, remove } = await makeSqliteDatabase();
  const ownerId = await insertUser(db, 'owner');
  return buildBench({ db, ownerId, clock: new FakeClock(), remove, charges, epochs: new Map() });
}

/** What outlives a server. */
interface Lasting {
  db: Kysely<Tables>;
  ownerId: UserId;
  clock: FakeClock;
  remove: () => Promise<void>;
  charges: RoomCharges | undefined;
  /** How often each room was taken, its opening with it: a file of SQLite has no need to count it. */
  epochs: Map<string, number>;
}

async function buildBench(lasting: Lasting): Promise<LiveBench> {
  const { db, ownerId, clock, remove, charges } = lasting;
  const store = holdable(createRoomStore(db), lasting.epochs);
  const ended: EndedRun[] = [];
  let ids = 0;
  const platform = {
    db,
    now: () => clock.now(),
    log: pino({ level: 'silent' }),
    random: {
      id: () => `room-${clock.now()}-${(ids += 1)}`,
      secret: () => 'a secret of the test',
      below: (below: number) => (ids += 1) % below,
    },
  };
  const host = new RoomHost(
    platform,
    { onRunEnded: async (run) => ended.push(run) },
    { timers: clock, store, charges },
  );
  await host.start();
  const gateway = new Gateway(host);
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await host.settled();
    }
  };
  const page = (as: Actor | null = null): TestPage => {
    const wire = new FakeWire();
    let actor = as;
    const origin = { address: '10.0.0.1', baseUrl: 'http://test', whoIs: async () => actor };
    const end = new ServerEnd(gateway, wire, origin, () => undefined);
    wire.attach(end);
    const become = (other: Actor | null) => {
      actor = other;
    };
    return { wire, end, say: (message) => end.received(JSON.stringify(message)), become };
  };
  const staff = async (room: string, as: 'operator' | 'presenter') => {
    const screen = page(actorOf(ownerId));
    screen.end.take({ t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session: 'x', lastVersion: null });
    await settle();
    return screen;
  };
  return {
    clock,
    host,
    store,
    gateway,
    ended,
    db,
    ownerId,
    openRoom: async (game = sampleGame(), demo = false) => {
      const room = await host.open({ gameId: `game-${(ids += 1)}`, userId: ownerId, gameType: 'firebase', game, demo });
      if (room === null) throw new Error('the room of a new game must open');
      return { id: room.id, code: room.code ?? '' };
    },
    page,
    player: async (code, name) => {
      const player = page();
      player.say(helloOf(code));
      player.say({ t: 'join', id: messageId('join'), name, phone: '', consent: true });
      await settle();
      return player;
    },
    operator: (room) => staff(room, 'operator'),
    presenter: (room) => staff(room, 'presenter'),
    settle,
    restart: () => buildBench(lasting),
    remove,
  };
}

/** A player's hello from a device of its own. */
export function helloOf(code: string, token: string | null = null, lastVersion: number | null = null): ClientMessage {
  devices += 1;
  return { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token, device: `device-${devices}`, lastVersion };
}

/** A signed-in person. */
export function actorOf(userId: UserId, role: Role = 2): Actor {
  return { userId, role, sessionHash: 'hash' };
}

function holdable(store: RoomStore, epochs: Map<string, number>): HeldStore {
  const held: HeldStore = {
    ...store,
    hold: null,
    failure: null,
    groups: [],
    takeRoom: async (id) => {
      if ((await store.takeRoom(id)) === null) return null;
      const epoch = (epochs.get(id) ?? 1) + 1;
      epochs.set(id, epoch);
      return epoch;
    },
    appendJournal: async (groups) => {
      await held.hold;
      if (held.failure) throw held.failure;
      held.groups.push(...groups);
      return store.appendJournal(groups);
    },
    markAlive: async (atMs) => {
      if (held.failure) throw held.failure;
      await store.markAlive(atMs);
    },
  };
  return held;
}
