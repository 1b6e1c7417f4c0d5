import type { Bus } from '#platform/bus/bus';
import { endSessionsOf } from '#platform/cluster/alive';
import type { Cluster } from '#platform/cluster/cluster';
import type { Platform } from '#platform/platform';
import type { Room } from '@qc/engine/live/room';
import { KnownPlaces } from './known-places.ts';
import { passRooms } from './hand-over.ts';
import { roomClaims, type OwnedRooms, type RoomClaims } from './room-claims.ts';
import { placeHere, type RoomDirectory, type RoomElsewhere, type RoomPlace, type RoomsHere } from './room-directory.ts';
import { isNobodyAt } from './who-answers.ts';
import { createRoomOwners, type OwnedRoom } from './room-owners.ts';
import { RoomSpreading } from './room-spreading.ts';
import { type OwningWatch, RoomTaking, type TakingHost, type TakingSeams } from './room-taking.ts';

/** What a house of several servers needs for its rooms. */
export interface OwningSeams extends TakingSeams {
  cluster: Pick<Cluster, 'serverId' | 'isLawful' | 'formatOfAll' | 'servers' | 'watch' | 'drain' | 'markAlive'>;
  bus: Bus;
  /** Rooms are given to servers that have fewer this often, ms; absent: never. */
  spreadEveryMs?: number;
}

/** A room is given to a server that has fewer no more often, ms. */
const SPREAD_MS = 5000;

/** For a server that shares the house with others; undefined: it is alone. */
export function owningSeams(
  { db, cluster, bus }: Pick<Platform, 'db' | 'cluster' | 'bus'>,
  watch?: OwningWatch,
): OwningSeams | undefined {
  if (cluster.isAlone) return undefined;
  return {
    ...{ cluster, bus, watch, owners: createRoomOwners(db, cluster.serverId), spreadEveryMs: SPREAD_MS },
    isAway: (serverId) => isNobodyAt(bus, serverId),
    endSessionsOf: async (serverIds) => Promise.all(serverIds.map((id) => endSessionsOf(db, id))),
  };
}

/** What owning asks of the host of the rooms. */
export interface OwningHost extends TakingHost, RoomsHere {
  rooms(): Room[];
  room(id: string): Room | null;
  /** The code means a room of another server by now. */
  codeElsewhere(code: string, id: string): void;
  /** A room is about to be read elsewhere: its journal is made short. */
  shorten(room: Room): Promise<void>;
}

/** Without its bus for this long, ms, a server says so in the database … */
const BUS_AWAY_MS = 1500;
/** … and gives its rooms up this long after, when others have theirs. */
const OTHERS_SAY_MS = 1000;
/** Passed on to it, a room is whoever's takes it first. */
const NOBODY = '';
/** Time before what could not be asked is asked again, ms. */
const AGAIN_MS = 250;
/** Rooms here are held against the database this often, ms: a machine that was put to sleep knows nothing of it. */
const COMPARE_MS = 2000;

/** The rooms of one server among several: which it has, which it takes, and where all others are. */
export class RoomOwning implements RoomDirectory {
  readonly #host: OwningHost;
  readonly #seams: OwningSeams;
  readonly #taking: RoomTaking;
  readonly #spreading: RoomSpreading;
  readonly #claims: RoomClaims;
  readonly #known: KnownPlaces;
  readonly #watchers = new Set<(place: RoomElsewhere) => void>();
  readonly #asked = new Map<string, Promise<RoomPlace>>();
  readonly #stops: (() => void)[] = [];
  /** Its lease was over, and it has not asked since what was taken meanwhile. */
  #isUnsure = false;
  #checking: Promise<void> | null = null;
  /** It is without its bus, and has said so. */
  #isCutOff = false;
  #cancelGivingUp: (() => void) | null = null;
  #placed = 0;
  #stopped = false;

