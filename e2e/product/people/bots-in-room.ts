import { LIVE_PATH } from '@qc/contract';
import { expect } from '@playwright/test';
import { Bot, type BotOptions } from '../../bots/bot.ts';
import { pickAnswers } from '../../bots/give-answer.ts';
import { baseUrl } from '../start/addresses.ts';

type Play = Pick<BotOptions, 'strategy' | 'thinkMs'>;

/** Bots sent so far: no two have the same seed, which makes their devices. */
let sent = 0;

/**
 * Players without a page, each on a device of its own. They have their places when this ends. `root` is where the
 * product answers, when it is not the one that all journeys share.
 */
export async function sendBots(
  code: string,
  names: readonly string[],
  play: Play | Play[] = {},
  root = baseUrl,
): Promise<Bot[]> {
  const url = root.replace(/^http/, 'ws') + LIVE_PATH;
  const bots: Bot[] = [];
  for (const [index, name] of names.entries()) {
    const own = Array.isArray(play) ? (play[index] ?? {}) : play;
    sent += 1;
    const bot = new Bot({ thinkMs: [50, 200], ...own, url, code, name, seed: Number(code) + sent });
    bot.start();
    // One after the other: seats follow the names.
    await expect.poll(() => bot.joined).toBe(true);
    bots.push(bot);
  }
  return bots;
}

/** Always answers with this one of the answers; null: with nothing. */
export function always(answer: number | null): NonNullable<Play['strategy']> {
  return (question) => (answer === null ? null : pickAnswers(question, [answer]));
}
