import { GAME_TYPE, GameId, LANGUAGES, QuestionId, type UserId } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { TEMPLATE_LOOKS } from '@qc/words/content/template-game';
import { defaultSettings, insertGame } from '#features/games';
import { insertSlides } from '#features/slides';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';

/** Every template of the product. */
export const TEMPLATES = LANGUAGES.toReversed().flatMap((language) =>
  contentOf(language).templates.map((template) => ({ ...template, language })),
);

const OLDER_MS = 60 * 60 * 1000;

/** Writes the games that everyone may start from; they are the owner's. */
export async function seedTemplates(trx: Db, platform: Platform, ownerId: UserId): Promise<void> {
  // The newest stands first in lists: the demo games, then these as they are written.
  const now = platform.now() - OLDER_MS;
  for (const [i, template] of TEMPLATES.toReversed().entries()) {
    const { key, language, name, description, waiting } = template;
    const gameId = GameId.parse(platform.random.id());
    const slides = template.slides.map((content) => {
      return { id: QuestionId.parse(platform.random.id()), gameId, userId: ownerId, content, language };
    });
    const settings = {
      ...defaultSettings(language, GAME_TYPE.phones),
      ...TEMPLATE_LOOKS[key],
      description,
      waitingText: waiting,
    };
    const order = slides.map((slide) => slide.id);
    const game = {
      id: gameId,
      userId: ownerId,
      name,
      settings,
      order,
      generic: true,
      seedKey: `template-${key}-${language}`,
    };
    await insertGame(trx, game, now + i);
    await insertSlides(trx, slides, now + i);
  }
}
