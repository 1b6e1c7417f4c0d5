import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

/** The processes that this one has started and that run `program`, a part of their command; Linux only. */
export function childrenRunning(program: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === process.pid && commandOf(pid).includes(program));
}

/** The priority of each thread of a process; Linux only. */
export function threadPriorities(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
}

/** How a process was started; empty: it is not there any more. Linux only. */
export function commandOf(pid: number): string {
  return readOr(`/proc/${pid}/cmdline`);
}

function parentOf(pid: number): number {
  const stat = readOr(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
