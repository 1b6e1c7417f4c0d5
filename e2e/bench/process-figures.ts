import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Processor time a process has used so far, ms, all threads. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Memory a process holds now, bytes. Linux only. */
export async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
  return Number(statm.split(' ')[1]) * PAGE_BYTES;
}

/** Memory that a process and those it started hold now, bytes. Linux only. */
export async function familyResidentBytes(pid: number): Promise<number> {
  let bytes = await residentBytes(pid);
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8');
    for (const child of children.split(' ').map(Number)) if (child > 0) bytes += await familyResidentBytes(child);
  }
  return bytes;
}

/** The value below which a share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
