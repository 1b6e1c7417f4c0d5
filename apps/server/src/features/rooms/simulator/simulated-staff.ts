import { LIVE_PROTOCOL } from '@qc/contract';
import type { OperatorAction, OperatorView, PresenterView, SeatRow, ServerMessage } from '@qc/contract';
import type { PageClock } from './page-clock.ts';
import { LastingWire } from './lasting-wire.ts';
import type { WireEnd } from './lasting-wire.ts';
import { sayReady } from './say-ready.ts';
import { pickAboutClickers, pickAction } from './pick-action.ts';
import type { Rng } from './rng.ts';
import { ask, newPageClock } from './stage.ts';
import type { Stage, StagedRoom } from './stage.ts';

/** Who is at a staff screen. */
export interface StaffSeat {
  as: 'operator' | 'presenter';
  /** Whose session the page has. */
  session: string;
  isStream: boolean;
  /** Presses of its own; else it only looks. */
  isActive: boolean;
}

/** An operator's console or a presenter screen, and who stands at it. */
export class SimulatedStaff {
  readonly room: StagedRoom;
  readonly seat: StaffSeat;
  readonly clock: PageClock;
  readonly wire: LastingWire;
  readonly #stage: Stage;
  readonly #rng: Rng;
  readonly #name: string;
  /** The console as a host of receivers; null: it has none. */
  readonly #host: string | null;
  /** How many presses it has told. */
  #presses = 0;
  view: OperatorView | PresenterView | null = null;
  /** The server's time at which the view was right. */
  viewAtMs = 0;
  v: number | null = null;
  rows = new Map<number, SeatRow>();
  end: WireEnd | null = null;

  constructor(stage: Stage, room: StagedRoom, seat: StaffSeat, page: string) {
    this.#stage = stage;
    this.room = room;
    this.seat = seat;
    this.#name = page;
    this.#rng = stage.scene.rng.fork();
    this.#host = hasClickers(stage) && seat.as === 'operator' ? `host${this.#rng.text(8)}` : null;
    this.clock = newPageClock(stage);
    this.wire = new LastingWire({
      clock: this.clock,
      rng: this.#rng,
      hello: (fresh) => ({
        t: 'helloStaff',
        protocol: LIVE_PROTOCOL,
        room: room.id,
        as: seat.as,
        session: seat.session,
        lastVersion: fresh ? null : this.v,
      }),
      received: (message) => this.#received(message),
      ended: (reason) => {
        this.end = reason;
      },
      connect: (end) =>
        stage.house.connect(end, { session: seat.session, address: '10.0.0.2', isStream: seat.isStream, name: page }),
    });
    if (seat.isActive) this.#thinkLater();
  }

  /** The step on screen; null: nothing is. */
  get step(): number | null {
    return this.view && 'step' in this.view ? this.view.step : null;
  }

  /** Presses something. */
  press(action: OperatorAction, expect: number | null): void {
    const by = { page: this.#name, roomId: this.room.id, clock: this.clock };
    const { id, text } = ask(this.#stage, by, 'operate', { expect, action });
    this.wire.request(id, text);
  }

  /** Presses clickers that are on the console's list, one or a few, now and then one of nobody. */
  #pressClickers(host: string): void {
    const remotes = [...this.rows.values()].flatMap((row) => row.remotes);
    const chosen = Array.from({ length: this.#rng.pick([1, 1, 2, 3]) }, () =>
      remotes.length > 0 && this.#rng.chance(0.95) ? this.#rng.pick(remotes) : 'buzz-1:9',
    );
    const presses = chosen.map((remote) => ({
      remote,
      key: this.#rng.pick(['A', 'B', 'B', 'C', 'H', 'buzz']),
      atMs: Math.max(0, Math.round(this.#stage.house.liveNow(this.room.id) - this.#rng.below(400))),
      isFinal: this.#rng.chance(0.2),
      seq: (this.#presses += 1),
    }));
    const by = { page: this.#name, roomId: this.room.id, clock: this.clock };
    const { id, text } = ask(this.#stage, by, 'presses', { host, presses });
    for (const { seq } of presses) this.#stage.requests.notePress(host, seq, id);
    this.wire.request(id, text);
  }

  /** Closes the page. */
  close(): void {
    this.wire.close();
    this.clock.end();
  }

  #received(message: ServerMessage): void {
    switch (message.t) {
      case 'welcomeOperator':
        this.rows = new Map(message.seats.map((row) => [row.seat, row]));
        this.#show(message);
        break;
      case 'welcomePresenter':
      case 'presenter':
      case 'operator':
        this.#show(message);
        break;
      case 'counts':
        if (this.view) {
          const { t, ...counts } = message;
          const { watching: _, ...view } = this.view;
          this.view = { ...view, ...counts };
        }
        break;
      case 'seats':
        for (const row of message.rows) this.rows.set(row.seat, row);
        break;
      default:
    }
  }

  #show({ v, view, atMs }: { v: number; view: OperatorView | PresenterView; atMs: number }): void {
    if (this.seat.as === 'presenter') sayReady(view.phase, this.clock, this.wire, this.#rng);
    this.v = v;
    this.view = view;
    this.viewAtMs = atMs;
  }

  #act(view: OperatorView | PresenterView): void {
    const rows = [...this.rows.values()];
    const { phase } = view.phase;
    if (this.#host !== null && phase === 'question' && this.#rng.chance(0.6)) this.#pressClickers(this.#host);
    if (this.#host !== null && this.#rng.chance(phase === 'lobby' ? 0.6 : 0.05))
      return this.press(pickAboutClickers(view, rows, this.room.canary, this.#rng), null);
    if (sharesDevice(this.#stage) && rows.length > 0 && this.#rng.chance(0.05))
      return this.press({ do: 'ban', seat: this.#rng.pick(rows).seat }, null);
    const action = pickAction(view, rows, this.room.canary, this.#rng);
    if (action) this.press(action, this.#rng.chance(0.85) ? this.step : null);
  }

  #thinkLater(): void {
    this.clock.after(this.#rng.between(300, 2500), () => {
      if (this.wire.hasEnded) return;
      if (this.#stage.isPlaying() && this.view) {
        this.#act(this.view);
      }
      this.#thinkLater();
    });
  }
}

/** Every fourth seed has clickers; the others are what they were before there were any. */
function hasClickers({ scene }: Stage): boolean {
  return scene.seed % 4 === 2;
}

/**
 * Some seeds have one tablet that goes round, and somebody at it who has to go: whoever is put out for good takes those
 * with them who are still at the door. The other seeds are what they were before there was one.
 */
export function sharesDevice({ scene }: Stage): boolean {
  return scene.seed % 9 === 4;
}
