import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** How many lines with one of these messages the server has written. */
export async function countLogged(stage: Stage, messages: readonly string[]): Promise<number> {
  // Lines come through a pipe.
  await sleep(200);
  return stage.server.lines.filter((line) => messages.some((message) => line.includes(`"msg":"${message}"`))).length;
}
