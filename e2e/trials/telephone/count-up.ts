import type { GameResult } from '@qc/contract';
import { quantile } from '../../bench/process-figures.ts';
import { p99, type Trial } from '../trial.ts';
import type { CalledRoom } from './called-room.ts';
import type { CallerOrder, CallerOutcome, CallMade, CallersOutcome } from './callers-thread.ts';
import { meaningOf, said } from './quiz.ts';

const REPLY_P99_MS = 300;
const SILENT_MAX_MS = 3000;
/** Calls that were cut off by the kill end within this time after the server is back, ms: its last requests time out. */
const CUT_UNTIL_MS = 2000;
/** All are back this long after the server is, ms. */
const BACK_WITHIN_MS = 5000;
/** Faults that are told one by one. */
const TOLD = 8;

/** When the server was not there, ms since 1970. */
export interface Outage {
  fromMs: number;
  toMs: number;
}

/** Everything that is known of an evening when it is over. */
interface EveningTold {
  provider: string;
  rooms: readonly CalledRoom[];
  callers: readonly CallerOrder[];
  told: CallersOutcome;
  results: readonly GameResult[];
  outage: Outage | null;
  lastedS: number;
}

/** Holds what callers did against the results that the product shows, and what was done to them against what may be. */
export function countUp(trial: Trial, evening: EveningTold): void {
  const { provider, told, lastedS, callers, outage } = evening;
  const calls = told.callers.flatMap((caller) => caller.calls);
  const isCut = ({ ended, endedAtMs }: CallMade) =>
    ended === 'fault' && outage !== null && endedAtMs >= outage.fromMs && endedAtMs <= outage.toMs + CUT_UNTIL_MS;
  const cut = calls.filter(isCut).length;
  const back = calls.length - callers.length - cut;
  trial.note(
    `${provider}: ${calls.length} calls of ${callers.length}: ${cut} cut off by the kill, ${back} called back`,
  );
  compareAnswers(trial, evening);
  const ended = calls.filter((call) => !isCut(call) && hasDeadEnd(call));
  tell(
    trial,
    'a dead end',
    ended.map(({ ended: by, why }) => `${by}: ${why ?? 'without a goodbye'}`),
  );
  trial.exactly(`${provider}: calls that came to a dead end`, ended.length, 0);
  const silentMs = calls.map((call) => call.silentMs);
  trial.atMost(`${provider}: longest silence`, Math.max(...silentMs), SILENT_MAX_MS, 'ms');
  const unasked = evening.callers.flatMap((caller, at) => unaskedOf(caller, told.callers[at]));
  tell(trial, 'not asked', unasked);
  trial.exactly(`${provider}: questions that somebody on the line was not asked`, unasked.length, 0);
  const unequal = calls.flatMap((call) => call.unequal);
  tell(trial, 'two answers', unequal);
  trial.exactly(`${provider}: requests told again that were answered otherwise`, unequal.length, 0);
  trial.exactly(
    `${provider}: requests refused`,
    told.refused.map((one) => one.join(' × ')).join(', ') || 'none',
    'none',
  );
  const tookMs = told.replies.map((reply) => reply.tookMs);
  const perSecond = (tookMs.length / lastedS).toFixed(0);
  const middle = quantile(tookMs, 0.5).toFixed(1);
  const calm = told.replies.filter(({ atMs }) => !isNearOutage(outage, atMs)).map((reply) => reply.tookMs);
  trial.note(
    `${provider}: ${tookMs.length} replies, ${perSecond} a second, middle ${middle} ms, p99 without the kill ${p99(calm).toFixed(1)} ms; timers of the provider late by ${told.lateMs.toFixed(1)} ms (p99)`,
  );
  trial.atMost(`${provider}: p99 of ${tookMs.length} replies`, p99(tookMs), REPLY_P99_MS, 'ms');
}

/** When everybody, phones as well, comes back at once. */
function isNearOutage(outage: Outage | null, atMs: number): boolean {
  return outage !== null && atMs >= outage.fromMs && atMs <= outage.toMs + BACK_WITHIN_MS;
}