  constructor(host: OwningHost, seams: OwningSeams) {
    this.#host = host;
    this.#seams = seams;
    this.#taking = new RoomTaking(host, seams);
    this.#spreading = new RoomSpreading({
      ...{ timers: host.timers, me: seams.cluster.serverId, owners: seams.owners },
      rooms: () => (this.#isUnsure || this.#isCutOff ? [] : host.rooms()),
      sight: () => this.#taking.sight(),
      give: (room, to) => this.#give(room, to),
    });
    this.#claims = roomClaims(seams.bus);
    this.#known = new KnownPlaces(() => host.timers.counterMs());
  }

  /** From here on it takes its share, and what is asked for. */
  async start(): Promise<void> {
    const { cluster } = this.#seams;
    this.#stops.push(
      this.#claims.hear(
        (owned) => this.#told(owned),
        () => this.#tell(this.#host.rooms()),
      ),
      cluster.watch({ lost: () => this.#freeze(), back: () => void this.#check() }),
      this.#seams.bus.watch((isConnected) => (isConnected ? this.#busIsBack() : this.#busIsAway())),
    );
    this.#claims.askAll();
    this.#compareLater();
    await this.#taking.start();
    if (this.#seams.spreadEveryMs !== undefined) this.#spreading.start(this.#seams.spreadEveryMs);
  }

  /** Gives its rooms to others, as far as there are any; takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelGivingUp?.();
    for (const stop of this.#stops.splice(0)) stop();
    await this.#spreading.stop();
    await this.#taking.stop();
    const { takers } = await this.#taking.sight();
    const targets = takers.filter((id) => id !== this.#seams.cluster.serverId);
    if (targets.length === 0 || this.#isUnsure) return;
    await this.#seams.cluster.drain();
    await this.#pass(this.#host.rooms(), targets);
  }

  /** A room is here from now on: all others may know. */
  note(room: Room): void {
    this.#tell([room]);
    const { serverId } = this.#seams.cluster;
    for (const moved of this.#watchers) moved({ room: room.id, server: serverId, epoch: room.epoch });
  }

  /** A room was opened here: where this server keeps none, it goes to one that does, or stays where that fails. */
  async place(room: Room): Promise<void> {
    try {
      const { takers } = await this.#taking.sight();
      if (takers.length === 0 || takers.includes(this.#seams.cluster.serverId)) return;
      const target = takers[this.#placed++ % takers.length] ?? NOBODY;
      await this.#pass([room], [target]);
    } catch (error) {
      const { log } = this.#host.platform;
      log.error({ err: error, room: room.id }, 'a room could not be given to a server for rooms');
    }
  }

  async #give(room: Room, to: string): Promise<void> {
    await this.#pass([room], [to]);
    // It could not be given. Where nobody knows, it writes nothing until it is held against the database.
    if (this.#host.room(room.id) === room && !this.#isUnsure) room.thaw();
  }

  async #pass(rooms: readonly Room[], targets: readonly string[]): Promise<void> {
    await passRooms(this.#host, rooms, targets, { ...this.#seams, claims: this.#claims });
  }

  #tell(rooms: readonly Room[]): void {
    const open = rooms.filter(({ state }) => state.phase.name !== 'ended');
    const told = open.map(({ id, identity: { code }, epoch }) => ({ id, code, epoch }));
    this.#claims.tell({ server: this.#seams.cluster.serverId, rooms: told });
  }

  find(codeOrId: string): RoomPlace | Promise<RoomPlace> {
    const here = placeHere(this.#host, codeOrId);
    if (here !== null && !isOverUnder(here, codeOrId)) return this.#isUnsure ? 'returning' : here;
    const known = this.#known.find(codeOrId);
    if (known === null || (known && !this.#taking.isGone(known.server))) return known;
    const asked = this.#asked.get(codeOrId) ?? this.#ask(codeOrId).finally(() => this.#asked.delete(codeOrId));
    this.#asked.set(codeOrId, asked);
    return asked;
  }

  async #ask(codeOrId: string): Promise<RoomPlace> {
    const { owners, cluster } = this.#seams;
    const owned = await owners.whose(codeOrId);
    const { living, gone, mayTake } = await this.#taking.sight();
    if (!owned) {
      this.#known.note(codeOrId, null);
      return null;
    }
    const isMine = owned.writer === cluster.serverId;
    if (!isMine && living.has(owned.writer)) return this.#found(codeOrId, owned);
    if (this.#host.isGivenUp(owned.id)) return null;
    // A server that has just come is not seen by all yet.
    const hasJustCome = !isMine && owned.isLeased && !gone.includes(owned.writer);
    if (hasJustCome || !mayTake) return 'returning';
    await this.#taking.take(owned.id);
    const here = placeHere(this.#host, codeOrId);
    if (here !== null) return here;
    // Somebody else was first.
    const now = await owners.whose(codeOrId);
    const isElsewhere = now !== null && now.writer !== cluster.serverId && living.has(now.writer);
    return isElsewhere ? this.#found(codeOrId, now) : 'returning';
  }

  #found(codeOrId: string, { id, writer, epoch }: OwnedRoom): RoomElsewhere {
    const place = { room: id, server: writer, epoch };
    this.#known.note(codeOrId, place);
    return place;
  }

  doubt(place: RoomElsewhere): void {
    this.#known.doubt(place);
  }

  watch(moved: (place: RoomElsewhere) => void): () => void {
    this.#watchers.add(moved);
    return () => this.#watchers.delete(moved);
  }

  #told(owned: OwnedRooms): void {
    const isMe = owned.server === this.#seams.cluster.serverId;
    if (!isMe) this.#known.told(owned);
    for (const { id, code, epoch } of owned.rooms) {
      const here = this.#host.room(id);
      if (isMe) {
        // Another server has passed it on; what this one has said itself comes back, too.
        if (!here && !this.#host.isBeingRead(id)) this.#takePassed(id);
        continue;
      }
      this.#host.codeElsewhere(code, id);
      // While it cannot ask, because it is cut off from the database, it believes what it is told.
      if (here && here.epoch < epoch) void (this.#isUnsure ? here.fenced() : this.#check());
      for (const moved of this.#watchers) moved({ room: id, server: owned.server, epoch });
    }
  }

  #takePassed(id: string): void {
    this.#taking
      .take(id, 'passed')
      .catch((error: unknown) => this.#host.platform.log.error({ err: error, room: id }, 'a room could not be taken'));
  }

  #busIsAway(): void {
    const { timers } = this.#host;
    this.#cancelGivingUp = timers.after(BUS_AWAY_MS, () => {
      this.#isCutOff = true;
      this.#say('draining', this.#seams.cluster.drain());
      this.#cancelGivingUp = timers.after(OTHERS_SAY_MS, () => this.#say('giving up', this.#giveUp()));
    });
  }

  #busIsBack(): void {
    this.#cancelGivingUp?.();
    if (!this.#isCutOff || this.#stopped) return;
    this.#isCutOff = false;
    this.#say('taking rooms again', this.#seams.cluster.drain(false));
  }

  /** Pages at the other servers cannot reach its rooms: whoever is reached takes them. Where nobody is, all stays. */
  async #giveUp(): Promise<void> {
    const { takers } = await this.#taking.sight();
    if (!this.#isCutOff || this.#stopped || this.#isUnsure || takers.length === 0) return;
    this.#host.platform.log.warn('without the bus that others have this server gives its rooms up');
    await this.#pass(this.#host.rooms(), [NOBODY]);
    // What could not be given up goes on here.
    await this.#check();
  }

  #say(what: string, done: Promise<void>): void {
    done.catch((error: unknown) => this.#host.platform.log.error({ err: error }, `without the bus: ${what} failed`));
  }

  /** Others may count this server as gone: until it has asked, it judges nothing. */
  #freeze(): void {
    this.#isUnsure = true;
    for (const room of this.#host.rooms()) room.freeze();
  }

  /** Asks what was taken: that leaves the memory, all else goes on. */
  async #check(): Promise<void> {
    this.#checking ??= this.#ownRooms().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  #compareLater(): void {
    const cancel = this.#host.timers.after(COMPARE_MS, () => {
      this.#stops.splice(this.#stops.indexOf(cancel), 1);
      // Who is unsure asks already.
      const compared = this.#isUnsure ? Promise.resolve() : this.#letGoLost();
      // What cannot be asked now is asked next time.
      void compared.catch(() => undefined).then(() => this.#stopped || this.#compareLater());
    });
    this.#stops.push(cancel);
  }

  async #letGoLost(): Promise<void> {
    const open = this.#host.rooms().filter(({ state }) => state.phase.name !== 'ended');
    const lost = await this.#seams.owners.notMine(open.map(({ id }) => id));
    // One that has ended since is nobody's.
    for (const room of open) if (lost.includes(room.id) && room.state.phase.name !== 'ended') room.fenced();
  }

  async #ownRooms(): Promise<void> {
    try {
      await this.#letGoLost();
      if (this.#stopped || !this.#seams.cluster.isLawful) return;
      this.#isUnsure = false;
      for (const room of this.#host.rooms()) room.thaw();
    } catch (error) {
      this.#host.platform.log.error({ err: error }, 'nobody says which rooms are still here');
      if (!this.#stopped) this.#host.timers.after(AGAIN_MS, () => void this.#check());
    }
  }
}

/** Whether a room is over that was found by its code, which may be another room's of another server by now. */
function isOverUnder(place: { here: Room } | 'returning', code: string): boolean {
  return place !== 'returning' && place.here.state.phase.name === 'ended' && place.here.identity.code === code;
}
