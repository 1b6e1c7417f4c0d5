import type { OwnView, RoomInfo, SharedView, SlideResponse } from '@qc/contract';
import {
  type PageCommand,
  openRoom,
  ownView,
  roomInfo,
  type RoomState,
  type RunGame,
  type RunSummary,
  sharedView,
  stepByPage,
  summarizeRun,
} from '@qc/engine';

/** What the engine needs of its surroundings; times in ms. */
export interface SoloSurroundings {
  now(): number;
  /** Calls back once after `ms`; gives how to cancel. */
  wait(ms: number, call: () => void): () => void;
}

/** What the page shows. */
export interface SoloView {
  room: RoomInfo;
  view: SharedView;
  own: OwnView;
  /** `surroundings.now()` at the moment of this view. */
  atMs: number;
}

/** Longest wait of a browser's timer, ms; what is due later is asked for again. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const SEAT = 0;
const NEXT: PageCommand = { type: 'operate', action: { do: 'next' } };

/**
 * A room with one player and nobody else, in the page itself: the same engine that runs the halls. The player is
 * operator too, and goes on by pressing.
 */
export class SoloRoom {
  #state: RoomState;
  #view: SoloView;
  #cancel: () => void = () => {};
  #messages = 0;
  readonly #at: SoloSurroundings;
  readonly #onChange: () => void;

  constructor(game: RunGame, name: string, surroundings: SoloSurroundings, onChange: () => void) {
    this.#at = surroundings;
    this.#onChange = onChange;
    this.#state = openRoom({ code: '000000', game, openedAtMs: surroundings.now() });
    this.#take({ type: 'join', name, phone: '', consent: true, tokenHash: 'solo', messageId: this.#id() });
    this.#take(NEXT);
    this.#view = this.#look();
  }

  /** Stable until something changes. */
  get view(): SoloView {
    return this.#view;
  }

  /** Whether there is nothing more to play. */
  get isOver(): boolean {
    return this.#state.phase.name === 'podium' || this.#state.phase.name === 'ended';
  }

  /** What the run gave, question by question. */
  get summary(): RunSummary {
    return summarizeRun(this.#state);
  }

  /** Answers the question on screen; false: it was not taken. */
  answer(response: SlideResponse): boolean {
    const { phase } = this.#state;
    if (phase.name !== 'question') return false;
    const { slide, visit } = phase;
    return this.#do({ type: 'answer', seat: SEAT, slide, visit, response, messageId: this.#id() });
  }

  /** Goes on from what is shown; on an open question without an answer it gives up. */
  goOn(): void {
    const givesUp = this.#state.phase.name === 'question';
    this.#do(NEXT);
    // Giving up shows the verdict by itself; where there is none to show, the same press goes on.
    if (givesUp && this.#state.phase.name !== 'reveal') this.#do(NEXT);
  }

  /** Stops every timer. */
  close(): void {
    this.#cancel();
  }

  #do(command: PageCommand): boolean {
    const taken = this.#take(command);
    if (taken) {
      this.#view = this.#look();
      this.#onChange();
    }
    return taken;
  }

  #take(command: PageCommand): boolean {
    const outcome = stepByPage(this.#state, command, this.#at.now());
    if (!outcome.ok) return false;
    this.#state = outcome.state;
    this.#cancel();
    // The page holds its media: there is nothing to wait for.
    const { phase } = this.#state;
    if (phase.name === 'preparing') return this.#take({ type: 'devicesReady', visit: phase.visit });
    // Alone there are no places to be shown.
    if (phase.name === 'standings') return this.#take(NEXT);
    if (phase.name === 'closed' && this.#revealsNext()) return this.#take(NEXT);
    const { wakeAtMs } = outcome;
    if (wakeAtMs !== null) {
      const ms = Math.min(LONGEST_WAIT_MS, Math.max(0, wakeAtMs - this.#at.now()));
      this.#cancel = this.#at.wait(ms, () => this.#do({ type: 'tick' }));
    }
    return true;
  }

  /** Whether the verdict follows: nobody else is waited for, so it comes with the answer. */
  #revealsNext(): boolean {
    const next = stepByPage(this.#state, NEXT, this.#at.now());
    return next.ok && next.state.phase.name === 'reveal';
  }

  #look(): SoloView {
    const atMs = this.#at.now();
    const own = ownView(this.#state, SEAT);
    if (!own) throw new Error('the only player has a seat');
    // The first of one is no place.
    return { room: roomInfo(this.#state), view: sharedView(this.#state, atMs), own: { ...own, rank: null }, atMs };
  }

  #id(): string {
    this.#messages += 1;
    return `solo-${this.#messages}`;
  }
}
