import {
  contentOfQuestion,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  GameFileSettings,
  keysOf,
  mapSettingsMedia,
  pickFields,
  recordOf,
  settingsMedia,
  SLIDE_MEDIA_KEYS,
  type CategoryId,
  type Game,
  type GameFile,
  type GameFileMedia,
  type GameFileSlide,
  type GameFileUse,
  type MediaId,
  type MediaRef,
  type Question,
  type RunLicence,
} from '@qc/contract';
import type { StoredMedia } from '#features/media';
import { contentMedia } from '#features/slides';

/** A medium of the file whose bytes are still where they live. */
export interface PackedMedium {
  about: Omit<GameFileMedia, 'data'>;
  stored: StoredMedia;
}
/** The file without its media's bytes. */
export interface PackedGame {
  head: Omit<GameFile, 'media'>;
  media: PackedMedium[];
}

/** What is packed with the game. */
export interface PackedWith {
  stored: readonly StoredMedia[];
  categories: ReadonlyMap<CategoryId, string>;
  licence: RunLicence | null;
  exportedAt: number;
  /** Leaves out what only the operator may see. */
  forPlayers?: boolean;
}

/** Every medium that a game shows or plays, each once. */
export function usedMedia(game: Game): MediaId[] {
  const used = [...settingsMedia(game).map(({ ref }) => ref), ...game.questions.flatMap(contentMedia)];
  return [...new Set(used.flatMap((ref) => (ref ? [ref._id] : [])))];
}

/** The game in the words of the file: nothing of the database, media and categories by names of the file's own. */
export function packGame(
  game: Game,
  { stored, categories, licence, exportedAt, forPlayers = false }: PackedWith,
): PackedGame {
  const media = stored.map((medium, i) => packMedium(medium, i));
  const keys = new Map(media.map(({ about, stored: { id } }) => [id, about.key]));
  const names = [...new Set(game.questions.flatMap(({ labels }) => labels.flatMap((id) => categories.get(id) ?? [])))];
  const use = (ref: MediaRef | null): GameFileUse | null => {
    const key = ref && keys.get(ref._id);
    return ref && key !== undefined && key !== null
      ? { media: key, alt: ref.alt, startMs: ref.startMs, endMs: ref.endMs }
      : null;
  };
  const slide = (question: Question): GameFileSlide => {
    const content = contentOfQuestion(question);
    const every = {
      ...recordOf(SLIDE_MEDIA_KEYS, (field) => use(content[field])),
      labels: content.labels.flatMap((id) => {
        const name = categories.get(id);
        return name === undefined ? [] : [names.indexOf(name)];
      }),
      ...(forPlayers && { notes: '' }),
    };
    if (!('answers' in content)) return { ...content, ...every };
    return {
      ...content,
      ...every,
      answers: content.answers.map((answer) => ({ ...answer, media: use(answer.media) })),
    };
  };
  const settings = mapSettingsMedia(game, ({ ref }) => use(ref));
  const packed = { ...pickFields(settings, keysOf(GameFileSettings.shape)), slides: game.questions.map(slide) };
  const head = {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    exportedAt,
    game: packed,
    categories: names,
    licence,
  } as const;
  return { head, media };
}

function packMedium(stored: StoredMedia, i: number): PackedMedium {
  const { title, type, provider, mime, width, height, durationMs } = stored;
  const site = provider !== 'file';
  const about = {
    key: `media-${String(i + 1).padStart(4, '0')}`,
    title,
    type,
    provider,
    mime: site ? '' : mime,
    width,
    height,
    durationMs,
    // Where a file once came from is the author's own affair.
    link: site ? stored.link : '',
    film: site ? stored.publicId : '',
  };
  return { about, stored };
}
