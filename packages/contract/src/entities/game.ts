import * as z from 'zod/mini';
import { colour, gameName, link, longText, timeMs, version } from '../fields.ts';
import { GameId, QuestionId, UserId } from '../ids.ts';
import { DIRECTIONS, LANGUAGES } from '../languages.ts';
import { PARTICIPANTS_MAX, SLIDES_MAX, WINNERS_MAX } from '../limits.ts';
import { DrawnSlide } from './drawn-slide.ts';
import { MediaRef } from './media.ts';
import { NameRule, Scoring, Teams } from './play-rules.ts';
import { Question } from './question.ts';

/** Stored names as the specification gives them: phones and computers, hand-held remotes, telephone. */
export const GAME_TYPES = ['firebase', 'remotes', 'dialer'] as const;
export const GameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof GameType>;

/** When standings are shown: after each question, at the end only, never. */
export const SHOW_RESULTS_AFTER = ['question', 'end', 'never'] as const;
export const ShowResultsAfter = z.enum(SHOW_RESULTS_AFTER);
export type ShowResultsAfter = z.infer<typeof ShowResultsAfter>;

/** Backgrounds drawn by the show screens themselves, in the game's colours. */
export const BACKDROPS = ['plain', 'waves', 'rays', 'bubbles', 'grid', 'confetti'] as const;
export const Backdrop = z.enum(BACKDROPS);
export type Backdrop = z.infer<typeof Backdrop>;

/** Sets of sounds that the presenter screen makes itself. */
export const SOUND_SETS = ['classic', 'arcade', 'calm'] as const;
export const SoundSet = z.enum(SOUND_SETS);
export type SoundSet = z.infer<typeof SoundSet>;

/** What the signed-in person may do with a game: everything; edit and run it (shared fully); run it (a copy without editing). */
export const GAME_ACCESSES = ['owner', 'editor', 'runner'] as const;
export const GameAccess = z.enum(GAME_ACCESSES);
export type GameAccess = z.infer<typeof GameAccess>;

const settingFields = {
  name: gameName,
  description: longText,
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  mainColor: colour,
  secondaryColor: colour,
  /** 0: no limit but the product's. */
  maxParticipants: z.int().check(z.minimum(0), z.maximum(PARTICIPANTS_MAX)),
  backgroundImage: z.nullable(MediaRef),
  logo: z.nullable(MediaRef),
  backdrop: Backdrop,
  /** Sounds on the presenter screen. */
  sound: z.boolean(),
  soundSet: SoundSet,
  /** Played while players gather, instead of the set's own. */
  music: z.nullable(MediaRef),
  /** Played for the winners, instead of the set's own. */
  winnersSound: z.nullable(MediaRef),
  waitingText: longText,
  regulationsLink: link,
  regulationsText: longText,
  /** Ask players for a phone number when they join. */
  collectPhone: z.boolean(),
  winnersCount: z.int().check(z.minimum(1), z.maximum(WINNERS_MAX)),
  /** List every winner beside the podium. */
  winnersList: z.boolean(),
  /** A sound of its own for each winner. */
  separateWinnersSounds: z.boolean(),
  /** Offered to everyone as a template. Set by admins. */
  generic: z.boolean(),
  /** Show the clock to players. */
  timer: z.boolean(),
  /** Show the right answer after each question. */
  showAnswer: z.boolean(),
  showResultsAfter: ShowResultsAfter,
  scoring: Scoring,
  teams: Teams,
  nameRule: NameRule,
  /** Refuse foul names. */
  nameFilter: z.boolean(),
  /** Players may join after the first slide. */
  lateJoin: z.boolean(),
  /** The run goes on by itself, without the operator's press. */
  autoAdvance: z.boolean(),
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
