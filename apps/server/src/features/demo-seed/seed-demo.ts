import { GAME_TYPE, GameId, LANGUAGES, QuestionId, type MediaRef, type UserId } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { welcomeCredits } from '#features/accounts';
import { defaultSettings, insertGame } from '#features/games';
import { insertSlides } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { demoSlides } from './demo-slides.ts';
import { seedCredits } from './seed-credits.ts';
import { seedLibrary } from './seed-library.ts';
import { findUnseeded, markSeeded } from './seed-marker-store.ts';
import { seedPictures, type PictureName } from './seed-pictures.ts';
import { seedTemplates } from './templates/seed-templates.ts';

/**
 * Brings in the demo game in every language, templates, the starter library and the owner's first credits, once
 * for each database: a second start asks one question of the database and leaves; what the owner deleted stays
 * deleted. An installation of an earlier release gets what it lacks.
 */
export async function seedDemo(platform: Platform, ownerId: UserId): Promise<void> {
  const missing = await findUnseeded(platform.db);
  if (missing.length === 0) return;
  const welcome = await welcomeCredits(platform);
  const show = missing.includes('demo-seed') ? await seedPictures(platform, ownerId) : null;
  try {
    await inTransaction(platform.db, async (trx) => {
      await markSeeded(trx, missing, platform.now());
      if (show) await seedGames(trx, platform, ownerId, show);
      if (missing.includes('library-seed')) await seedLibrary(trx, platform, ownerId, show ? 'whole' : 'later');
      if (missing.includes('template-seed')) await seedTemplates(trx, platform, ownerId);
      if (missing.includes('credit-seed')) await seedCredits(trx, platform, ownerId, welcome);
    });
    platform.log.info({ parts: missing }, 'demo games, starter library and templates are in');
  } catch (error) {
    // Another server of the same database seeds at this very moment.
    if (!isUniqueViolation(error) || (await findUnseeded(platform.db)).length > 0) throw error;
  }
}

async function seedGames(
  trx: Db,
  platform: Platform,
  ownerId: UserId,
  show: (name: PictureName, alt: string) => MediaRef,
): Promise<void> {
  // The newest stands first in the list: Hebrew, the default language.
  for (const [i, language] of LANGUAGES.toReversed().entries()) {
    const now = platform.now() + i;
    const gameId = GameId.parse(platform.random.id());
    const texts = contentOf(language).demoGame;
    const slides = demoSlides(texts, language, show).map((content) => {
      return { id: QuestionId.parse(platform.random.id()), gameId, userId: ownerId, content, language };
    });
    const settings = {
      ...defaultSettings(language, GAME_TYPE.phones),
      description: texts.description,
      waitingText: texts.waiting,
      backgroundImage: null,
    };
    const order = slides.map((slide) => slide.id);
    const seedKey = `demo-${language}`;
    await insertGame(trx, { id: gameId, userId: ownerId, name: texts.name, settings, order, seedKey }, now);
    await insertSlides(trx, slides, now);
  }
}
