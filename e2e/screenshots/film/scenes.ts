import type { PhaseView } from '@qc/contract';
import type { Told } from './recording.ts';

/** A picture of the film: its name, and the moment it shows, ms since 1970. */
export interface Scene {
  name: string;
  atMs: number;
}

/** A stretch of the film that is looked at step by step. */
export interface Moment {
  name: string;
  fromMs: number;
  toMs: number;
}

/** One phase of a recording, from when it was told until the next one was. */
interface Shown {
  phase: PhaseView;
  name: string;
  fromMs: number;
  toMs: number;
}

/** How old a phase is in its picture, ms: what moves in it has arrived. Shorter ones are shown at their end. */
const AGE_MS: Partial<Record<PhaseView['phase'], number>> = {
  starting: 500,
  dealing: 900,
  closed: 500,
  reveal: 5000,
  standings: 3400,
  podium: 1500,
  honours: 6500,
};
const ELSEWHERE_MS = 1500;
const BEFORE_END_MS = 60;
/** What is left on the clock in the picture of its last seconds, ms. */
const LAST_SECONDS_MS = 2600;
/** Wrong answers fall. */
const FALLING_MS = 600;

/** The phases of a recording in their order. */
export function shownPhases(told: readonly Told[]): Shown[] {
  const shown: Shown[] = [];
  let step = '';
  for (const { atMs, message } of told) {
    if (!('view' in message)) continue;
    const { phase } = message.view;
    const name = nameOf(phase);
    const key = `${'slide' in phase ? phase.slide : ''} ${name}`;
    if (key === step) continue;
    step = key;
    const before = shown.at(-1);
    if (before) before.toMs = atMs;
    shown.push({ phase, name, fromMs: atMs, toMs: Infinity });
  }
  return shown;
}

function nameOf(phase: PhaseView): string {
  if (phase.phase === 'podium') return `podium-${phase.stage}`;
  const byKind = phase.phase === 'question' || phase.phase === 'reveal';
  return byKind ? `${phase.phase}-${phase.question.type}` : phase.phase;
}

/** The pictures of a recording: every phase once, questions and reveals once for each kind of slide; the lobby empty and full. */
export function scenesOf(told: readonly Told[]): Scene[] {
  const scenes: Scene[] = [];
  const add = (name: string, atMs: number): void => {
    if (!scenes.some((one) => one.name === name)) scenes.push({ name, atMs });
  };
  for (const { phase, name, fromMs, toMs } of shownPhases(told)) {
    const last = toMs - BEFORE_END_MS;
    if (phase.phase === 'lobby') {
      add('lobby-empty', Math.min(fromMs + ELSEWHERE_MS, last));
      add('lobby', last);
      continue;
    }
    if (phase.phase === 'reveal') add('reveal-falling', Math.min(fromMs + FALLING_MS, last));
    add(name, Math.min(fromMs + (AGE_MS[phase.phase] ?? ELSEWHERE_MS), last));
    const endMs = phase.phase === 'question' && phase.remainingMs !== null ? fromMs + phase.remainingMs : null;
    if (endMs !== null && endMs - LAST_SECONDS_MS < last) add('last-seconds', endMs - LAST_SECONDS_MS);
  }
  const inOrder = scenes.toSorted((one, other) => one.atMs - other.atMs);
  return inOrder.map(({ name, atMs }, at) => ({ name: `${String(at + 1).padStart(2, '0')}-${name}`, atMs }));
}

/** What is looked at step by step, in the order it is seen. */
export function momentsOf(told: readonly Told[]): Moment[] {
  const shown = shownPhases(told);
  const first = (name: string): Shown | undefined => shown.find((one) => one.name.startsWith(name));
  const firstCame = told.find(({ message }) => message.t === 'counts' && message.players > 0)?.atMs;
  const moments: Moment[] = [];
  const add = (name: string, from: number | undefined, longMs: number): void => {
    if (from !== undefined) moments.push({ name, fromMs: from, toMs: from + longMs });
  };
  add('join', firstCame === undefined ? undefined : firstCame - 200, 4000);
  const starting = first('starting');
  add('starting', starting && starting.fromMs - 200, 4200);
  const [asking, question] = [first('asking'), first('question')];
  add('asking', asking?.fromMs, asking && question ? question.fromMs + 1000 - asking.fromMs : 0);
  add('last-seconds', question && question.toMs - 5300, 5500);
  add('reveal', first('closed')?.fromMs, 6200);
  const [, second] = shown.filter((one) => one.name === 'standings');
  add('standings', second && second.fromMs - 200, 3700);
  const [curtain, all] = [first('podium-0'), first('podium-4')];
  add('podium', curtain?.fromMs, curtain && all ? all.fromMs + 4000 - curtain.fromMs : 0);
  add('honours', first('honours')?.fromMs, 6500);
  return moments;
}
