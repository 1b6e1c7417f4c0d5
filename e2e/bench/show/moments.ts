import type { Seen } from './page-watch.ts';

/** A stretch of the show of one name; times are the page's own, ms. */
export interface Stretch {
  name: string;
  fromMs: number;
  toMs: number;
  /** Pictures that began in it: the podium has several. */
  changes: number;
}

/** What was counted in all stretches of one name. */
export interface MomentFigures {
  name: string;
  /** How often it came, how often the picture changed in it, and how long it was in all, s. */
  times: number;
  changes: number;
  seconds: number;
  /** Frames in which something moves, after the first 300 ms of each: all, those later than 17.5 ms, and those later than 34 ms after the one before. */
  frames: number;
  late: number;
  veryLate: number;
  longestMs: number;
  /**
   * Frames by the trace in which something moves: those that came to the screen, those that were due and did not, and those
   * in which what the compositor moves came and the page's own part did not.
   */
  drawn: number;
  dropped: number;
  partly: number;
  /** Frames over 50 ms by the browser, whenever in it, and the longest of them, ms. */
  long: number;
  longMs: number;
  /** Processors that all processes of the browser took; null: not measured. */
  cores: number | null;
}

/** What is measured of the drawing, by the trace; times are the page's own, ms. */
export interface Drawing {
  drawnMs: number[];
  droppedMs: number[];
  partlyMs: number[];
}

const LATE_MS = 17.5;
const VERY_LATE_MS = 34;
/** A phase's first picture may cost a frame or two. */
const BEGINNING_MS = 300;
/** Each of them is a picture. */
const LAST_SECONDS_MS = 5000;
/** What is looked at of phases that stay: after it nothing moves any more. */
const MOVES_MS: Record<string, number> = { reveal: 3600, standings: 3000, honours: 6500, lobby: Infinity };

/** The stretches of a show by what the page was told, until `endMs`; the last seconds of a clock are a moment of their own. */
export function stretchesOf(phases: Seen['phases'], endMs: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, { name, atMs, endsMs, step }] of phases.entries()) {
    const before = stretches.at(-1);
    const next = phases[at + 1]?.atMs ?? endMs;
    const last = phases[at - 1];
    // It goes on, or has another picture: the stages of the podium.
    if (before && last?.name === name) {
      before.toMs = Math.max(before.toMs, next);
      if (last.step !== step) before.changes += 1;
    } else stretches.push({ name, fromMs: atMs, toMs: next, changes: 1 });
    if (name === 'question' && endsMs !== null) splitLastSeconds(stretches, endsMs);
  }
  return stretches.map((one) => ({ ...one, toMs: Math.min(one.toMs, one.fromMs + (MOVES_MS[one.name] ?? Infinity)) }));
}

function splitLastSeconds(stretches: Stretch[], endsMs: number): void {
  const last = stretches.at(-1);
  const fromMs = endsMs - LAST_SECONDS_MS;
  if (!last || last.toMs <= fromMs) return;
  const { toMs } = last;
  last.toMs = Math.max(last.fromMs, fromMs);
  stretches.push({ name: 'last seconds', fromMs: last.toMs, toMs, changes: 5 });
}

/** Counts what happened in the stretches of each name. `busyMs`: processor time that the browser had used by then. */
export function countMoments(
  stretches: readonly Stretch[],
  { frames, long }: Pick<Seen, 'frames' | 'long'>,
  { drawnMs, droppedMs, partlyMs }: Drawing,
  busyMs: (atMs: number) => number | null,
): MomentFigures[] {
  return [...Map.groupBy(stretches, ({ name }) => name)].map(([name, all]) => {
    const figures: MomentFigures = {
      ...{
        name,
        times: all.length,
        changes: all.reduce((sum, one) => sum + one.changes, 0),
        seconds: 0,
        frames: 0,
        late: 0,
        veryLate: 0,
        longestMs: 0,
      },
      ...{ drawn: 0, dropped: 0, partly: 0, long: 0, longMs: 0, cores: null },
    };
    let usedMs: number | null = 0;
    for (const { fromMs, toMs } of all) {
      const isIn = (atMs: number, from = fromMs): boolean => atMs >= from && atMs < toMs;
      figures.seconds += (toMs - fromMs) / 1000;
      for (const { atMs, tookMs } of frames) {
        if (!isIn(atMs, fromMs + BEGINNING_MS) || atMs - tookMs < fromMs) continue;
        figures.frames += 1;
        if (tookMs > LATE_MS) figures.late += 1;
        if (tookMs > VERY_LATE_MS) figures.veryLate += 1;
        figures.longestMs = Math.max(figures.longestMs, tookMs);
      }
      const moving = frames.filter(({ atMs }) => isIn(atMs));
      const isSeen = (at: number): boolean => moving.some(({ atMs, tookMs }) => at > atMs - tookMs && at <= atMs);
      const seen = (all: number[]): number => all.filter((atMs) => isIn(atMs) && isSeen(atMs)).length;
      figures.drawn += seen(drawnMs);
      figures.dropped += seen(droppedMs);
      figures.partly += seen(partlyMs);
      const longOnes = long.filter(({ atMs }) => isIn(atMs));
      figures.long += longOnes.length;
      figures.longMs = Math.max(figures.longMs, ...longOnes.map(({ lastsMs }) => lastsMs));
      const [began, ended] = [busyMs(fromMs), busyMs(toMs)];
      usedMs = usedMs === null || began === null || ended === null ? null : usedMs + ended - began;
    }
    figures.cores = usedMs === null ? null : usedMs / 1000 / figures.seconds;
    return figures;
  });
}

/** How many words came a second, from the first to the last; without two of them NaN. */
export function aSecondOf(timesMs: readonly number[]): number {
  return ((timesMs.length - 1) * 1000) / ((timesMs.at(-1) ?? Number.NaN) - (timesMs[0] ?? Number.NaN));
}

/** The largest number of words in any second. */
export function mostInASecond(timesMs: readonly number[]): number {
  let most = 0;
  let from = 0;
  for (const [at, atMs] of timesMs.entries()) {
    while ((timesMs[from] ?? atMs) <= atMs - 1000) from += 1;
    most = Math.max(most, at - from + 1);
  }
  return most;
}
