import { runInThread } from '#platform/run-in-thread';
import type { GameFileRead, GameFileTask } from './game-file-worker.ts';

/** The largest file allowed takes a few seconds on a slow disk. */
const LIMITS = { timeMs: 60_000, memoryMb: 128 };

/**
 * Reads a game file in a thread of its own; the media's bytes are put into `folder`. Null for anything that is no
 * game file of ours. Throws when the disk is full or broken.
 */
export async function readGameFile(path: string, folder: string): Promise<GameFileRead | null> {
  const file = new URL('./game-file-worker.ts', import.meta.url);
  const task: GameFileTask = { path, folder };
  const reply = await runInThread<GameFileRead | { trouble: string }>(file, task, LIMITS);
  if (reply !== null && 'trouble' in reply) {
    throw Object.assign(new Error('a game file could not be unpacked'), { code: reply.trouble });
  }
  return reply;
}
