import type {
  CallCommand,
  CallEvent,
  CallLine,
  CallSession,
  CallView,
  CommandOutcome,
  LineReply,
  Spoken,
} from '@qc/telephone';
import { lengthMs, newCall, step } from '@qc/telephone';
import { beginTurn, keyDown, type LineTurn, passTime, pieceSaid } from '@qc/telephone/line/line-turn';
import type { Surroundings } from './surroundings.ts';

/** What has passed over the line, in order. */
export type Passed =
  /** Said to the caller. `piece`: the one that is being said, null: none (any more); `heard`: how many were heard whole. */
  | { kind: 'said'; id: number; spoken: readonly Spoken[]; piece: number | null; heard: number; times: number }
  | { kind: 'pressed'; id: number; keys: string }
  | { kind: 'hungUp'; id: number; by: 'caller' | 'line' };

/** How a call stands. */
export interface CallState {
  at: 'ringing' | 'onLine' | 'over';
  passed: readonly Passed[];
  /** When it was taken; null: not yet. */
  takenAtMs: number | null;
  /** When it ended. */
  overAtMs: number | null;
}

/** Says a piece, and tells when it has been said; gives how to stop it. */
export interface Voice {
  say(piece: Spoken, onSaid: () => void): () => void;
  /** These are said next. */
  prepare(pieces: readonly Spoken[]): void;
}

/** What stands behind a call. */
export interface CallGround extends Surroundings {
  voice: Voice;
  /** What the room shows; null: none has been found. */
  view(): CallView | null;
  carryOut(command: CallCommand): CommandOutcome;
  /** The question of a visit is read to the caller, in so many ms. */
  reading(visit: number, ms: number): void;
}

/** How long it rings before the line takes the call. */
const RINGS_MS = 1500;
/** What one event may ask of the room, as names are tried until one is free. */
const COMMANDS_MAX = 20;

/** One call from the page: the conversation on one side, a line that says, waits and is interrupted on the other. */
export class RehearsalCall {
  readonly #ground: CallGround;
  readonly #onChange: (state: CallState) => void;
  #session: CallSession;
  #state: CallState = { at: 'ringing', passed: [], takenAtMs: null, overAtMs: null };
  #turn: LineTurn | null = null;
  /** The piece that the voice is at, and how to stop it. */
  #saying: { piece: number; stop: () => void } | null = null;
  #cancelWait: () => void = () => {};
  #ids = 0;

