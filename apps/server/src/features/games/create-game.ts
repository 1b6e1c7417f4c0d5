import { directionOf } from '@qc/words';
import {
  completeContent,
  DEFAULT_LANGUAGE,
  type FieldProblem,
  GameId,
  QuestionId,
  type Game,
  type Language,
  type QuestionContent,
  type WholeNewGame,
} from '@qc/contract';
import { getUser } from '#features/accounts';
import { insertSlides, resolveContent, type NewSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { GameSettings } from './game-settings.ts';
import { insertGame } from './game-store.ts';
import { showGame, viewer } from './game-view.ts';
import { resolveSettings } from './resolve-settings.ts';

/** A slide that is to be written, before its media are looked up. */
interface WishedSlide {
  id: QuestionId;
  content: QuestionContent;
}

/**
 * A new game. Its language is the asked one, otherwise the caller's; direction follows the language. Settings and
 * slides that are sent with it are its first; what it says of its block or of being a template is not. Refuses
 * `invalidInput` for media that are not the caller's.
 */
export async function createGame(platform: Platform, actor: Actor, fields: WholeNewGame): Promise<Result<Game>> {
  const { name, questions = [], ...wishes } = fields;
  const language = wishes.language ?? (await languageOf(platform, actor));
  const direction = wishes.direction ?? directionOf(language);
  return inTransaction(platform.db, async (trx) => {
    const wished = GameSettings.parse({ ...wishes, language, direction });
    const settings = await resolveSettings(trx, wished, { owners: [actor.userId], kept: new Set() });
    if (!settings.ok) return settings;
    const id = GameId.parse(platform.random.id());
    const slides = await resolveSlides(
      trx,
      actor,
      questions.map((slide) => ({
        id: QuestionId.parse(platform.random.id()),
        content: completeContent(slide),
      })),
    );
    if (!slides.ok) return slides;
    const written = slides.value.map((slide): NewSlide => ({ ...slide, gameId: id, userId: actor.userId, language }));
    const row = { id, userId: actor.userId, name, settings: settings.value, order: written.map((slide) => slide.id) };
    const game = await insertGame(trx, row, platform.now());
    await insertSlides(trx, written, platform.now());
    return succeed(await showGame(trx, viewer(platform, actor), game));
  });
}

async function resolveSlides(trx: Db, actor: Actor, wishes: readonly WishedSlide[]): Promise<Result<WishedSlide[]>> {
  const slides: WishedSlide[] = [];
  for (const [i, { id, content }] of wishes.entries()) {
    const resolved = await resolveContent(trx, content, null, [actor.userId]);
    if (!resolved.ok) return { ...resolved, fields: inSlide(resolved.fields, i) };
    slides.push({ id, content: resolved.value });
  }
  return succeed(slides);
}

function inSlide(fields: readonly FieldProblem[] = [], i: number): FieldProblem[] {
  return fields.map((field) => ({ ...field, path: `questions.${i}.${field.path}` }));
}

async function languageOf(platform: Platform, actor: Actor): Promise<Language> {
  const user = await getUser(platform, actor, actor.userId);
  return user.ok ? user.value.language : DEFAULT_LANGUAGE;
}
