import { CLOSE } from '@qc/contract';
import { lampsOf } from '@qc/contract/live/lamps';
import { isOfBridge, receiverOf, armedIn } from '@qc/contract/live/remotes';
import type { BridgeOrders, BridgeRow, Bridges, ClientMessageOf, Goodbye, ServerMessage } from '@qc/contract';
import { seatRow, sharedView, type RoomState, type Round } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import type { Onlooker } from '@qc/engine/live/room-broadcast';
import type { Timers } from '@qc/engine/live/timers';

/** Answers of this long are told to bridges together, ms. */
const GATHER_MS = 100;
const UNHEARD: Pick<BridgeRow, 'receivers' | 'ports' | 'troubles'> = { receivers: [], ports: [], troubles: [] };

/** A bridge that is connected. */
export interface BridgeEnd {
  readonly host: string;
  readonly number: number;
  tell(message: ServerMessage): void;
  goodbye(reason: Goodbye['reason'], code: number): void;
}

interface Known {
  end: BridgeEnd | null;
  awaySinceMs: number;
  /** What it said last of itself. */
  status: typeof UNHEARD;
  /** The orders that it was told last. */
  told: string;
}

/** The bridges of all rooms of this process. */
export class BridgesOfRooms {
  readonly #rooms = new WeakMap<Room, RoomBridges>();
  readonly #now: () => number;
  readonly #timers: Timers;

  constructor(now: () => number, timers: Timers) {
    this.#now = now;
    this.#timers = timers;
  }

  /** Those of one room. */
  of(room: Room): RoomBridges {
    const bridges = this.#rooms.get(room) ?? new RoomBridges(room, this.#now, this.#timers);
    this.#rooms.set(room, bridges);
    return bridges;
  }
}

/** The bridges of a room: which are connected, what they say of themselves, and what they are told to do. */
export class RoomBridges implements Onlooker {
  readonly #room: Room;
  readonly #now: () => number;
  readonly #timers: Timers;
  readonly #startedAtMs: number;
  readonly #known = new Map<string, Known>();
  #hosts = '';
  /** Where the room was when orders were made last. */
  #ordered: { phase: RoomState['phase']; race: Round['race'] } | null = null;
  #cancel: (() => void) | null = null;

  constructor(room: Room, now: () => number, timers: Timers) {
    this.#room = room;
    this.#now = now;
    this.#timers = timers;
    this.#startedAtMs = now();
    this.#hosts = hostsOf(room.state);
    room.broadcast.admit(this);
  }

  /** A bridge is here; one that was here under the same name is sent away. */
  arrive(end: BridgeEnd): BridgeOrders {
    const before = this.#of(end.host);
    before.end?.goodbye('replaced', CLOSE.replaced);
    const orders = this.#orders(end.number);
    this.#known.set(end.host, { ...before, end, told: JSON.stringify(orders) });
    this.#tellConsoles();
    return orders;
  }

  /** A wire of a bridge is over. */
  depart(end: BridgeEnd): void {
    const known = this.#of(end.host);
    if (known.end !== end) return;
    this.#known.set(end.host, { ...known, end: null, awaySinceMs: this.#now() });
    this.#tellConsoles();
  }

  /** What a bridge says of itself. */
  note(end: BridgeEnd, { receivers, ports, troubles }: ClientMessageOf<'bridgeStatus'>): void {
    this.#known.set(end.host, { ...this.#of(end.host), status: { receivers, ports, troubles } });
    this.#tellConsoles();
  }

  /** Has a port opened, or let go, by a bridge; false: it is not connected. */
  usePort({ host, path, driver }: ClientMessageOf<'usePort'>): boolean {
    const { end } = this.#of(host);
    end?.tell({ t: 'portWanted', path, driver });
    return end !== null;
  }

  /** Tells a console of the bridges, where there are any. */
  tell(say: (message: Bridges) => void): void {
    const rows = this.#rows();
    if (rows.length > 0) say({ t: 'bridges', rows });
  }

  changed(state: RoomState): void {
    const hosts = hostsOf(state);
    if (hosts !== this.#hosts) {
      this.#hosts = hosts;
      for (const [host, { end }] of this.#known)
        if (!state.bridges[host]) {
          this.#known.delete(host);
          end?.goodbye('removed', CLOSE.removed);
        }
      this.#tellConsoles();
    }
    if (![...this.#known.values()].some(({ end }) => end !== null)) return;
    // What is asked is told at once: some receivers hear nothing else.
    if (this.#isNews(state)) this.#tellOrders();
    else this.#cancel ??= this.#timers.after(GATHER_MS, () => this.#tellOrders());
  }

  dismiss(reason: Goodbye['reason'], code: number): void {
    this.#cancel?.();
    for (const { end } of this.#known.values()) end?.goodbye(reason, code);
  }

  /** Whether something else is asked by now: in another phase, or after another turn. */
  #isNews(state: RoomState): boolean {
    return state.phase !== this.#ordered?.phase || raceOf(state) !== this.#ordered.race;
  }

  #tellOrders(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const known of this.#known.values()) {
      if (!known.end) continue;
      const orders = this.#orders(known.end.number);
      const text = JSON.stringify(orders);
      if (text === known.told) continue;
      known.told = text;
      known.end.tell({ t: 'orders', orders });
    }
  }

  #orders(number: number): BridgeOrders {
    const { state } = this.#room;
    this.#ordered = { phase: state.phase, race: raceOf(state) };
    const { phase } = sharedView(state, this.#now());
    const own = Object.entries(state.remotes).filter(([remote]) => isOfBridge(number, receiverOf(remote)));
    const rows = own.flatMap(([remote, seat]) => {
      const row = seatRow(state, seat);
      return row ? [{ ...row, remotes: [remote] }] : [];
    });
    return { armed: armedIn(phase), lamps: Object.fromEntries(lampsOf(phase, rows)) };
  }

  #of(host: string): Known {
    return this.#known.get(host) ?? { end: null, awaySinceMs: this.#startedAtMs, status: UNHEARD, told: '' };
  }

  #rows(): BridgeRow[] {
    return Object.entries(this.#room.state.bridges).map(([host, { name }]) => {
      const { end, awaySinceMs, status } = this.#of(host);
      return { host, name, awaySinceMs: end ? null : awaySinceMs, ...status };
    });
  }

  #tellConsoles(): void {
    this.#room.broadcast.tellConsoles({ t: 'bridges', rows: this.#rows() });
  }
}

/** On a buzzer slide the race for the turn. */
function raceOf({ rounds }: RoomState): Round['race'] {
  return rounds.at(-1)?.race ?? null;
}

function hostsOf({ bridges }: RoomState): string {
  return Object.keys(bridges).join(' ');
}
