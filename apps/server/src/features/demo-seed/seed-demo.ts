import { CategoryId, GameId, newAnswer, newQuestion, QuestionId, type MediaRef, type UserId } from '@qc/contract';
import { insertCategory } from '#features/categories';
import { defaultSettings, insertGame } from '#features/games';
import { insertSlides, type NewSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { demoSlides } from './demo-slides.ts';
import { demoTextsAr } from './demo-texts-ar.ts';
import { demoTextsEn } from './demo-texts-en.ts';
import { demoTextsHe } from './demo-texts-he.ts';
import { LIBRARY_CATEGORIES, type LibraryQuestion } from './library.ts';
import { libraryAr } from './library-ar.ts';
import { libraryEn } from './library-en.ts';
import { libraryHe } from './library-he.ts';
import { isSeeded, markSeeded } from './seed-marker-store.ts';
import { seedPictures, type PictureName } from './seed-pictures.ts';

/**
 * Brings in the demo game in the three languages and the starter library, once for each database: a second start
 * asks one question of the database and leaves; what the owner deleted stays deleted.
 */
export async function seedDemo(platform: Platform, ownerId: UserId): Promise<void> {
  if (await isSeeded(platform.db)) return;
  const show = await seedPictures(platform, ownerId);
  try {
    await inTransaction(platform.db, async (trx) => {
      await markSeeded(trx, platform.now());
      await seedGames(trx, platform, ownerId, show);
      await seedLibrary(trx, platform, ownerId);
    });
    platform.log.info('demo games and starter library are in');
  } catch (error) {
    // Another server of the same database seeds at this very moment.
    if (!isUniqueViolation(error) || !(await isSeeded(platform.db))) throw error;
  }
}

async function seedGames(
  trx: Db,
  platform: Platform,
  ownerId: UserId,
  show: (name: PictureName, alt: string) => MediaRef,
): Promise<void> {
  // The newest stands first in the list: Hebrew, the default language.
  for (const [i, texts] of [demoTextsEn, demoTextsAr, demoTextsHe].entries()) {
    const now = platform.now() + i;
    const gameId = GameId.parse(platform.random.id());
    const slides = demoSlides(texts, show).map((content) => newSlide(platform, ownerId, gameId, content));
    const settings = {
      ...defaultSettings(texts.language, 'firebase'),
      description: texts.description,
      waitingText: texts.waiting,
      backgroundImage: null,
    };
    const order = slides.map((slide) => slide.id);
    const seedKey = `demo-${texts.language}`;
    await insertGame(trx, { id: gameId, userId: ownerId, name: texts.name, settings, order, seedKey }, now);
    await insertSlides(trx, slides, now);
  }
}

async function seedLibrary(trx: Db, platform: Platform, ownerId: UserId): Promise<void> {
  const now = platform.now();
  const labels = new Map<string, CategoryId>();
  for (const [key, name] of Object.entries(LIBRARY_CATEGORIES)) {
    const id = CategoryId.parse(platform.random.id());
    labels.set(key, id);
    await insertCategory(trx, { id, userId: null, name, createdAtMs: now });
  }
  const questions = [...libraryEn, ...libraryAr, ...libraryHe].map((question, i) => {
    const label = labels.get(question[0]);
    return newSlide(platform, ownerId, null, { ...libraryContent(question, i), labels: label ? [label] : [] });
  });
  await insertSlides(trx, questions, now);
}

/** The right answer stands in a different place from one question to the next. */
function libraryContent([, question, right, wrong]: LibraryQuestion, index: number) {
  const answers = wrong.map((text) => newAnswer(text)).toSpliced((index * 3 + 1) % 4, 0, newAnswer(right, true));
  return { ...newQuestion('trivia'), question, answers };
}

function newSlide(platform: Platform, userId: UserId, gameId: GameId | null, content: NewSlide['content']): NewSlide {
  return { id: QuestionId.parse(platform.random.id()), gameId, userId, content };
}
