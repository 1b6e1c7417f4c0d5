import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ReadingCost } from './measure-reading.ts';

/** What refusing one file may cost. */
export interface CostLimits {
  ms: number;
  rssMb: number;
  stallMs: number;
}

/**
 * Reads hostile files in a process of their own and gives those that were taken or cost too much. What failed is
 * tried once more: other work on the machine must not be taken for the file's doing.
 */
export function findCostly(kind: 'excel' | 'game', files: readonly string[], limits: CostLimits): ReadingCost[] {
  const costly = (tried: readonly string[]) => measureRefusals(kind, tried).filter((cost) => !isCheap(cost, limits));
  const again = costly(files).map(({ file }) => file);
  return again.length > 0 ? costly(again) : [];
}

/** What refusing each file costs, in a process of its own. */
export function measureRefusals(kind: 'excel' | 'game', files: readonly string[]): ReadingCost[] {
  const script = join(import.meta.dirname, 'measure-reading.ts');
  const out = execFileSync(process.execPath, ['--expose-gc', script, kind, ...files], { encoding: 'utf8' });
  const costs = out
    .trim()
    .split('\n')
    .map((line): ReadingCost => JSON.parse(line));
  if (costs.length !== files.length) throw new Error('not every file was read');
  return costs;
}

function isCheap({ refused, ms, rssMb, stallMs }: ReadingCost, limits: CostLimits): boolean {
  return refused && ms <= limits.ms && rssMb <= limits.rssMb && stallMs <= limits.stallMs;
}
