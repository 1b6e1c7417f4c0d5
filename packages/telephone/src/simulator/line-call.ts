import type { Press } from '../line/entry.ts';
import { lengthOf, type CallerAct, type Heard, heardOf, type Played, type SimulatedCaller } from './heard.ts';
import type { Outside, SimulatedAnswer, SimulatedRequest } from './outside.ts';
import { Silence } from './silence.ts';

/** A call that is placed. */
export interface PlacedCall {
  /** The line's address of the server, as its owner enters it at the provider. */
  url: string;
  /** Where the end of a call is told; null: to nobody. */
  statusUrl: string | null;
  /** What the provider proves itself by. */
  secret: string;
  callId: string;
  from: string;
  to: string;
  caller: SimulatedCaller;
  mischief?: Mischief;
}

/** What networks do to requests. Counted from 0, within a call. */
export interface Mischief {
  /** The request is sent twice at once; both are to be answered alike. */
  sendsTwice?(request: number): boolean;
  /** The answer gets lost: the provider asks once more with the same request, where it does so at all. */
  losesAnswer?(request: number): boolean;
  /** The request before is sent once more, after this one. */
  sendsEarlierAgain?(request: number): boolean;
}

/** How a call went. */
export interface CallRecord {
  callId: string;
  /** Of `deadEnd` and `fault`, why: the line hung up on somebody who was still to be told something. */
  ended: 'byLine' | 'byCaller' | 'deadEnd' | 'fault';
  why: string | null;
  heard: Heard[];
  /** How long each answer took, and what it was. */
  answers: { tookMs: number; request: SimulatedRequest; answer: SimulatedAnswer | null }[];
  /** Two answers to one request that differ, or an answer that a repeated request should not have changed. */
  unequal: string[];
  /** The longest time in which the caller heard nothing and pressed nothing, answers that were late included. */
  silentMs: number;
  lastedMs: number;
}

/** How providers ask. */
export interface AskingRules {
  /** An answer that comes later is none. */
  withinMs: number;
  /** How often a request that failed is sent again. */
  retries: number;
  /** What makes two answers the same; absent: every letter. */
  sameBy?(answer: SimulatedAnswer): string;
}

/** Ends a call from within. */
export class CallOver extends Error {
  readonly ended: CallRecord['ended'];
  constructor(ended: CallRecord['ended'], why = '') {
    super(why);
    this.ended = ended;
  }
}

/** More turns than any game has: a line that goes round in circles. */
const ANSWERS_MAX = 5000;

/** One call on the provider's side: what is sent, heard and noted. */
export class LineCall {
  readonly outside: Outside;
  readonly placed: PlacedCall;
  readonly record: CallRecord;
  readonly #rules: AskingRules;
  readonly #startMs: number;
  #asked = 0;
  /** How long the line has been busy with what it was told. */
  #linesMs = 0;
  /** Keys that will be pressed, by that time: who is slow presses into what comes next. */
  #due: Press[] = [];
  readonly #silence = new Silence();

