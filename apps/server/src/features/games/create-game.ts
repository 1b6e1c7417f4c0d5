import { DEFAULT_LANGUAGE, GameId, type Game, type Language, type NewGame } from '@qc/contract';
import { getUser } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { defaultSettings } from './game-settings.ts';
import { insertGame } from './game-store.ts';
import { showGame } from './game-view.ts';

/** A new game without slides. Its language is the asked one, otherwise the caller's; direction follows the language. */
export async function createGame(platform: Platform, actor: Actor, fields: NewGame): Promise<Result<Game>> {
  const language = fields.language ?? (await languageOf(platform, actor));
  const game = await insertGame(
    platform.db,
    {
      id: GameId.parse(platform.random.id()),
      userId: actor.userId,
      name: fields.name,
      settings: defaultSettings(language, fields.setting.gameType),
      order: [],
    },
    platform.now(),
  );
  return succeed(await showGame(platform.db, actor, game));
}

async function languageOf(platform: Platform, actor: Actor): Promise<Language> {
  const user = await getUser(platform, actor, actor.userId);
  return user.ok ? user.value.language : DEFAULT_LANGUAGE;
}
