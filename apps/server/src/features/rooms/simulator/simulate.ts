import { createHash } from 'node:crypto';
import { runSeed } from './run-seed.ts';
import type { SeedResult } from './run-seed.ts';
import type { SeedOptions } from './world.ts';

/** Which seeds to play. */
export interface Range {
  from: number;
  count: number;
  /** Every n-th seed is played a second time with another right answer; 0: none. */
  twinEvery: number;
  /** How many servers each has; undefined: as its number says. */
  hosts?: number | undefined;
}

/** What came of many seeds. */
export interface Figures {
  /** Seeds that were played to their end. */
  seeds: number;
  events: number;
  virtualMs: number;
  /** In how many seeds each situation was reached. */
  reached: Map<string, number>;
  twins: number;
  /** The logs' hashes, seed by seed. */
  digests: string[];
  /** One hash of them all. */
  digest: string;
  /** The first seed that broke a rule. */
  failure: { seed: number; rule: string } | null;
}

/** Plays seed after seed until one breaks a rule. */
export async function simulate({ from, count, twinEvery, hosts }: Range): Promise<Figures> {
  const figures = { seeds: 0, events: 0, virtualMs: 0, reached: new Map<string, number>(), twins: 0 };
  const digests: string[] = [];
  let failure: Figures['failure'] = null;
  for (let seed = from; seed < from + count && !failure; seed += 1) {
    const result = await runSeed(seed, { hosts });
    figures.seeds += 1;
    figures.events += result.events;
    figures.virtualMs += result.virtualMs;
    for (const situation of result.reached.keys())
      figures.reached.set(situation, (figures.reached.get(situation) ?? 0) + 1);
    digests.push(result.digest);
    let rule = result.violation;
    if (rule === null && twinEvery > 0 && seed % twinEvery === 0) {
      figures.twins += 1;
      rule = await compareTwins(seed, result, hosts);
    }
    if (rule !== null) failure = { seed, rule };
  }
  return { ...figures, digests, digest: createHash('sha1').update(digests.join()).digest('hex'), failure };
}

/** S4: what players and presenters are sent until the reveal is the same to the byte, whichever answer is right. */
async function compareTwins(seed: number, one: SeedResult, hosts: number | undefined): Promise<string | null> {
  const other = await runSeed(seed, { isTwin: true, hosts });
  if (one.shownDigest === other.shownDigest) return null;
  const [lines, others] = [await shown(seed, { hosts }), await shown(seed, { hosts, isTwin: true })];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const place = at === -1 ? lines.length : at;
  return `S4 the right answer shows before its reveal:\n  ${lines[place]}\n  ${others[place]}`;
}

async function shown(seed: number, options: SeedOptions): Promise<string[]> {
  return (await runSeed(seed, { ...options, keepShown: true })).shownLines ?? [];
}
