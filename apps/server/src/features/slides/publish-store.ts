import type { GameId, Language, QuestionContent, QuestionId, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { updateSlide, type StoredSlide } from './slide-store.ts';

/** Puts a slide into the library or takes it out, and writes its content; null when it has another version now. */
export async function publishSlide(
  trx: Db,
  slide: { id: QuestionId; version: number; content: QuestionContent; inLibrary: boolean; by: UserId },
  now: number,
): Promise<StoredSlide | null> {
  const { inLibrary, ...write } = slide;
  const written = await updateSlide(trx, write, now);
  if (!written) return null;
  await trx
    .updateTable('question')
    .set({ in_library: inLibrary ? 1 : 0 })
    .where('id', '=', slide.id)
    .execute();
  return { ...written, question: { ...written.question, inLibrary } };
}

/** The slides of a game follow its language, deleted ones too. */
export async function setSlideLanguage(trx: Db, gameId: GameId, language: Language): Promise<void> {
  await trx.updateTable('question').set({ language }).where('game_id', '=', gameId).execute();
}
