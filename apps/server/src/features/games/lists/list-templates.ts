import type { Language, Template } from '@qc/contract';
import { drawSlide, findSlidesById } from '#features/slides';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findTemplates } from './game-list-store.ts';
import { gameAccess } from '../access/game-policy.ts';
import { showSummaries, viewer } from '../game-view.ts';

/** So many slides of a template can be looked at before it is used. */
const SLIDES_SHOWN = 12;

/** Games that everyone may start from, those without gaps first, each with its first slides. */
export async function listTemplates(
  platform: Platform,
  actor: Actor,
  language: Language | undefined,
): Promise<Result<{ games: Template[]; count: number }>> {
  const found = await findTemplates(platform.db);
  const fitting = found.filter(({ settings }) => language === undefined || settings.language === language);
  const shown = fitting.flatMap(({ order }) => order.slice(0, SLIDES_SHOWN));
  const slides = new Map(
    (await findSlidesById(platform.db, shown)).map(({ question, content }) => [question._id, drawSlide(content)]),
  );
  const orders = new Map(fitting.map(({ id, order }) => [id, order.slice(0, SLIDES_SHOWN)]));
  const games = (await showSummaries(platform.db, viewer(platform, actor), fitting)).map((game) => ({
    ...game,
    // The code of a room is for those whom somebody in it tells; a template is everybody's to start from, not to join.
    code: gameAccess(actor, { userId: game.user, readOnly: false }, game.sharedBy !== null) === null ? null : game.code,
    slides: (orders.get(game._id) ?? []).flatMap((id) => slides.get(id) ?? []),
  }));
  const whole = games.filter(({ gapsCount }) => gapsCount === 0);
  return succeed({ games: [...whole, ...games.filter(({ gapsCount }) => gapsCount > 0)], count: games.length });
}
