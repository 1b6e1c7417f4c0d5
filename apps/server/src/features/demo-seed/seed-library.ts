import { CategoryId, QuestionId, type UserId } from '@qc/contract';
import { findCategories, insertCategory } from '#features/categories';
import { insertSlides } from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { libraryContent } from './library/library-content.ts';
import { categoryName, starterLibrary } from './library/starter-library.ts';

/** Writes the starter library with its categories; `later`: only what an installation of the first release lacks. */
export async function seedLibrary(
  trx: Db,
  platform: Platform,
  ownerId: UserId,
  extent: 'whole' | 'later',
): Promise<void> {
  const now = platform.now();
  const library = starterLibrary(extent);
  const names = [...new Set(library.map(({ category }) => categoryName(category)))];
  const ids = await categoryIds(trx, platform, ownerId, names);
  const slides = library.map(({ question, language, category, index }) => {
    const label = ids.get(categoryName(category));
    const content = libraryContent(question, { index, language, labels: label ? [label] : [] });
    const id = QuestionId.parse(platform.random.id());
    return { id, gameId: null, userId: ownerId, content, language, inLibrary: true };
  });
  await insertSlides(trx, slides, now);
}

/** The shared categories with these names: those that are there, and new ones for the rest. */
async function categoryIds(trx: Db, platform: Platform, ownerId: UserId, names: readonly string[]) {
  const known = await findCategories(trx, ownerId);
  const ids = new Map(known.filter(({ userId }) => userId === null).map(({ name, id }) => [name, id]));
  for (const name of names) {
    if (ids.has(name)) continue;
    const id = CategoryId.parse(platform.random.id());
    await insertCategory(trx, { id, userId: null, name, createdAtMs: platform.now() });
    ids.set(name, id);
  }
  return ids;
}
