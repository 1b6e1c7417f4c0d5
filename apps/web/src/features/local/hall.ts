import { ClientMessage } from '@qc/contract';
import { openRoom, type RoomState, stepAgain } from '@qc/engine';
import { atOnce } from '@qc/engine/live/after-confirmations';
import { FanOutTurns } from '@qc/engine/live/fan-out';
import { hasClock } from '@qc/engine/live/has-clock';
import { Journal } from '@qc/engine/live/journal';
import { Room } from '@qc/engine/live/room';
import { SteadyClock } from '@qc/engine/live/steady-clock';
import type { Timers } from '@qc/engine/live/timers';
import type { Transport, TransportEvents } from '#platform/live';
import type { KeptJournal, KeptRun, RunStore } from './run-store.ts';
import { StaffEnd } from './staff-end.ts';

/** Where a hall keeps what happens in it. */
export type HallStore = Pick<RunStore, 'appendJournal' | 'dropJournalAfter' | 'markAlive' | 'putRun'>;

/** What a hall takes from its window. */
export interface HallSeams {
  store: HallStore;
  timers: Timers;
  /** Wall time, ms since 1970. */
  wallMs(): number;
  /** A random whole number from 0 to `below` - 1. */
  below(below: number): number;
}

/** How a hall is. */
export interface HallStatus {
  /** The browser's storage takes nothing: no press is confirmed until it does. */
  cannotKeep: boolean;
  /** When it ended, ms since 1970, and that is on the disk. */
  endedAtMs: number | null;
}

/** A run is written by one window alone, which the browser's lock sees to: it is never taken from it. */
const EPOCH = 1;
const TRY_AGAIN_MS = 1000;
/** While a clock runs it is noted this often that the hall is there: after a crash the clock gets the rest back. */
const SIGN_EVERY_MS = 1000;

/**
 * A room that lives in a window: the same that the server runs, over a journal in the browser's storage. What is
 * confirmed or shown is on the disk. Given a journal it goes on where that ends, and its clock gets back the time since.
 */
export class Hall {
  readonly run: KeptRun;
  readonly #room: Room;
  readonly #seams: HallSeams;
  readonly #clock: SteadyClock;
  readonly #ends = new Set<StaffEnd>();
  readonly #listeners = new Set<() => void>();
  #status: HallStatus;
  #cancelSign: () => void = () => undefined;
  #closed = false;

  constructor(run: KeptRun, kept: KeptJournal, seams: HallSeams) {
    const { store, timers } = seams;
    this.run = run;
    this.#seams = seams;
    this.#clock = new SteadyClock(() => seams.wallMs(), timers);
    this.#clock.steadyWhile(() => hasClock(this.#room.state));
    const { id, openedAtMs, licence } = run;
    const state = stateAfter(run, kept);
    this.#status = { cannotKeep: false, endedAtMs: state.endedAtMs };
    const identity = { id, gameId: '', userId: '', code: state.code, createdAtMs: openedAtMs };
    this.#room = new Room(
      { ...identity, demo: licence === null, gameType: 'remotes' },
      { epoch: EPOCH, state, seq: kept.seq },
      {
        now: () => this.#clock.now(),
        below: (below) => seams.below(below),
        timers,
        turns: new FanOutTurns(timers),
        later: atOnce,
        journal: new Journal(store, { soon: (call) => timers.soon(call), isStuck: () => true }),
        onEnded: () => this.#ended(),
        onStorageTrouble: () => this.#mendLater(),
        onFenced: () => undefined,
      },
    );
    this.#clock.start();
    if (state.phase.name === 'ended') return;
    const lastAtMs = kept.entries.at(-1)?.[0];
    if (lastAtMs !== undefined) this.#room.restart(Math.max(lastAtMs, kept.aliveAtMs));
    this.#signLater();
  }

  /** Stable until something changes. */
  get status(): HallStatus {
    return this.#status;
  }

  /** It has ended before its first slide, so that nothing of it counts. */
  get neverBegan(): boolean {
    const { endedAtMs, startedAtMs } = this.#room.state;
    return endedAtMs !== null && startedAtMs === null;
  }

  /** Calls back after each change of `status`; gives how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Opens a wire to the room. What is told comes after this call has returned, never in it. `mayOperate`: for the
   * console in this window; another window is a big screen.
   */
  connect(hello: string, events: TransportEvents, mayOperate: boolean): Transport {
    let end: StaffEnd | null = null;
    let isDropped = false;
    this.#seams.timers.soon(() => {
      const greeting = ClientMessage.safeParse(JSON.parse(hello));
      if (isDropped || this.#closed || greeting.data?.t !== 'helloStaff') return;
      events.opened();
      end = new StaffEnd(this.#room, () => this.#clock.now(), greeting.data, { mayOperate, events });
      this.#ends.add(end);
    });
    return {
      send: (text) =>
        this.#seams.timers.soon(() => {
          if (!isDropped) end?.received(text);
        }),
      drop: () => {
        isDropped = true;
        if (!end) return;
        end.departed();
        this.#ends.delete(end);
      },
    };
  }

  /** Stops its clock; whoever looks on hears nothing more. */
  close(): void {
    this.#closed = true;
    this.#room.stop();
    this.#clock.stop();
    this.#cancelSign();
    for (const end of this.#ends) end.departed();
  }

  #ended(): void {
    const { endedAtMs } = this.#room.state;
    const mark = { ...this.run, endedAtMs };
    // That it ended stands in the journal: the mark is for the list alone, and made again when the run is opened.
    void this.#seams.store.putRun(mark).catch(() => undefined);
    this.#put({ endedAtMs });
  }

  #mendLater(): void {
    this.#put({ cannotKeep: true });
    this.#seams.timers.after(TRY_AGAIN_MS, () => {
      if (this.#closed) return;
      this.#mend().catch(() => this.#mendLater());
    });
  }

  async #mend(): Promise<void> {
    const { store } = this.#seams;
    await store.dropJournalAfter(this.run.id, this.#room.seq);
    // A write of its own proves that the storage takes some again.
    await store.markAlive(this.run.id, this.#clock.now());
    this.#put({ cannotKeep: false });
    this.#room.goOn(EPOCH);
  }

  #signLater(): void {
    this.#cancelSign = this.#seams.timers.after(SIGN_EVERY_MS, () => {
      if (hasClock(this.#room.state))
        this.#seams.store.markAlive(this.run.id, this.#clock.now()).catch(() => undefined);
      this.#signLater();
    });
  }

  #put(change: Partial<HallStatus>): void {
    this.#status = { ...this.#status, ...change };
    for (const tell of this.#listeners) tell();
  }
}

function stateAfter({ game, openedAtMs }: KeptRun, { entries }: KeptJournal): RoomState {
  let state = openRoom({ code: '000000', game, openedAtMs });
  for (const [atMs, command] of entries) {
    const outcome = stepAgain(state, command, atMs);
    if (outcome.ok) state = outcome.state;
  }
  return state;
}
