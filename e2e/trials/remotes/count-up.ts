import type { GameResult } from '@qc/contract';
import type { Trial } from '../trial.ts';
import type { HallRemote } from './hall.ts';

const KEYS = ['A', 'B', 'C', 'D'];
/** Besides what a device itself may be off: four processes on one machine hand each press on … */
const OWN_MS = 60;
/** … and each of them may be as late as this one was. */
const PROCESSES = 4;
/** So many pairs in the wrong order are told of one by one. */
const NOTED = 5;

/** A press that the trial made. */
export interface PressMade {
  question: number;
  remote: HallRemote;
  key: string;
  /** After the question was seen to open, ms. */
  afterMs: number;
  /** Made once, with nothing broken: its time must be right. */
  isTimed: boolean;
}

interface Counted {
  result: GameResult;
  made: readonly PressMade[];
  /** In the order of their seats. */
  remotes: readonly HallRemote[];
  /** For each question, by how much this process was late at most. */
  lateMs: readonly number[];
}

/** A press, when it was made, and how much later it was kept. */
function said({ name, afterMs, tookMs }: { name: string; afterMs: number; tookMs: number }): string {
  return `${name} at ${afterMs.toFixed(0)} (kept ${(tookMs - afterMs).toFixed(0)} later)`;
}

/** What was pressed against what the result holds: each answer once, as it was pressed, in the order of the presses. */
export function countUp(trial: Trial, { result, made, remotes, lateMs }: Counted): void {
  const questions = lateMs.length;
  let missing = 0;
  let wrong = 0;
  let doubled = 0;
  let misplaced = 0;
  let compared = 0;
  const offs = new Map<string, number[]>();
  for (let question = 0; question < questions; question += 1) {
    const ownMs = OWN_MS + PROCESSES * (lateMs[question] ?? 0);
    const timed: { name: string; afterMs: number; tookMs: number; resolutionMs: number }[] = [];
    for (const [seat, remote] of remotes.entries()) {
      const kept =
        result.players.find((player) => player.seat === seat)?.answers.filter(({ slide }) => slide === question) ?? [];
      if (kept.length > 1) doubled += 1;
      const { response, tookMs } = kept[0] ?? { response: null, tookMs: null };
      const presses = made.filter((press) => press.question === question && press.remote === remote);
      const last = presses.at(-1);
      if (!response) missing += 1;
      else if (!('picks' in response) || KEYS[response.picks[0] ?? -1] !== last?.key) wrong += 1;
      if (presses.length === 1 && last?.isTimed && tookMs !== null) {
        const { resolutionMs, name } = remote.receiver;
        timed.push({ name: remote.name, afterMs: last.afterMs, tookMs, resolutionMs });
        offs.set(name, [...(offs.get(name) ?? []), tookMs - last.afterMs]);
      }
    }
    for (const one of timed)
      for (const other of timed) {
        if (other.afterMs - one.afterMs <= one.resolutionMs + other.resolutionMs + ownMs) continue;
        compared += 1;
        if (other.tookMs > one.tookMs) continue;
        misplaced += 1;
        if (misplaced > NOTED) continue;
        const late = `timers late by ${(lateMs[question] ?? 0).toFixed(0)} ms`;
        trial.note(`question ${question + 1}: ${said(one)} before ${said(other)}; ${late}`);
      }
  }
  for (const [name, list] of offs) {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    trial.note(
      `${name}: kept time less the press: least ${at(0)}, middle ${at(0.5)}, most ${at(1)} ms of ${list.length}`,
    );
  }
  trial.note(`timers were late by up to ${Math.max(...lateMs).toFixed(0)} ms`);
  trial.exactly('players in the result', result.players.length, remotes.length);
  trial.exactly(
    'answers in the result',
    result.questions.reduce((sum, { answeredCount }) => sum + answeredCount, 0),
    questions * remotes.length,
  );
  trial.exactly('answers missing', missing, 0);
  trial.exactly('answers that are not what was pressed last', wrong, 0);
  trial.exactly('answers held twice', doubled, 0);
  trial.atLeast('pairs of presses further apart than their devices can tell', compared, questions * remotes.length);
  trial.exactly('of these in the wrong order', misplaced, 0);
}
