import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Processor time the threads that a process has now have used so far, ms, to the nanosecond. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const used = await Promise.all(
    threads.map(async (thread) =>
      Number((await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')[0]),
    ),
  );
  return used.reduce((sum, ns) => sum + ns, 0) / 1e6;
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
