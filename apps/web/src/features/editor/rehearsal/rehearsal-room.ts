import type { NextAction, OperatorAction, PresenterView, RoomInfo } from '@qc/contract';
import {
  type Command,
  currentSlide,
  nextAction,
  openRoom,
  type Outcome,
  ownView,
  presenterView,
  questionMs,
  roomInfo,
  type RoomState,
  type RunGame,
  sharedView,
  shutDoor,
  step,
} from '@qc/engine';
import type { CallCommand, CallView, CommandOutcome } from '@qc/telephone';
import { spokenSlide } from '@qc/telephone/slides/spoken-slide';
import { telephoneWords } from '@qc/words/telephone';
import { mediaSourceUrl } from '#ui/picture/media-source';
import { kindOf } from '../slides/editor-kinds.ts';
import type { Surroundings } from './surroundings.ts';

/** What the big screen shows, and what its author may do with it. */
export interface RehearsalScreen {
  room: RoomInfo;
  presenter: PresenterView;
  /** When it was so, by the clock of the surroundings. */
  atMs: number;
  next: NextAction;
  /** Whose turn it is to say the answer aloud; null: nobody's. */
  turn: number | null;
}

/** The code of the room: any six digits, and not easily guessed right by chance. */
const CODE = '482913';
/** Callers beside the author's: one answers in this time, the other is silent, as somebody always is. */
const OTHERS = ['204', '715'];
const OTHER_ANSWERS_MS = 9000;
/** Longest wait of a browser's timer, ms. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * A room in the page itself, with the rules of the live game: the author is host, and one caller. Two more have called
 * in, so that there are others to wait for and a place to have.
 */
export class RehearsalRoom {
  readonly #at: Surroundings;
  readonly #onChange: () => void;
  #state: RoomState;
  #screen: RehearsalScreen;
  #cancelTick: () => void = () => {};
  #cancelOther: () => void = () => {};
  #messages = 0;
  /** Of the caller; null: none. */
  #seat: number | null = null;

