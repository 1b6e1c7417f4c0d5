import * as z from 'zod/mini';
import { timeMs } from '../fields.ts';
import { GameId, ResultId } from '../ids.ts';
import { DIRECTIONS, LANGUAGES } from '../languages.ts';
import { WINNERS_DEFAULT } from '../limits.ts';
import { AnswerLetterRule } from './game-settings.ts';
import { CorrectionEntry } from './key-correction.ts';
import { MediaRef } from './media.ts';
import { DEFAULT_SCORING, DEFAULT_TEAMS, Pace, Scoring, Teams } from './play-rules.ts';
import { SlideType } from './question.ts';
import { SLIDE_TIMES } from '../slides/every-slide.ts';
import { SlideResponse } from '../slides/slide-kinds.ts';

/** A finished run, as lists give it. */
export const GameResultSummary = z.object({
  _id: ResultId,
  /** Null when the game is gone; the result stays. */
  game: z.nullable(GameId),
  name: z.string(),
  startedAt: timeMs,
  endedAt: timeMs,
  playersCount: z.int(),
  questionsCount: z.int(),
  /** Share of right answers among all given to questions that have right and wrong, 0..1; null when there were none. */
  rightShare: z.nullable(z.number()),
  /** Live, or self-paced by an assignment. */
  pace: z._default(Pace, 'live'),
});
export type GameResultSummary = z.infer<typeof GameResultSummary>;

/** What became of one question for one player. */
export const PlayerAnswer = z.object({
  slide: z.int(),
  /** Null: did not answer. */
  response: z.nullable(SlideResponse),
  /** Null where nothing is right or wrong: a survey, a void question, and a mini-game, which only tells a score. */
  correct: z.nullable(z.boolean()),
  points: z.int(),
  /** Time from opening to answer, ms. */
  tookMs: z.nullable(z.int()),
});
export type PlayerAnswer = z.infer<typeof PlayerAnswer>;

export const PlayerResult = z.object({
  seat: z.int(),
  name: z.string(),
  /** What is drawn beside the name; null: kept by a version without faces, the seat's own is drawn. */
  face: z._default(z.nullable(z.int()), null),
  rank: z.int(),
  score: z.int(),
  rightCount: z.int(),
  answeredCount: z.int(),
  totalAnswerMs: z.int(),
  /** Index into the teams; null: none. */
  team: z._default(z.nullable(z.int()), null),
  /** For the owner of the game only, whoever ran it; null for everybody else. */
  phone: z.nullable(z.string()),
  answers: z.array(PlayerAnswer),
});
export type PlayerResult = z.infer<typeof PlayerResult>;

/** A team at the end. */
export const TeamResult = z.object({
  team: z.int(),
  name: z.string(),
  rank: z.int(),
  score: z.int(),
  membersCount: z.int(),
});
export type TeamResult = z.infer<typeof TeamResult>;

/** One thing that players said, and how many did. */
export const SaidRow = z.object({ text: z.string(), count: z.int(), correct: z.boolean() });
export type SaidRow = z.infer<typeof SaidRow>;

/** What a talk moved, of those who answered before it: how many were right and stayed so, and so on. */
export const VoteMoves = z.object({
  stayedRight: z.int(),
  becameRight: z.int(),
  becameWrong: z.int(),
  stayedWrong: z.int(),
});
export type VoteMoves = z.infer<typeof VoteMoves>;

export const QuestionResult = z.object({
  /** Index in the game as it was run. */
  slide: z.int(),
  type: SlideType,
  question: z.string(),
  answers: z.array(z.object({ text: z.string(), media: z.nullable(MediaRef), correct: z.boolean(), count: z.int() })),
  /** Order slides: the right order, as indices into `answers`. */
  sequence: z._default(z.array(z.int()), []),
  /** Typed and number slides: the right answer in words. */
  solution: z._default(z.array(z.string()), []),
  /** Typed and number slides: what was said, most frequent first. */
  said: z._default(z.array(SaidRow), []),
  answeredCount: z.int(),
  /** Null where nothing is right or wrong. */
  rightCount: z.nullable(z.int()),
  averageMs: z.nullable(z.int()),
  /** Its points counted so often. */
  times: z._default(z.literal(SLIDE_TIMES), 1),
  /** Why it is so, as its author wrote it. */
  explanation: z._default(z.string(), ''),
  explanationMedia: z._default(z.nullable(MediaRef), null),
  /** Counts for nobody, by a correction. */
  isVoid: z._default(z.boolean(), false),
  /** Where it was voted on twice, with talk between: the first vote. All else here is of the second. */
  firstVote: z.optional(
    z.object({
      answeredCount: z.int(),
      /** As long as `answers`. */
      counts: z.array(z.int()),
      /** Number slides: what was said. */
      said: z.array(SaidRow),
      /** Null where nothing is right or wrong, or only the nearest are right. */
      moves: z.nullable(VoteMoves),
    }),
  ),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** A round of the game as it was run: its slides from `from` to before `to`. Its title may be empty. */
export const RoundResult = z.object({ number: z.int(), title: z.string(), from: z.int(), to: z.int() });
export type RoundResult = z.infer<typeof RoundResult>;

/** A finished run with every question and every player. */
export const GameResult = z.extend(GameResultSummary, {
  language: z.enum(LANGUAGES),
  direction: z.enum(DIRECTIONS),
  /** What stood beside the shapes of answers, unless players pressed keys: those of `SharedView`. */
  answerLetters: z._default(AnswerLetterRule, 'script'),
  latinKeys: z.optional(z.literal(true)),
  digitKeys: z.optional(z.literal(true)),
  /** Whoever asks owns it, and with it the game, and may change it; who ran it and admins only look. */
  mine: z._default(z.boolean(), true),
  questions: z.array(QuestionResult),
  players: z.array(PlayerResult),
  /** How many places the game honours. */
  winnersCount: z._default(z.int(), WINNERS_DEFAULT),
  scoring: z._default(Scoring, DEFAULT_SCORING),
  teams: z._default(Teams, DEFAULT_TEAMS),
  /** Callers answered whose points did not go by the time: alone, or beside others whose points did. */
  callersFlat: z.optional(z.enum(['alone', 'beside'])),
  /** By rank; empty without teams. */
  teamResults: z._default(z.array(TeamResult), []),
  /** Those in which points were given, in their order. */
  rounds: z._default(z.array(RoundResult), []),
  /** Keys put right after they were asked, oldest first. */
  corrections: z._default(z.array(CorrectionEntry), []),
});
export type GameResult = z.infer<typeof GameResult>;