  constructor(outside: Outside, placed: PlacedCall, rules: AskingRules) {
    [this.outside, this.placed, this.#rules, this.#startMs] = [outside, placed, rules, outside.nowMs()];
    const { callId } = placed;
    this.record = { callId, ended: 'fault', why: null, heard: [], answers: [], unequal: [], silentMs: 0, lastedMs: 0 };
  }

  /** Runs the call to its end, whatever that is. */
  async run(live: () => Promise<never>): Promise<CallRecord> {
    try {
      await live();
    } catch (error) {
      this.record.ended = error instanceof CallOver ? error.ended : 'fault';
      this.record.why = error instanceof Error && error.message !== '' ? error.message : null;
    }
    this.record.silentMs = this.#silence.longestMs;
    this.record.lastedMs = this.outside.nowMs() - this.#startMs;
    return this.record;
  }

  /** Asks the server; a fault after all retries ends the call. */
  async ask(request: SimulatedRequest): Promise<SimulatedAnswer> {
    if (this.record.answers.length > ANSWERS_MAX) throw new CallOver('deadEnd', 'it goes round in circles');
    const number = (this.#asked += 1) - 1;
    const { mischief = {} } = this.placed;
    const first = await this.#askOnce(request, mischief.sendsTwice?.(number) === true);
    let answer = mischief.losesAnswer?.(number) === true && this.#rules.retries > 0 ? null : first;
    for (let left = this.#rules.retries; !isGood(answer) && left > 0; left -= 1) {
      answer = await this.#askOnce(request, false);
      if (isGood(first) && isGood(answer)) this.#compare(first, answer, 'asked again');
    }
    const earlier = this.record.answers.at(-2)?.request;
    if (earlier !== undefined && mischief.sendsEarlierAgain?.(number) === true) {
      await this.outside.send(earlier, this.#rules.withinMs);
    }
    if (!isGood(answer)) throw new CallOver('fault', `no answer: ${statusOf(answer)}`);
    return answer;
  }

  /** Says what nothing comes back from, as that it has ended. */
  async tell(request: SimulatedRequest): Promise<void> {
    await this.outside.send(request, this.#rules.withinMs);
  }

  /** Lets the caller hear something, and says what is done from its beginning on. */
  hear(played: readonly Played[], isAsked: boolean): CallerAct {
    const heard = heardOf(played, isAsked, this.outside.nowMs() - this.#startMs);
    this.record.heard.push(heard);
    const { presses, hangUpAtMs } = this.placed.caller.hears(heard);
    const nowMs = this.#linesMs;
    const late = this.#due.filter(({ atMs }) => atMs > nowMs);
    this.#due = [...late, ...presses.map(({ key, atMs }) => ({ key, atMs: atMs + nowMs }))];
    this.#silence.plays(played);
    return { presses: this.#due.map(({ key, atMs }) => ({ key, atMs: atMs - nowMs })), hangUpAtMs };
  }

  /** Plays something that keys do not interrupt; the caller may hang up. */
  async play(played: readonly Played[]): Promise<void> {
    if (played.length === 0) return;
    const { hangUpAtMs } = this.hear(played, false);
    await this.pass(Math.min(lengthOf(played), hangUpAtMs));
    if (hangUpAtMs <= lengthOf(played)) throw new CallOver('byCaller');
  }

  async pass(ms: number): Promise<void> {
    const pressed = this.#due.map(({ atMs }) => atMs - this.#linesMs).filter((atMs) => atMs <= ms);
    this.#silence.pass(ms, pressed.length === 0 ? null : Math.max(...pressed));
    this.#linesMs += ms;
    if (ms > 0) await this.outside.wait(ms);
  }

  async #askOnce(request: SimulatedRequest, twice: boolean): Promise<SimulatedAnswer | null> {
    const startMs = this.outside.nowMs();
    const other = twice ? this.outside.send(request, this.#rules.withinMs) : null;
    const answer = await this.outside.send(request, this.#rules.withinMs);
    const tookMs = this.outside.nowMs() - startMs;
    this.#silence.pass(tookMs, null);
    this.record.answers.push({ tookMs, request, answer });
    const second = await other;
    if (second !== null && isGood(second) && isGood(answer)) this.#compare(second, answer, 'asked twice');
    return answer;
  }

  #compare(one: SimulatedAnswer, other: SimulatedAnswer, what: string): void {
    const { sameBy = ({ body }) => body } = this.#rules;
    if (sameBy(one) !== sameBy(other)) this.record.unequal.push(`${what}: ${one.body} / ${other.body}`);
  }
}

function isGood(answer: SimulatedAnswer | null): answer is SimulatedAnswer {
  return answer !== null && answer.status >= 200 && answer.status < 300;
}

function statusOf(answer: SimulatedAnswer | null): string {
  return answer === null ? 'none in time' : String(answer.status);
}