  constructor(line: CallLine, ground: CallGround, onChange: (state: CallState) => void) {
    [this.#ground, this.#onChange] = [ground, onChange];
    this.#session = newCall(line);
    this.#cancelWait = ground.wait(RINGS_MS, () => {
      this.#change({ at: 'onLine', takenAtMs: ground.now() });
      this.#take({ type: 'started' });
    });
  }

  get state(): CallState {
    return this.#state;
  }

  /** The language in which the caller is spoken to now. */
  get language(): CallSession['language'] {
    return this.#session.language;
  }

  /** A key goes down. */
  press(key: string): void {
    if (this.#turn === null || this.#state.at !== 'onLine') return;
    this.#notePress(key);
    this.#go(keyDown(this.#turn, key, this.#ground.now()));
  }

  /** The caller hangs up. */
  hangUp(): void {
    if (this.#state.at === 'over') return;
    if (this.#state.at === 'onLine') this.#session = step(this.#session, { type: 'hungUp' }, null).session;
    this.#end('caller');
  }

  #take(event: CallEvent): void {
    let stepped = step(this.#session, event, this.#ground.view());
    for (let asked = 0; stepped.command !== null; asked += 1) {
      if (asked === COMMANDS_MAX) throw new Error('a conversation came to no end');
      const outcome = this.#ground.carryOut(stepped.command);
      stepped = step(stepped.session, outcome, this.#ground.view());
    }
    this.#session = stepped.session;
    const { reply, reads } = stepped;
    if (reply === null) return;
    if (reads !== null) this.#ground.reading(reads.visit, lengthMs(reply.spoken));
    this.#say(reply);
  }

  #say(reply: LineReply): void {
    this.#ground.voice.prepare(reply.spoken);
    this.#noteSaid(reply.spoken);
    this.#go(beginTurn(reply, this.#ground.now()));
  }

  /** Carries on with the turn as it is now. */
  #go(turn: LineTurn): void {
    this.#turn = turn;
    this.#cancelWait();
    if (this.#saying !== null && this.#saying.piece !== turn.piece) {
      this.#saying.stop();
      this.#saying = null;
    }
    this.#noteHeard(turn);
    const { outcome, piece, dueAtMs } = turn;
    if (outcome === 'over') return this.#end('line');
    if (outcome !== null) return this.#take(outcome);
    const said = piece === null ? undefined : turn.reply.spoken[piece];
    if (piece !== null && said !== undefined && this.#saying === null) {
      const stop = this.#ground.voice.say(said, () => this.#saidPiece(turn.reply, piece));
      this.#saying = { piece, stop };
    }
    if (dueAtMs === null) return;
    this.#cancelWait = this.#ground.wait(Math.max(1, dueAtMs - this.#ground.now()), () => {
      if (this.#turn !== null) this.#go(passTime(this.#turn, this.#ground.now()));
    });
  }

  #saidPiece(reply: LineReply, piece: number): void {
    if (this.#turn === null || this.#turn.reply !== reply || this.#state.at === 'over') return;
    this.#saying = null;
    this.#go(pieceSaid(this.#turn, piece, this.#ground.now()));
  }

  #end(by: 'caller' | 'line'): void {
    this.#cancelWait();
    this.#saying?.stop();
    this.#saying = null;
    this.#turn = null;
    const passed = this.#state.passed.map((one) => (one.kind === 'said' ? { ...one, piece: null } : one));
    this.#change({
      at: 'over',
      overAtMs: this.#ground.now(),
      passed: [...passed, { kind: 'hungUp', id: this.#id(), by }],
    });
  }

  #noteSaid(spoken: readonly Spoken[]): void {
    if (spoken.length === 0) return;
    const last = this.#state.passed.at(-1);
    // A tone that comes again and again is one line.
    const again = last?.kind === 'said' && this.#isTone(last.spoken) && this.#isTone(spoken);
    const said: Passed = {
      kind: 'said',
      id: this.#id(),
      spoken,
      piece: 0,
      heard: 0,
      times: again ? last.times + 1 : 1,
    };
    const before = again ? this.#state.passed.slice(0, -1) : this.#state.passed;
    this.#change({ passed: [...before, again ? { ...said, id: last.id } : said] });
  }

  #noteHeard({ reply, piece, heard }: LineTurn): void {
    const at = this.#state.passed.findLastIndex((one) => one.kind === 'said' && one.spoken === reply.spoken);
    const entry = this.#state.passed[at];
    if (entry?.kind !== 'said' || (entry.piece === piece && entry.heard === heard)) return;
    this.#change({ passed: this.#state.passed.with(at, { ...entry, piece, heard }) });
  }

  #notePress(key: string): void {
    const last = this.#state.passed.at(-1);
    const more = last?.kind === 'pressed' ? { ...last, keys: `${last.keys}${key}` } : null;
    const before = more ? this.#state.passed.slice(0, -1) : this.#state.passed;
    this.#change({ passed: [...before, more ?? { kind: 'pressed', id: this.#id(), keys: key }] });
  }

  #isTone(spoken: readonly Spoken[]): boolean {
    const { tone } = this.#session.line;
    return tone !== null && spoken.every((piece) => piece.say === 'recording' && piece.url === tone.url);
  }

  #id(): number {
    this.#ids += 1;
    return this.#ids;
  }

  #change(changes: Partial<CallState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#onChange(this.#state);
  }
}
