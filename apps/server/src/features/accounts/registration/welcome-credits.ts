import { giveUses } from '#features/credits';
import { readSettings } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { addressKey } from '#platform/http/call-limits';
import { TryWindow } from '#platform/http/try-window';
import type { Platform } from '#platform/platform';
import { claimWelcome } from '../people/user-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Credits that every new account begins with; none in a house where nothing costs any. */
export async function welcomeCredits(platform: Platform, db: Db = platform.db): Promise<number> {
  const { welcomeCredits: welcome, everythingFree } = await readSettings(platform, db);
  return everythingFree ? 0 : welcome;
}

/** Gives a new account what it begins with, in the caller's transaction; an account that had it gets nothing. */
export async function giveWelcome(trx: Db, platform: Platform, userId: string): Promise<void> {
  const uses = await welcomeCredits(platform, trx);
  if (!(await claimWelcome(trx, userId)) || uses === 0) return;
  await giveUses(platform, trx, { userId, uses, key: `welcome:${userId}`, actorId: null });
}

/**
 * How many new accounts of one network a day have what they begin with before their address is proved, in a house that
 * sends no mail.
 */
export interface WelcomeLimits {
  takes(ip: string): boolean;
}

export function makeWelcomeLimits({ config, now }: Pick<Platform, 'config' | 'now'>): WelcomeLimits {
  const networks = new TryWindow({ most: config.welcomePerNetwork, windowMs: DAY_MS }, now);
  return { takes: (ip) => networks.take(addressKey(ip)) === 0 };
}
