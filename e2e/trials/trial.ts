import { loadavg } from 'node:os';
import { quantile } from '../bench/process-figures.ts';
import { seededRandom } from '../bots/seeded-random.ts';
import type { Demanded } from './cluster/demanded.ts';

/** How a trial was asked for. */
export interface TrialOptions {
  /** The version that fits the bar: at most 60 s and a few hundred players. */
  quick: boolean;
  /** Null: as many as the row says. */
  players: number | null;
  /** Faults of rows that have them in turn; absent or null: as many as the row says. */
  turns?: number | null;
  seed: number;
  /** First of the ports it may use. */
  port: number;
  database: 'SQLite' | 'PostgreSQL';
  /** The one part of the row that is wanted; null: all of it. */
  only?: string | null;
  /** Folder for pictures of what is seen, by rows that have pages; null: none are taken. */
  pictures?: string | null;
}

interface Figure {
  name: string;
  value: string;
  limit: string;
  reached: boolean;
}

/** What one run of a trial has measured. Every figure comes with its limit, and one that is missed fails the trial. */
export class Trial {
  readonly quick: boolean;
  readonly seed: number;
  readonly port: number;
  readonly database: TrialOptions['database'];
  readonly only: string | null;
  readonly pictures: string | null;
  /** Same seed, same choices. */
  readonly random: () => number;
  /** Figures that the issue of several servers demands. */
  readonly demanded: Omit<Demanded, 'by'>[] = [];
  readonly #players: number | null;
  readonly #turns: number | null;
  readonly #figures: Figure[] = [];
  readonly #startedAtMs = performance.now();

  constructor(options: TrialOptions) {
    this.quick = options.quick;
    this.seed = options.seed;
    this.port = options.port;
    this.database = options.database;
    this.only = options.only ?? null;
    this.pictures = options.pictures ?? null;
    this.#players = options.players;
    this.#turns = options.turns ?? null;
    this.random = seededRandom(options.seed);
  }

  /** Number of players: as asked for, else as the row says, else as fits the bar. */
  players(full: number, bar: number): number {
    return this.#players ?? (this.quick ? bar : full);
  }

  /** Number of faults, likewise. */
  turns({ full, quick }: { full: number; quick: number }): number {
    return this.#turns ?? (this.quick ? quick : full);
  }

  /** Notes a figure for the table of those that are demanded; `times`: how often what is measured happened. */
  demand(
    figure: number,
    what: string,
    { unit = '', ...measured }: Pick<Demanded, 'value' | 'limit' | 'times'> & { unit?: string },
  ): void {
    this.demanded.push({ figure, what, unit, ...measured });
  }

  /** A whole number below `count`. */
  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  /** Says what goes on. */
  note(text: string): void {
    const seconds = ((performance.now() - this.#startedAtMs) / 1000).toFixed(1);
    console.log(`  ${seconds.padStart(6)} s  ${text}`);
  }

  /** A figure that must be exactly so. */
  exactly(name: string, value: number | string, wanted: number | string): void {
    this.#take({ name, value: String(value), limit: `= ${wanted}`, reached: value === wanted });
  }

  /** A figure that must not be larger. */
  atMost(name: string, value: number, limit: number, unit = ''): void {
    this.#take({ name, value: shown(value, unit), limit: `<= ${shown(limit, unit)}`, reached: value <= limit });
  }

  /** A figure that must not be smaller. */
  atLeast(name: string, value: number, limit: number, unit = ''): void {
    this.#take({ name, value: shown(value, unit), limit: `>= ${shown(limit, unit)}`, reached: value >= limit });
  }

  /** A time with its limit, and beside it how many times longer than without the fault, in the same run. */
  time(name: string, ms: number, limitMs: number, baselineMs: number): void {
    const ratio = `x${(ms / Math.max(baselineMs, 0.1)).toFixed(1)} of ${shown(baselineMs, 'ms')} without a fault`;
    const value = `${shown(ms, 'ms')} (${ratio})`;
    this.#take({ name, value, limit: `<= ${shown(limitMs, 'ms')}`, reached: ms <= limitMs });
  }

  /** A time that may be only so many times longer than without the fault. */
  ratio(name: string, ms: number, baselineMs: number, limit: number): void {
    const ratio = ms / Math.max(baselineMs, 0.1);
    const value = `x${ratio.toFixed(2)} (${shown(ms, 'ms')} against ${shown(baselineMs, 'ms')})`;
    this.#take({ name, value, limit: `<= x${limit}`, reached: ratio <= limit });
  }

  #take(figure: Figure): void {
    this.#figures.push(figure);
    if (!figure.reached) this.note(`missed: ${figure.name}: ${figure.value}, wanted ${figure.limit}`);
  }

  /** Prints all figures; true when every one was reached. */
  report(name: string): boolean {
    const seconds = ((performance.now() - this.#startedAtMs) / 1000).toFixed(0);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    console.log(
      `\n${name} on ${this.database}: seed ${this.seed}${this.quick ? ', quick' : ''}, ${seconds} s, load of the machine ${load}`,
    );
    const width = Math.max(0, ...this.#figures.map((figure) => figure.name.length));
    for (const { name: figure, value, limit, reached } of this.#figures)
      console.log(`  ${figure.padEnd(width)}  ${value}  ${limit}  ${reached ? 'reached' : 'NOT reached'}`);
    if (this.#figures.length === 0) console.log('  nothing was measured');
    return this.#figures.length > 0 && this.#figures.every((figure) => figure.reached);
  }
}

/** The middle of some times. */
export function median(times: readonly number[]): number {
  return quantile(times, 0.5);
}

/** What 99 of 100 do not exceed. */
export function p99(times: readonly number[]): number {
  return quantile(times, 0.99);
}

function shown(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}
