import * as z from 'zod/mini';
import { link, name, shortText, text, timeMs } from '../../fields.ts';
import { MediaId } from '../../ids.ts';
import { LINK_MAX, LOBBY_SLIDES_MAX, SLIDES_MAX, SPELLINGS_MAX } from '../../limits.ts';
import { DIRECTIONS, LANGUAGES } from '../../languages.ts';
import { recordOf } from '../../pick-fields.ts';
import { Answer } from '../../slides/answer.ts';
import { byKind } from '../../slides/slide-kinds.ts';
import { newShowPart, newSpokenPart, SLIDE_MEDIA_KEYS } from '../../slides/every-slide.ts';
import { GameType } from '../game.ts';
import { MEDIA_SETTING_KEYS, storedSettingShape } from '../game-settings.ts';
import { LobbySlide } from '../lobby-slide.ts';
import { MediaProvider, MediaType, type MediaRef } from '../media.ts';
import { withoutForeign } from '../narrow-content.ts';
import { SlideType } from '../question.ts';

/** Says in the file's first line what it is. */
export const GAME_FILE_FORMAT = 'questions.creator/game';
/** Raised when an older program could not read the file any more. */
export const GAME_FILE_VERSION = 2;
/** Most different media one file carries. */
export const GAME_FILE_MEDIA_MAX = 2000;
/** Most different categories one file names. */
const CATEGORIES_MAX = 2000;

/** A name inside the file, such as `media-0001`; it says nothing about the database it came from. */
const key = z.string().check(z.regex(/^media-\d{4,6}$/));
const pixels = z.int().check(z.minimum(0), z.maximum(100_000));

/** A use of one of the file's media. */
export const GameFileUse = z.strictObject({
  media: key,
  alt: text(200),
  startMs: z.nullable(timeMs),
  endMs: z.nullable(timeMs),
});
export type GameFileUse = z.infer<typeof GameFileUse>;
const use = z.nullable(GameFileUse);

/** One medium, once, however often it is used: its bytes, or the address of a film that stays on its site. */
export const GameFileMedia = z.strictObject({
  key,
  title: shortText,
  type: MediaType,
  provider: MediaProvider,
  mime: z.string().check(z.regex(/^[a-z0-9.+/-]{0,100}$/)),
  width: pixels,
  height: pixels,
  durationMs: timeMs,
  /** Of a film on a site: its address. */
  link,
  /** Of a film on a site: its id there. */
  film: z.string().check(z.maxLength(200)),
  /** Of a file: its bytes, base64. */
  data: z.string(),
});
export type GameFileMedia = z.infer<typeof GameFileMedia>;

/** The settings of a game as the file has them; what a file of an earlier version lacks has its default. */
export const GameFileSettings = z.strictObject({
  name,
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  ...storedSettingShape,
  ...recordOf(MEDIA_SETTING_KEYS, () => z._default(use, null)),
  lobbySlides: z._default(
    z.array(z.strictObject({ ...LobbySlide.shape, media: GameFileUse })).check(z.maxLength(LOBBY_SLIDES_MAX)),
    [],
  ),
  setting: z.strictObject({ gameType: GameType }),
});
export type GameFileSettings = z.infer<typeof GameFileSettings>;

const fileUses = {
  ...recordOf(SLIDE_MEDIA_KEYS, () => use),
  labels: z.array(z.int().check(z.minimum(0), z.maximum(CATEGORIES_MAX))).check(z.maxLength(20)),
};
const fileAnswers = {
  answers: z.array(z.strictObject({ ...Answer.shape, media: use })).check(z.maxLength(SPELLINGS_MAX)),
};

const WrittenSlide = byKind(({ shape }) =>
  'answers' in shape
    ? z.strictObject({ ...shape, ...fileUses, ...fileAnswers })
    : z.strictObject({ ...shape, ...fileUses }),
);

/**
 * A slide as the file has it: what an author writes, with the file's own media, and categories by their place. In files
 * of version 1 every slide has the fields of every kind: what its own kind does not have falls away. Files from before
 * 0.9.8 say nothing of callers, those from before 0.9.9 nothing of the show.
 */
export const GameFileSlide = z.pipe(z.transform(narrowed), WrittenSlide);
export type GameFileSlide = z.infer<typeof GameFileSlide>;

function narrowed(written: unknown): unknown {
  const known = z.object({ type: SlideType }).safeParse(written);
  return known.success && typeof written === 'object' && written !== null
    ? { ...newShowPart(), ...newSpokenPart(), ...withoutForeign(known.data.type, written) }
    : written;
}

/** Leave to run the game once without the server; the result that is brought back names it. */
export const RunLicence = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/)),
  gameType: GameType,
  issuedAt: timeMs,
  signature: z.string().check(z.maxLength(200)),
});
export type RunLicence = z.infer<typeof RunLicence>;

/** A whole game in one file: export, import, the local runner and the page that plays alone read the same. */
export const GameFile = z.strictObject({
  format: z.literal(GAME_FILE_FORMAT),
  version: z.literal([1, GAME_FILE_VERSION]),
  exportedAt: timeMs,
  game: z.extend(GameFileSettings, { slides: z.array(GameFileSlide).check(z.maxLength(SLIDES_MAX)) }),
  categories: z.array(z.string().check(z.maxLength(LINK_MAX))).check(z.maxLength(CATEGORIES_MAX)),
  licence: z.nullable(RunLicence),
  media: z.array(GameFileMedia).check(z.maxLength(GAME_FILE_MEDIA_MAX)),
});
export type GameFile = z.infer<typeof GameFile>;

/** A game in the page that runs it without the server. The bytes of its media stand beside it in the page. */
export const RunnerPage = z.strictObject({
  /** Of the server that the file came from. */
  origin: z.string().check(z.maxLength(LINK_MAX)),
  file: GameFile,
});
export type RunnerPage = z.infer<typeof RunnerPage>;

/** A use of a file's medium as slides and settings have it; `publicId` is the medium's key in the file. */
export function fileMediaRef(media: GameFileMedia, { alt, startMs, endMs }: GameFileUse): MediaRef {
  const { type, provider, width, height, durationMs } = media;
  const publicId = provider === 'file' ? media.key : media.film;
  return { _id: MediaId.parse(media.key), type, provider, publicId, width, height, durationMs, startMs, endMs, alt };
}
