import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Kills a program that was started here, and waits until it is gone; one that has ended already is none to wait for. */
export async function endAtOnce(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
