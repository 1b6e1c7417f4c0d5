import type { MediaRef, QuestionId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { firstPicture } from './slide-media.ts';
import { fromRow, livingSlides } from './slide-store.ts';

/** The first picture of each of these living slides that has one; the others are not read, which keeps lists quick. */
export async function findPictures(db: Db, ids: readonly QuestionId[]): Promise<Map<QuestionId, MediaRef>> {
  if (ids.length === 0) return new Map();
  const rows = await livingSlides(db)
    .selectAll()
    .where('id', 'in', ids)
    // As `JSON.stringify` writes a picture's type.
    .where('content', 'like', '%"type":"image"%')
    .execute();
  const slides = rows.map(fromRow);
  return new Map(
    slides.flatMap(({ question, content }) => {
      const picture = firstPicture(content);
      return picture ? [[question._id, picture] as const] : [];
    }),
  );
}