  constructor(game: RunGame, surroundings: Surroundings, onChange: () => void) {
    [this.#at, this.#onChange] = [surroundings, onChange];
    this.#state = openRoom({ code: CODE, game, openedAtMs: surroundings.now() });
    const { joining } = telephoneWords(game.language);
    // A place is left for the author.
    for (const line of OTHERS.slice(0, game.maxPlayers - 1)) this.#joinOther(joining.callerName(line, 1), line);
    this.#screen = this.#look();
  }

  /** The same until something changes. */
  get screen(): RehearsalScreen {
    return this.#screen;
  }

  /** Whether the caller has a seat. */
  get hasSeat(): boolean {
    return this.#seat !== null;
  }

  /** Done by the host. */
  operate(action: OperatorAction): void {
    this.#do({ type: 'operate', action, expect: null });
  }

  /** What is shown to who has found the room. */
  callView(): CallView {
    const nowMs = this.#at.now();
    const slide = currentSlide(this.#state);
    return {
      room: roomInfo(this.#state),
      shared: { ...sharedView(this.#state, nowMs), door: shutDoor(this.#state, 'dialer') },
      own: this.#seat === null ? null : ownView(this.#state, this.#seat, nowMs),
      spoken: slide && spokenSlide(slide, mediaSourceUrl),
    };
  }

  /** Carries out what the call asks. `line`: the last digits of its number, `number` the whole. */
  carryOut(command: CallCommand, { line, number }: { line: string; number: string }): CommandOutcome {
    const seat = this.#seat;
    switch (command.type) {
      case 'find':
        return { type: command.code === CODE && this.#state.phase.name !== 'ended' ? 'found' : 'notFound' };
      case 'join': {
        const { id, name, consent, team, pattern } = command;
        const phone = command.number === null ? '' : command.number.by === 'call' ? number : command.number.digits;
        const who = { tokenHash: id, deviceHash: number, line, messageId: id };
        const outcome = this.#do({ type: 'join', name, phone, consent, team, pattern, ...who });
        if (!outcome.ok) return { type: 'refused', code: outcome.code };
        for (const event of outcome.events) if (event.type === 'seatJoined') this.#seat = event.seat;
        return { type: 'joined' };
      }
      case 'answer': {
        if (seat === null) return { type: 'refused', code: 'notJoined' };
        const { id, slide, visit, response } = command;
        const outcome = this.#do({ type: 'answer', seat, slide, visit, response, messageId: id });
        return outcome.ok ? { type: 'taken' } : { type: 'refused', code: outcome.code };
      }
      // Nobody is called in a rehearsal.
      case 'neverAgain':
        return { type: 'noted' };
      case 'leave': {
        if (seat === null) return { type: 'refused', code: 'notJoined' };
        const outcome = this.#do({ type: 'leave', seat, messageId: command.id });
        if (!outcome.ok) return { type: 'refused', code: outcome.code };
        this.#seat = null;
        return { type: 'left' };
      }
    }
  }

  /** The question of a visit is being read to the caller, and will have been so long from now. */
  reading(visit: number, ms: number): void {
    const openMs = questionMs(this.#state, this.#at.now());
    if (this.#seat === null || openMs === null) return;
    this.#do({ type: 'reading', seat: this.#seat, visit, readMs: Math.round(openMs + ms) });
  }

  /** The caller is on the line, or has hung up: the seat stays. */
  present(isHere: boolean): void {
    if (this.#seat !== null) this.#do({ type: 'presence', seat: this.#seat, present: isHere });
  }

  /** Stops every timer. */
  close(): void {
    this.#cancelTick();
    this.#cancelOther();
  }

  #do(command: Command): Outcome {
    const outcome = step(this.#state, command, this.#at.now());
    if (outcome.ok) {
      this.#take(outcome.state, outcome.wakeAtMs);
      this.#screen = this.#look();
      this.#onChange();
    }
    return outcome;
  }

  #take(state: RoomState, wakeAtMs: number | null): void {
    const before = this.#state;
    this.#state = state;
    this.#cancelTick();
    const { phase } = state;
    // Nobody has media to load.
    if (phase.name === 'preparing') return this.#goOn({ type: 'devicesReady', visit: phase.visit });
    if (phase.name === 'question' && before.phase.name !== 'question') this.#letOtherAnswer(phase.visit);
    if (wakeAtMs === null) return;
    const ms = Math.min(LONGEST_WAIT_MS, Math.max(1, wakeAtMs - this.#at.now()));
    this.#cancelTick = this.#at.wait(ms, () => this.#do({ type: 'tick' }));
  }

  #goOn(command: Command): void {
    const outcome = step(this.#state, command, this.#at.now());
    if (outcome.ok) this.#take(outcome.state, outcome.wakeAtMs);
  }

  #joinOther(name: string, line: string): void {
    const who = { tokenHash: line, line, messageId: line };
    const team = this.#state.game.teams.names.length < 2 ? null : 0;
    this.#goOn({ type: 'join', name, phone: line, consent: true, team, ...who });
  }

  /** Where who presses first has the turn, the author has it. */
  #letOtherAnswer(visit: number): void {
    this.#cancelOther();
    this.#cancelOther = this.#at.wait(OTHER_ANSWERS_MS, () => {
      const { phase, game, rounds } = this.#state;
      if (phase.name !== 'question' || phase.visit !== visit || rounds.at(-1)?.race) return;
      const slide = game.slides[phase.slide];
      const response = slide ? kindOf(slide).invents(slide, 1) : null;
      if (response === null) return;
      this.#messages += 1;
      const messageId = `other-${this.#messages}`;
      this.#do({ type: 'answer', seat: 0, slide: phase.slide, visit, response, messageId });
    });
  }

  #look(): RehearsalScreen {
    const atMs = this.#at.now();
    const { phase } = this.#state;
    const race = phase.name === 'question' ? this.#state.rounds.at(-1)?.race : null;
    return {
      room: roomInfo(this.#state),
      presenter: presenterView(this.#state, atMs),
      atMs,
      next: nextAction(this.#state),
      turn: race?.turn ?? null,
    };
  }
}
