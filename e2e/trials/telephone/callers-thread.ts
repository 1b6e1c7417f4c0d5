/**
 * Entry of a thread that is a provider of telephone lines with all who call by it. Its loop is its own, so that what is
 * timed here is the server's time and not that of a room full of phones.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@qc/contract';
import type { CallRecord, Mischief } from '@qc/telephone/simulator/line-call';
import { SIMULATED_LINES } from '@qc/telephone/simulator/lines';
import { type HangUp, QuizCaller } from '@qc/telephone/simulator/quiz-caller';
import { seededRandom } from '../../bots/seeded-random.ts';
import type { Provider, ProviderKeys } from './lines-at.ts';
import { openNetwork, type Reply } from './outside.ts';
import { knownBy } from './quiz.ts';

/** Who calls, and what for. */
export interface CallerOrder {
  /** The number that calls; its last three digits tell callers apart. */
  from: string;
  language: Language;
  /** Of the game. */
  game: Language;
  code: string;
  wrongCode: string | null;
  keys: readonly string[];
  buzzers: readonly number[];
  hangUps: readonly HangUp[];
  /** The question at which the caller hangs up for good; null: stays to the end. */
  leavesAt: number | null;
}

/** What a thread is to do. */
export interface CallersOrder {
  /** Of the line, as its owner enters it at the provider. */
  url: string;
  provider: Provider;
  keys: ProviderKeys;
  speed: number;
  seed: number;
  callers: readonly CallerOrder[];
  /** All have called within this time, ms of the line. */
  comeWithinMs: number;
}

/** A call of a caller's. */
export interface CallMade {
  ended: CallRecord['ended'];
  why: string | null;
  endedAtMs: number;
  saidGoodbye: boolean;
  silentMs: number;
  unequal: readonly string[];
}

/** How it went for one of them. */
export interface CallerOutcome {
  from: string;
  asked: readonly number[];
  pressed: readonly (readonly [question: number, keys: string])[];
  received: readonly number[];
  calls: readonly CallMade[];
}

/** What a thread has to tell in the end. */
export interface CallersOutcome {
  callers: readonly CallerOutcome[];
  replies: readonly Reply[];
  unanswered: number;
  refused: readonly (readonly [status: number, count: number])[];
  /** How late this thread's own timers were, 99 of 100, ms: no reply can be timed better. */
  lateMs: number;
}

/** More calls than any caller needs. */
const CALLS_MAX = 30;
/** Who was cut off, or hung up, calls back after this long, ms. */
const BACK_MS = [300, 1500] as const;
/** Of how many requests one is sent twice, one has its answer lost, and one is followed by the one before. */
const MISCHIEF_EVERY = 40;

const order: CallersOrder = workerData;
const { speed, provider, keys } = order;
const network = openNetwork({ speed, privateKey: keys.privateKey });
const line = SIMULATED_LINES[provider];
const late = monitorEventLoopDelay({ resolution: 10 });
late.enable();
const callers = await Promise.all(order.callers.map(play));
const told: CallersOutcome = {
  callers,
  replies: network.replies,
  unanswered: network.unanswered(),
  refused: [...network.refused],
  lateMs: late.percentile(99) / 1e6 - 10,
};
parentPort?.postMessage(told);

async function play(caller: CallerOrder, number: number): Promise<CallerOutcome> {
  const random = seededRandom(order.seed * 1009 + number);
  const { language, code, wrongCode, buzzers, hangUps, leavesAt } = caller;
  const last: HangUp[] = leavesAt === null ? [] : [{ question: leavesAt, when: 'read' }];
  const plan = { language, code, wrongCode, buzzers, random, question: knownBy(caller.game), keys: caller.keys };
  const person = new QuizCaller({ ...plan, hangUps: [...hangUps, ...last] });
  const calls: CallMade[] = [];
  await sleep((random() * order.comeWithinMs) / speed);
  for (let call = 1; call <= CALLS_MAX; call += 1) {
    const made = await place(caller, person, `trial-${order.seed}-${number}-${call}`, mischiefOf(number));
    calls.push(made);
    if (made.ended === 'byLine' && made.saidGoodbye) break;
    if (made.ended === 'byCaller' && leavesAt !== null && person.asked.has(leavesAt)) break;
    await sleep(BACK_MS[0] + random() * (BACK_MS[1] - BACK_MS[0]));
  }
  const { from } = caller;
  return { from, calls, asked: [...person.asked], pressed: [...person.pressed], received: [...person.received] };
}

async function place({ from }: CallerOrder, caller: QuizCaller, callId: string, mischief: Mischief): Promise<CallMade> {
  const { url } = order;
  const placed = { url, statusUrl: `${url}?status=1`, secret: keys.secret, callId, from, to: '+97225550100' };
  const record = await line.place(network.outside, { ...placed, caller, mischief });
  const { ended, why, silentMs, unequal } = record;
  return { ended, why, silentMs, unequal, endedAtMs: Date.now(), saidGoodbye: caller.wasToldGoodbye };
}

function mischiefOf(number: number): Mischief {
  const isTurn = (request: number, of: number) => (request + number) % MISCHIEF_EVERY === of;
  return {
    sendsTwice: (request) => isTurn(request, 7),
    losesAnswer: (request) => isTurn(request, 17),
    sendsEarlierAgain: (request) => isTurn(request, 27),
  };
}