/** Hung up on without a goodbye, or left with nothing that goes on. */
function hasDeadEnd({ ended, saidGoodbye }: CallMade): boolean {
  return ended === 'fault' || ended === 'deadEnd' || (ended === 'byLine' && !saidGoodbye);
}

/** What each caller pressed is in the result, once; and nothing else is. */
function compareAnswers(trial: Trial, { provider, rooms, callers, told, results }: EveningTold): void {
  const faults: string[] = [];
  let [pressed, lost, other, invented, doubled] = [0, 0, 0, 0, 0];
  for (const [at, room] of rooms.entries()) {
    const result = results[at];
    if (result === undefined) throw new Error('every room has a result');
    const byEnd = Map.groupBy(result.players, ({ name }) => /(\d{3})(?: \d+)?$/.exec(name)?.[1] ?? name);
    const own = callers.flatMap((caller, n) =>
      caller.game === room.language ? [{ caller, did: told.callers[n] }] : [],
    );
    doubled += result.players.length - own.length;
    for (const { caller, did } of own) {
      const end = caller.from.slice(-3);
      const players = byEnd.get(end) ?? [];
      const [player] = players;
      if (players.length !== 1) faults.push(`${end} is ${players.length} players`);
      for (const [slide, { kind }] of room.questions.entries()) {
        const given = player?.answers.filter((answer) => answer.slide === slide && answer.response !== null) ?? [];
        doubled += Math.max(0, given.length - 1);
        const keys = keysAt(did, slide + 1);
        if (kind === 'buzzer') continue;
        const stored = given[0] ? said(given[0].response) : null;
        if (keys === null) {
          invented += stored === null ? 0 : 1;
          continue;
        }
        pressed += 1;
        const meant = meaningOf(kind, keys);
        if (stored === null) lost += 1;
        else if (stored !== meant) other += 1;
        if (stored !== meant) faults.push(`${end} on ${slide + 1}: pressed ${keys}, kept ${stored ?? 'nothing'}`);
      }
    }
  }
  tell(trial, 'answers', faults);
  trial.exactly(`${provider}: answers lost, of ${pressed} pressed`, lost, 0);
  trial.exactly(`${provider}: answers kept otherwise than pressed`, other, 0);
  trial.exactly(`${provider}: answers or callers counted twice`, doubled, 0);
  trial.exactly(`${provider}: answers that nobody pressed`, invented, 0);
  const buzzed = rooms.flatMap(({ questions }, at) =>
    questions.flatMap(({ kind }, slide) =>
      kind === 'buzzer' ? [results[at]?.players.filter(({ answers }) => wasRight(answers, slide)).length ?? 0] : [],
    ),
  );
  trial.exactly(
    `${provider}: buzzers at which one caller was right, of ${buzzed.length}`,
    buzzed.filter((n) => n === 1).length,
    buzzed.length,
  );
}

function wasRight(answers: GameResult['players'][number]['answers'], slide: number): boolean {
  return answers.some((answer) => answer.slide === slide && answer.correct === true);
}

function keysAt(did: CallerOutcome | undefined, question: number): string | null {
  return did?.pressed.find(([one]) => one === question)?.[1] ?? null;
}

/** Who stays to the end is asked everything but what somebody else has buzzed at. */
function unaskedOf({ keys, buzzers, leavesAt, from }: CallerOrder, did: CallerOutcome | undefined): string[] {
  const last = leavesAt ?? keys.length;
  return Array.from({ length: last }, (_, at) => at + 1)
    .filter((question) => !buzzers.includes(question) && did?.asked.includes(question) !== true)
    .map((question) => `${from.slice(-3)} on ${question}`);
}

function tell(trial: Trial, what: string, faults: readonly string[]): void {
  for (const fault of faults.slice(0, TOLD)) trial.note(`${what}: ${fault.slice(0, 300)}`);
}
