import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  CategoryId,
  cleanText,
  fileMediaRef,
  GameId,
  NAME_MIN,
  QuestionId,
  SHORT_TEXT_MAX,
  unpackGameFile,
  type Game,
  type GameFile,
  type MediaId,
  type MediaRef,
} from '@qc/contract';
import { insertCategory } from '#features/categories';
import { copyName, findNames, GameSettings, getGame, insertGame, resolveSettings } from '#features/games';
import { deleteMedia, takeFileOnce, takeFilmOnce } from '#features/media';
import { insertSlides, resolveContent, type NewSlide } from '#features/slides';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { categoriesByName } from './categories-by-name.ts';
import { categoryKey } from './excel/category-key.ts';
import type { GameFileRead, MediumPlace } from './game-file-worker.ts';
import { readGameFile } from './read-game-file.ts';

/** A medium's place in the importer's gallery, by its key in the file. */
type TakenMedia = Map<string, MediaId>;

/**
 * A new game of the caller's own from a file of ours at `path`; `folder` takes its media on the way. All or nothing:
 * media that were new are taken away again when the rest fails. Whose the game was and which ids it had counts for
 * nothing. Refuses `badGameFile`, and what the gallery refuses of a medium.
 */
export async function importGame(
  platform: Platform,
  actor: Actor,
  { path, folder }: { path: string; folder: string },
): Promise<Result<Game>> {
  const read = await readGameFile(path, folder);
  if (read === null || !namesItsMedia(read.file)) return refuse('badGameFile');
  const fresh: MediaId[] = [];
  let done = false;
  try {
    const media = await takeMedia(platform, actor, { ...read, folder }, fresh);
    if (!media.ok) return media;
    const written = await inTransaction(platform.db, (trx) => writeGame(trx, platform, actor, read.file, media.value));
    if (!written.ok) return written;
    done = true;
    return await getGame(platform, actor, written.value);
  } finally {
    if (!done) for (const id of fresh) await deleteMedia(platform, actor, id);
  }
}

/** Whether every use in the file is of a medium that is in it. */
function namesItsMedia(file: GameFile): boolean {
  const keys = new Set(file.media.map(({ key }) => key));
  let whole = keys.size === file.media.length;
  unpackGameFile(file, {
    media: (use) => {
      whole &&= keys.has(use.media);
      return null;
    },
    category: () => null,
  });
  return whole;
}

async function takeMedia(
  platform: Platform,
  actor: Actor,
  { file, bytesPath, places, folder }: GameFileRead & { folder: string },
  fresh: MediaId[],
): Promise<Result<TakenMedia>> {
  const taken: TakenMedia = new Map();
  for (const medium of file.media) {
    const place = places.get(medium.key);
    const path = join(folder, 'medium');
    if (place) await cutOut(bytesPath, place, path);
    const one = place
      ? await takeFileOnce(platform, actor, { path, title: medium.title })
      : await takeFilmOnce(platform, actor, { ...medium, publicId: medium.film });
    if (!one.ok) return one.code === 'linkRefused' ? refuse('badGameFile') : one;
    taken.set(medium.key, one.value.media._id);
    if (one.value.isNew) fresh.push(one.value.media._id);
    // A sound that calls itself a picture would stand where none may stand.
    if (one.value.media.type !== medium.type) return refuse('badGameFile');
  }
  return succeed(taken);
}

async function cutOut(from: string, { start, end }: MediumPlace, to: string): Promise<void> {
  await pipeline(createReadStream(from, { start, end: end - 1 }), createWriteStream(to, { mode: 0o600 }));
}

async function writeGame(
  trx: Db,
  platform: Platform,
  actor: Actor,
  file: GameFile,
  media: TakenMedia,
): Promise<Result<GameId>> {
  const now = platform.now();
  const owners = [actor.userId];
  const categories = await categoriesOf(trx, platform, actor, file);
  const about = new Map(file.media.map((medium) => [medium.key, medium]));
  const { settings: written, slides: contents } = unpackGameFile(file, {
    media: (use): MediaRef | null => {
      const [medium, id] = [about.get(use.media), media.get(use.media)];
      return medium && id ? { ...fileMediaRef(medium, use), _id: id } : null;
    },
    category: (name) => categories.get(categoryKey(name)) ?? null,
  });
  const { name, ...rest } = written;
  const settings = await resolveSettings(trx, GameSettings.parse(rest), { owners, kept: new Set() });
  if (!settings.ok) return refuse('badGameFile');
  const gameId = GameId.parse(platform.random.id());
  const { language } = settings.value;
  const slides: NewSlide[] = [];
  for (const asked of contents) {
    const content = await resolveContent(trx, asked, null, owners);
    if (!content.ok) return refuse('badGameFile');
    const id = QuestionId.parse(platform.random.id());
    slides.push({ id, gameId, userId: actor.userId, content: content.value, language });
  }
  const taken = await findNames(trx, actor.userId);
  await insertGame(
    trx,
    {
      id: gameId,
      userId: actor.userId,
      name: taken.includes(name) ? copyName(name, taken) : name,
      settings: settings.value,
      order: slides.map((slide) => slide.id),
    },
    now,
  );
  await insertSlides(trx, slides, now);
  return succeed(gameId);
}

/** Categories of the file by compared name: those the importer may use, and new ones of their own for the rest. */
async function categoriesOf(
  trx: Db,
  platform: Platform,
  actor: Actor,
  { categories }: GameFile,
): Promise<Map<string, CategoryId>> {
  const known = await categoriesByName({ ...platform, db: trx }, actor);
  for (const written of categories) {
    const name = cleanText(written);
    const key = categoryKey(name);
    if (known.has(key) || name.length < NAME_MIN || name.length > SHORT_TEXT_MAX) continue;
    const id = CategoryId.parse(platform.random.id());
    await insertCategory(trx, { id, userId: actor.userId, name, createdAtMs: platform.now() });
    known.set(key, id);
  }
  return known;
}
