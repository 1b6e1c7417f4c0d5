import type { RunGame } from '@qc/engine';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Tables } from '#platform/db/tables';
import { type HouseMember, HouseMembers } from '../../../testing/house-members.ts';
import type { RoomCharges } from '../keeping/room-charges.ts';
import { RoomHost } from '../keeping/room-host.ts';
import { createRoomStore } from '../keeping/room-store.ts';
import { createRoomOwners } from '../owning/room-owners.ts';
import { isNobodyAt } from '../owning/who-answers.ts';
import { FakeClock } from './fake-clock.ts';
import { sampleGame } from './sample-game.ts';

/** One with rooms, and its own way to the database. */
export interface HouseServer extends HouseMember {
  host: RoomHost;
}

/** Servers on one database and one bus, on one clock. Leases are the test's own. */
export class HouseOfServers {
  readonly clock = new FakeClock();
  readonly #db: Kysely<Tables>;
  readonly #openAgain: () => Kysely<Tables>;
  readonly #members: HouseMembers;
  /** What became of rooms: `passed` and `gone` where they came to, `away` where they were handed over. */
  readonly moves: string[] = [];
  /** Whether, and how often, rooms are spread. */
  spreading: { spreadEveryMs?: number } = {};
  /** Told which servers' sessions are to be ended. */
  onEndSessions: (serverIds: readonly string[]) => void = () => undefined;
  #ids = 0;

  constructor(db: Kysely<Tables>, openAgain: () => Kysely<Tables>) {
    this.#db = db;
    this.#openAgain = openAgain;
    this.#members = new HouseMembers(db);
  }

  /** What a server does; without an entry everything. */
  get roles(): HouseMembers['roles'] {
    return this.#members.roles;
  }

  /** An open room that an earlier server left. */
  async leaveRoom(id: string, game: RunGame = sampleGame()): Promise<void> {
    const code = String(100_000 + (this.#ids += 1));
    const record = { id, gameId: id, userId: 'user-owner', code, name: '', createdAtMs: this.clock.now() };
    const room = { ...record, endedAtMs: null, demo: false, gameType: 'remotes', price: 0 } as const;
    await createRoomStore(this.#db, 'an earlier server').insertRoom(room, game);
  }

  /** One with rooms; `start()` its host. `chargesBy` pays over its own way to the database. */
  async join(id: string, chargesBy?: (db: Kysely<Tables>) => RoomCharges): Promise<HouseServer> {
    const db = this.#openAgain();
    const member = await this.#members.enter(id, this.clock.now());
    const { bus, cluster } = member;
    const isDead = () => this.#members.isDead(id);
    const { clock } = this;
    const after = (delayMs: number, call: () => void) => clock.after(delayMs, () => isDead() || call());
    const timers = { after, soon: (call: () => void) => call(), counterMs: () => clock.counterMs() };
    const platform = {
      ...{ db, now: () => clock.now(), log: pino({ level: 'silent' }) },
      random: {
        id: () => `room-${id}-${(this.#ids += 1)}`,
        secret: () => 'a secret of the test',
        below: (below: number) => (this.#ids += 1) % below,
      },
    };
    const owning = {
      ...{ cluster, bus, owners: createRoomOwners(db, id), ...this.spreading },
      watch: { taken: (how: string) => this.moves.push(how), handedOver: () => this.moves.push('away') },
      isAway: (one: string) => isNobodyAt(bus, one),
      endSessionsOf: async (ids: readonly string[]) => this.onEndSessions(ids),
    };
    const host = new RoomHost(platform, { onRunEnded: async () => 0 }, { timers, charges: chargesBy?.(db), owning });
    const { store } = host;
    const append = store.appendJournal;
    store.appendJournal = async (groups) => (isDead() ? new Promise(() => undefined) : append(groups));
    return { ...member, host };
  }

  /** The servers' own sign that they run. */
  async sign(id: string): Promise<void> {
    await this.#db.updateTable('server').where('id', '=', id).set({ alive_at_ms: this.clock.now() }).execute();
  }
}
