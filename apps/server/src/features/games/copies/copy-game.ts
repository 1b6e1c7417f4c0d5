import { GameId, QuestionId, type UserId } from '@qc/contract';
import { copiedContent, findSlidesOfGame, insertSlides, type NewSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import type { GameSettings } from '../game-settings.ts';
import { insertGame, type StoredGame } from '../game-store.ts';

/** What is different about a copy. */
export interface GameCopy {
  userId: UserId;
  name: string;
  settings?: GameSettings;
  readOnly?: boolean;
  shareId?: string;
}

/**
 * Writes a copy of a game with its slides, unlocked, not blocked and not a template. Media stay in the gallery they
 * are in: nobody can delete them there while the copy shows them. The caller has asked whether this person may.
 */
export async function copyGame(trx: Db, platform: Platform, source: StoredGame, copy: GameCopy): Promise<StoredGame> {
  const now = platform.now();
  const { settings = source.settings, ...fields } = copy;
  const gameId = GameId.parse(platform.random.id());
  const found = await findSlidesOfGame(trx, source.id);
  const contents = await copiedContent(
    trx,
    found.map(({ content }) => content),
    copy.userId,
  );
  const byId = new Map(found.map(({ question }, i) => [question._id, contents[i]]));
  const slides: NewSlide[] = source.order.flatMap((original) => {
    const content = byId.get(original);
    if (!content) return [];
    const id = QuestionId.parse(platform.random.id());
    return [{ id, gameId, userId: copy.userId, content, language: settings.language }];
  });
  const order = slides.map((slide) => slide.id);
  const game = await insertGame(trx, { ...fields, id: gameId, settings, order }, now);
  await insertSlides(trx, slides, now);
  return game;
}
