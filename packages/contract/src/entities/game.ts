import * as z from 'zod/mini';
import { GAME_TYPE } from '../devices/device-names.ts';
import { gameName, timeMs, version } from '../fields.ts';
import { GameId, QuestionId, UserId } from '../ids.ts';
import { DIRECTIONS, LANGUAGES } from '../languages.ts';
import { SLIDES_MAX } from '../limits.ts';
import { DrawnSlide } from './drawn-slide.ts';
import { gameSettingShape } from './game-settings.ts';
import { MediaRef } from './media.ts';
import { Question } from './question.ts';

/** The devices of a game as stored data and calls name them. */
export const GAME_TYPES = Object.values(GAME_TYPE);
export const GameType = z.enum(GAME_TYPE);
export type GameType = z.infer<typeof GameType>;

/** What the signed-in person may do with a game: everything; edit and run it (shared fully); run it (a copy without editing). */
export const GAME_ACCESSES = ['owner', 'editor', 'runner'] as const;
export const GameAccess = z.enum(GAME_ACCESSES);
export type GameAccess = z.infer<typeof GameAccess>;

const settingFields = {
  name: gameName,
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  ...gameSettingShape,
  /** Offered to everyone as a template. Set by admins. */
  generic: z.boolean(),
  setting: z.object({ gameType: GameType }),
};

/** A game as lists give it. */
export const GameSummary = z.object({
  ...settingFields,
  name: z.string(),
  _id: GameId,
  user: UserId,
  type: GameType,
  /** Join code of the open room, or nothing. */
  code: z.nullable(z.string()),
  /** It cannot be run: switched off by its owner, or blocked. */
  disabled: z.boolean(),
  /** Blocked by an admin, and lifted by admins only: not run, copied, exported or shared. */
  blocked: z.boolean(),
  access: GameAccess,
  /** On a game shared by somebody else: that person's name. */
  sharedBy: z.nullable(z.string()),
  numOfShares: z.int(),
  questionsCount: z.int(),
  /** What is still missing before the game can run; see check-game. */
  gapsCount: z.int(),
  /** First picture found in the game, for its thumbnail. */
  thumbnail: z.nullable(MediaRef),
  /** Its first slide, to be drawn small; null: it has none. */
  cover: z.nullable(DrawnSlide),
  version,
  createdAt: timeMs,
  updatedAt: timeMs,
});
export type GameSummary = z.infer<typeof GameSummary>;

/** A game that everyone may start from, with its first slides to look at. */
export const Template = z.extend(GameSummary, { slides: z.array(DrawnSlide) });
export type Template = z.infer<typeof Template>;

/** A game with its slides in order. */
export const Game = z.extend(GameSummary, { questions: z.array(Question) });
export type Game = z.infer<typeof Game>;

/** The new-game dialog. */
export const NewGame = z.strictObject({
  name: gameName,
  setting: z.strictObject({ gameType: GameType }),
  language: z.optional(z.enum(LANGUAGES)),
});
export type NewGame = z.infer<typeof NewGame>;

/** A change of a game. `questions` gives the order of its slides: exactly the slides it has. */
export const GameChanges = z.strictObject({
  ...z.partial(z.object(settingFields)).shape,
  disabled: z.optional(z.boolean()),
  /** By admins only. */
  blocked: z.optional(z.boolean()),
  questions: z.optional(z.array(QuestionId).check(z.maxLength(SLIDES_MAX))),
});
export type GameChanges = z.infer<typeof GameChanges>;
