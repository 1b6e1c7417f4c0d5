import type { RoomRecord } from '../keeping/room-store.ts';
import { Cast } from './cast.ts';
import { Chaos } from './chaos.ts';
import { checkEnded } from './check-ended.ts';
import { DurableData } from './durable-data.ts';
import { Requests } from './requests.ts';
import { RoomOpener } from './room-opener.ts';
import { Scene } from './scene.ts';
import { SettledCheck } from './settled.ts';
import { hostsOf } from './hosts/hosts-of.ts';
import { HouseChaos } from './hosts/house-chaos.ts';
import { SimulatedHouse } from './hosts/simulated-house.ts';
import { watchHouse } from './hosts/watch-house.ts';
import { NOBODY } from './simulated-server.ts';
import type { Stage, StagedRoom } from './stage.ts';
import { stageGame } from './staged-game.ts';
import { StoreHealth } from './store-health.ts';
import { ClockWatch } from './clock-watch.ts';
import { StuckWatch } from './stuck-watch.ts';
import { Traffic } from './traffic.ts';
import { Truth } from './truth.ts';

/** How a seed is run. */
export interface SeedOptions {
  /** Keep every line of the log. */
  keepLog?: boolean;
  /** How many servers share the house; absent: as the seed has it. */
  hosts?: number | undefined;
  /** The twin: another right answer on the secret slide; ends when that is revealed. */
  isTwin?: boolean;
  /** Keep what players and presenters were sent until the secret was revealed. */
  keepShown?: boolean;
}

/** What came of a seed. */
export interface SeedResult {
  seed: number;
  violation: string | null;
  digest: string;
  /** Of all that players and presenters were sent until the secret was revealed. */
  shownDigest: string;
  shownLines: string[] | null;
  reached: Map<string, number>;
  events: number;
  virtualMs: number;
  lines: string[] | null;
}

/** Stands in every name of the first room, which has the secret slide. */
const FIRST = 'Canary A';
/** Rooms of one world, those that follow others included. */
const ROOMS_MAX = 6;
/** Enough for a dead wire to be noticed (10 s), the way back (4 s), and storage to be tried again (5 s). */
const SETTLE_MS = 20_000;

/** One simulated world: its servers, their store, its rooms, everybody in them, and all that goes wrong. */
export class World {
  readonly scene: Scene;
  readonly #options: SeedOptions;
  readonly #requests = new Requests();
  readonly #truth: Truth;
  readonly #traffic: Traffic;
  readonly #data: DurableData;
  readonly #house: SimulatedHouse;
  readonly #stage: Stage;
  readonly #cast: Cast;
  readonly #chaos: Chaos;
  readonly #houseChaos: HouseChaos | null;
  readonly #opener: RoomOpener;
  readonly #rooms: StagedRoom[] = [];
  #isPlaying = true;
  #games = 0;
  #secret = -1;

