import type { Agreement } from './agreement.ts';
import type { PageMemory } from './browser-figures.ts';
import type { MomentFigures } from './moments.ts';

/** What is promised of the show. */
const LATE_MAX = 0.01;
const DROPPED_MAX = 0.01;
const LONG_MAX_MS = 100;
const CORES_MAX: Record<string, number> = { question: 0.6, podium: 1.2, lobby: 0.5 };
const HEAP_MORE_MB = 10;
const NODES_MORE = 0.05;
const REACTION_WORDS_MAX = 5;
const LATER_MAX_MS = 700;

/** Everything of one run. */
export interface ShowFigures {
  moments: MomentFigures[];
  /** At the third slide, and at the end. */
  memory: readonly [PageMemory, PageMemory] | null;
  underruns: number | null;
  sounded: boolean;
  /** Words of any kind in the busiest second. */
  words: number;
  /**
   * Words of reactions: a second, as another wire of a screen was sent them, and in the busiest one, as the page heard them.
   * A browser that waits for a processor, or for its trace, hears those of several seconds in one.
   */
  reactionWords: { aSecond: number; heard: number };
}

/** Prints a run's figures beside what is promised. */
export function printShow({ moments, memory, underruns, sounded, words, reactionWords }: ShowFigures): void {
  console.log(
    '\nMoment          times  seconds  frames  >17.5 ms  >34 ms  longest    drawn  dropped   partly   long  longest  cores',
  );
  for (const m of moments) {
    const cells = [
      [m.times, 5],
      [m.seconds.toFixed(1), 9],
      [m.frames, 8],
      [percent(share(m.late, m.frames)), 10],
      [m.veryLate, 8],
      [`${m.longestMs.toFixed(0)} ms`, 9],
      [m.drawn, 9],
      [percent(share(m.dropped, m.drawn + m.dropped)), 9],
      [percent(share(m.partly, m.drawn + m.dropped)), 9],
      [m.long, 7],
      [`${m.longMs.toFixed(0)} ms`, 9],
      [m.cores === null ? '-' : m.cores.toFixed(2), 7],
    ] as const;
    console.log(m.name.padEnd(15) + cells.map(([text, width]) => String(text).padStart(width)).join(''));
  }
  console.log('');
  for (const m of moments) {
    const parts = [
      judged('frames over 17.5 ms', share(m.late, m.frames), LATE_MAX, percent),
      judged('over 34 ms', m.veryLate, 0, String),
      m.drawn + m.dropped === 0 ? null : judged('dropped', share(m.dropped, m.drawn + m.dropped), DROPPED_MAX, percent),
      judged('long frames a picture', m.long / m.changes, 1, (value) => value.toFixed(1)),
      judged('longest', m.longMs, LONG_MAX_MS, (value) => `${value.toFixed(0)} ms`),
      m.cores === null ? null : judged('cores', m.cores, CORES_MAX[m.name] ?? Infinity, (value) => value.toFixed(2)),
    ].filter((part) => part !== null);
    const missed = parts.filter(({ reached }) => !reached).map(({ text }) => text);
    console.log(
      `  ${missed.length === 0 ? 'reached    ' : 'NOT reached'}  ${m.name}${missed.length === 0 ? '' : ': '}${missed.join('; ')}`,
    );
  }
  if (moments.every(({ drawn }) => drawn === 0)) console.log('  not measured  drawn frames: the trace had none');
  if (memory) {
    const [first, last] = memory;
    verdict('heap grew by', last.heapMb - first.heapMb, HEAP_MORE_MB, (value) => `${value.toFixed(1)} MB`);
    verdict('nodes changed by', Math.abs(last.nodes / first.nodes - 1), NODES_MORE, percent);
    verdict('listeners more', last.listeners - first.listeners, 0, String);
  }
  if (underruns === null) console.log('  not measured  gaps in the sound: the browser does not tell them');
  else verdict('gaps in the sound', underruns, 0, String);
  console.log(`  ${sounded ? 'sounded' : 'NOTHING SOUNDED'}; ${words} words in the busiest second`);
  verdict('reactions, words a second', reactionWords.aSecond, REACTION_WORDS_MAX, (value) => value.toFixed(2));
  console.log(`  (the page heard ${reactionWords.heard} in its busiest one)`);
}

/** Prints whether phones kept behind the big screen. */
export function printAgreement(agreement: readonly Agreement[]): void {
  console.log('\nHow much later than the big screen a phone tells its player');
  for (const { latencyMs, laterMs } of agreement)
    console.log(
      `  line of ${String(latencyMs).padStart(3)} ms  ${laterMs.map((ms) => `${ms.toFixed(0)} ms`).join('  ')}`,
    );
  const all = agreement.flatMap(({ laterMs }) => laterMs);
  if (all.length === 0) return;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  console.log(
    `  ${least >= 0 ? 'reached    ' : 'NOT reached'}  no phone before the big screen: ${least.toFixed(0)} ms`,
  );
  verdict('the last phone after it', most, LATER_MAX_MS, (value) => `${value.toFixed(0)} ms`);
}

/** The run in the middle, figure by figure: one disturbed run does not count. */
export function middleRun(runs: readonly ShowFigures[]): ShowFigures | null {
  const [first] = runs;
  if (!first) return null;
  const middle = (of: (run: ShowFigures) => number | null): number => {
    const all = runs.map(of).filter((value) => value !== null);
    return all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) / 2)] ?? Number.NaN;
  };
  const moments = first.moments.map((moment) => {
    const of = (key: keyof MomentFigures) =>
      middle(({ moments: all }) => {
        const value = all.find(({ name }) => name === moment.name)?.[key];
        return typeof value === 'number' ? value : null;
      });
    const { name } = moment;
    const [times, seconds, frames, late, veryLate] = [
      of('times'),
      of('seconds'),
      of('frames'),
      of('late'),
      of('veryLate'),
    ];
    const [longestMs, drawn, dropped, partly, long, longMs] = [
      of('longestMs'),
      of('drawn'),
      of('dropped'),
      of('partly'),
      of('long'),
      of('longMs'),
    ];
    const [changes, cores] = [of('changes'), of('cores')];
    return {
      ...{ name, times, changes, seconds, frames, late, veryLate, longestMs, drawn, dropped, partly, long, longMs },
      cores: Number.isNaN(cores) ? null : cores,
    };
  });
  return { ...first, moments };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

/** How far a figure is of what is promised; the ratio tells by how much where that is not zero. */
function judged(
  what: string,
  value: number,
  max: number,
  write: (value: number) => string,
): { reached: boolean; text: string } {
  const ratio = max > 0 && Number.isFinite(max) ? `, ratio ${(value / max).toFixed(2)}` : '';
  return { reached: value <= max, text: `${what}: ${write(value)} of at most ${write(max)}${ratio}` };
}

function verdict(...figure: Parameters<typeof judged>): void {
  const { reached, text } = judged(...figure);
  console.log(`  ${reached ? 'reached    ' : 'NOT reached'}  ${text}`);
}
