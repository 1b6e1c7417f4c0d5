import type { GameSummary, Language } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findTemplates } from './game-list-store.ts';
import { showSummaries, viewer } from './game-view.ts';

/** Games that everyone may start from, those without gaps first. */
export async function listTemplates(
  platform: Platform,
  actor: Actor,
  language: Language | undefined,
): Promise<Result<{ games: GameSummary[]; count: number }>> {
  const found = await findTemplates(platform.db);
  const fitting = found.filter(({ settings }) => language === undefined || settings.language === language);
  const games = await showSummaries(platform.db, viewer(platform, actor), fitting);
  const whole = games.filter(({ gapsCount }) => gapsCount === 0);
  return succeed({ games: [...whole, ...games.filter(({ gapsCount }) => gapsCount > 0)], count: games.length });
}