  constructor(seed: number, options: SeedOptions) {
    this.#options = options;
    this.scene = new Scene(seed, options.keepLog === true);
    this.#truth = new Truth(this.scene, this.#requests);
    this.#traffic = new Traffic(this.scene, this.#truth, this.#requests, options.keepShown === true);
    this.#data = new DurableData(this.#truth);
    const hosts = options.hosts ?? hostsOf(seed);
    this.scene.isShared = hosts > 1;
    const health = new StoreHealth(this.scene, hosts > 1);
    this.#house = new SimulatedHouse(this.scene, { data: this.#data, health, watch: this.#traffic, hosts });
    for (const server of this.#house.servers) server.onEnd = () => this.#truth.charges.died(this.#data.pots);
    this.#truth.onStart = (room) => this.#truth.charges.started(room, this.#data.pots);
    this.#traffic.serverNow = (wire) => this.#house.placeOf(wire)?.liveNow() ?? 0;
    this.#traffic.roomOfCode = (code) => this.#roomOfCode(code);
    const isPlaying = (): boolean => this.#isPlaying;
    this.#stage = { scene: this.scene, house: this.#house, requests: this.#requests, isPlaying };
    this.#cast = new Cast(this.#stage);
    this.#chaos = new Chaos(this.#stage, this.#cast, health);
    this.#opener = new RoomOpener(this.#stage, health);
    this.#houseChaos = hosts > 1 ? new HouseChaos(this.#stage, this.#house) : null;
    this.#truth.charges.onHeld = (roomId) => this.#houseChaos?.held(roomId);
    if (hosts > 1) watchHouse(this.#stage, { data: this.#data, health, truth: this.#truth, traffic: this.#traffic });
  }

  /** From the first start of the server to the end of the last room. */
  async play(): Promise<void> {
    const { time, rng } = this.scene;
    this.#house.start();
    await time.runUntil(1000);
    this.#watch();
    const count = rng.pick([2, 2, 3]);
    for (let room = 0; room < count; room += 1) {
      // Few credits: whoever runs another game may find none left.
      this.#data.pots.grant(`owner-of-room-${room}`, rng.pick([0, 1, ROOMS_MAX, ROOMS_MAX, ROOMS_MAX]));
      this.#open(`owner-of-room-${room}`);
    }
    await time.runUntil(1500);
    this.#chaos.start();
    this.#houseChaos?.start();
    new StuckWatch(this.#stage).start();
    for (const server of this.#house.bus ? [] : this.#house.servers) new ClockWatch(this.#stage, server).start();
    await time.runUntil(1500 + rng.pick([7000, 16_000, 30_000]));
    this.#isPlaying = false;
    this.#chaos.stop();
    this.#houseChaos?.stop();
    this.scene.note('faults stop');
    for (let room = 0; room < count; room += 1) this.#data.pots.grant(`owner-of-room-${room}`, ROOMS_MAX);
    await time.runUntil(time.nowMs + SETTLE_MS);
    if (!time.isStopped) await this.#check();
    if (!time.isStopped) await this.#finish();
  }

  result(): SeedResult {
    const { scene } = this;
    return {
      seed: scene.seed,
      violation: scene.violation,
      digest: scene.digest(),
      shownDigest: this.#traffic.shownDigest(),
      shownLines: this.#traffic.shownLines,
      reached: scene.reached,
      events: scene.time.events,
      virtualMs: scene.time.nowMs,
      lines: scene.lines,
    };
  }

  /** The room that players of a code are in, or were last. */
  #roomOfCode(code: string): string | null {
    const [server] = this.#house.servers;
    if (!this.#house.bus) return server?.host?.roomByCode(code)?.id ?? null;
    const rooms = [...this.#truth.rooms.values()].filter(({ record }) => record.code === code);
    return rooms.at(-1)?.record.id ?? null;
  }

  #open(userId: string): void {
    const { rng } = this.scene;
    const number = this.#games;
    this.#games += 1;
    const canary = `Canary ${String.fromCharCode(65 + number)}`;
    const { game, secret } = stageGame(
      canary,
      {
        other: this.#options.isTwin === true && number === 0,
        hasRaces: this.scene.seed % 4 === 0,
        show: this.scene.seed % 7 === 3 ? this.scene.seed : null,
      },
      rng,
    );
    if (number === 0) this.#secret = secret;
    const opening = { gameId: `zqgame${rng.text(14)}`, userId, game };
    const opened = ({ id, code }: RoomRecord): void => {
      const room = { id, code: code ?? '', owner: userId, canary };
      const foreign = this.#rooms.find(({ owner }) => owner !== userId);
      this.#rooms.push(room);
      this.#traffic.canaries.set(id, canary);
      this.#cast.fill(room, [foreign?.owner ?? NOBODY, NOBODY]);
    };
    this.#opener.open(opening, opened, this.#rooms.length > 1 && rng.chance(0.2));
  }

  #watch(): void {
    const { time, rng } = this.scene;
    // What depends on the secret may be shown from the moment its points are given.
    this.#truth.onChange = ({ record, state }) => {
      if (this.#traffic.isRevealed || !record.name.startsWith(FIRST)) return;
      if (!state.rounds.some((round) => round.slide === this.#secret && round.revealedAtMs !== null)) return;
      this.#traffic.isRevealed = true;
      if (this.#options.isTwin === true) time.stop();
    };
    this.#truth.onEnd = () => this.#chaos.roomEnded();
    // After a room often comes another of the same operator.
    this.#truth.onClose = ({ record }) => {
      const isMore = this.#isPlaying && this.#games < ROOMS_MAX && rng.chance(0.6);
      if (isMore) time.after(200, () => this.#open(record.userId));
    };
  }

  async #check(): Promise<void> {
    const { time, rng } = this.scene;
    const probes = this.#rooms.map((room) => {
      const device = `dvc${rng.text(12)}`;
      const phone = { name: 'probe', device, token: null, joining: null, nickname: '', isStream: false };
      const player = this.#cast.addPlayer(room, phone);
      const operator = this.#cast.addStaff(room, 'operator', false);
      const presenter = this.#cast.addStaff(room, 'presenter', false);
      return { room, three: { player, operator, presenter } };
    });
    const world = { stage: this.#stage, cast: this.#cast, truth: this.#truth };
    // A message may be on its way at the moment of looking: another look follows.
    for (let left = 3; left >= 0 && !time.isStopped; left -= 1) {
      await time.runUntil(time.nowMs + 1500);
      const broken =
        this.#truth.charges.settled(this.#data.pots) ??
        probes.flatMap(({ room, three }) => SettledCheck.look(world, room, three) ?? [])[0];
      if (broken === undefined) break;
      if (left === 0) this.scene.fail(broken);
    }
    for (const { end } of this.#cast.intruders)
      this.scene.demand(`S8 who may not operate is sent away: ${end}`, end === 'noRoom' || end === 'notAllowed');
  }

  /** Every room can be brought to its end. */
  async #finish(): Promise<void> {
    const { time, rng } = this.scene;
    const closers = this.#rooms.flatMap((room) => {
      const operator = this.#cast.staff.findLast((staff) => staff.room === room && staff.seat.as === 'operator');
      return operator ? [operator] : [];
    });
    const press = { do: rng.chance(0.5) ? ('end' as const) : ('next' as const) };
    for (let presses = 0; presses < 70 && !time.isStopped; presses += 1) {
      const open = closers.filter(({ room }) => this.#truth.rooms.get(room.id)?.state.phase.name !== 'ended');
      if (open.length === 0) break;
      for (const staff of open) staff.press(press, null);
      await time.runUntil(time.nowMs + 600);
    }
    this.#truth.onEnd = () => undefined;
    await time.runUntil(time.nowMs + 6000);
    if (time.isStopped) return;
    for (const room of this.#truth.rooms.values()) {
      const isKnown = this.#rooms.some(({ id }) => id === room.record.id);
      checkEnded(this.scene, this.#data, room, isKnown);
      this.#truth.charges.ended(room, this.#data.pots);
    }
  }
}
