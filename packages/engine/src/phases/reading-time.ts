import { LANGUAGE_RECORDS } from '@qc/words';
import type { RunGame, RunSlide } from '../run-game.ts';
import { givesPoints, kindOf } from '../slides/slide-kinds.ts';
import { explanationOf } from '../views/explanation.ts';
import { questionView } from '../views/question-view.ts';

/** By how much longer or shorter than usual a game lets its questions stand. */
const PACE = { none: 0, quick: 0.75, usual: 1, slow: 1.6 } as const;
/** Until the eyes are on the screen, and for a picture, ms. */
const SETTLE_MS = 1200;
const PICTURE_MS = 1500;
/** Until it has been seen that the points count twice or three times, ms. */
const STAMP_MS = 1200;
const READ_MIN_MS = 3000;
const READ_MAX_MS = 15_000;
/** Until the first answer comes, and how far they are apart, ms. */
const DEAL_MS = 400;
const DEAL_STEP_MS = 300;
const DEAL_STEP_OF_MANY_MS = 200;
/** A slide without answers to be dealt, or whose items come all together. */
const DEAL_AT_ONCE_MS = 600;
const FEW_ANSWERS = 4;
/** Answers that have more letters than this together take time to read, at most so long, ms. */
const LONG_ANSWERS = 120;
const LONG_ANSWERS_MAX_MS = 4000;

type Paced = Pick<RunGame, 'language' | 'readingPace'>;
/** What of a slide is looked at before its answers come; one that is being written fits. */
type Asked = Pick<
  RunSlide,
  'type' | 'question' | 'queMessage' | 'image' | 'readSeconds' | 'score' | 'times' | 'isVoid'
>;

/**
 * How long a slide's question stands alone before its answers come, ms: what the slide says, or by its length, its picture,
 * the game's language and pace. 0: not at all. Nothing here may hang on the answers or the key.
 */
export function readMs(game: Paced, slide: Asked): number {
  if (slide.readSeconds !== null) return slide.readSeconds * 1000;
  const pace = PACE[game.readingPace];
  const stampMs = pace > 0 && slide.times > 1 && givesPoints(slide) ? STAMP_MS : 0;
  const letters = lettersIn(slide.question) + lettersIn(slide.queMessage);
  return rounded(lookMs(game, letters, slide.image !== null) * pace) + stampMs;
}

/** How long a slide's explanation takes to read when it is told, ms, whether questions have time to be read or not; 0: there is none. */
export function explainMs(game: Paced & Pick<RunGame, 'showAnswer'>, slide: RunSlide): number {
  const told = game.showAnswer ? explanationOf(slide) : null;
  return told ? rounded(lookMs(game, lettersIn(told.text), told.media !== null) * (PACE[game.readingPace] || 1)) : 0;
}

/** How long so many letters are looked at, with a picture beside them, at the usual pace, ms. */
function lookMs(game: Paced, letters: number, withPicture: boolean): number {
  const ms = SETTLE_MS + lettersMs(game, letters) + (withPicture ? PICTURE_MS : 0);
  return Math.min(Math.max(ms, READ_MIN_MS), READ_MAX_MS);
}

/** How long a slide's answers take to come into sight, one after another, ms. */
export function dealMs(game: Paced, slide: RunSlide): number {
  const { answers } = questionView(slide);
  const count = answers.length;
  if (count === 0 || !kindOf(slide).dealsAnswers) return DEAL_AT_ONCE_MS;
  const stepMs = count > FEW_ANSWERS ? DEAL_STEP_OF_MANY_MS : DEAL_STEP_MS;
  const letters = answers.reduce((sum, { text }) => sum + lettersIn(text), 0);
  const longMs = letters > LONG_ANSWERS ? Math.min(lettersMs(game, letters) / 2, LONG_ANSWERS_MAX_MS) : 0;
  return rounded(DEAL_MS + count * stepMs + longMs);
}

/** How long a text takes to be read by the game's readers, ms, beyond the first look at the screen. */
function lettersMs({ language }: Paced, letters: number): number {
  return (1000 * letters) / LANGUAGE_RECORDS[language].lettersReadPerS;
}

/** What is read as one letter each: a letter with its marks, an emoji with what is joined to it. */
function lettersIn(text: string): number {
  return [...text.replace(/\u200d.|[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu, '')].length;
}

function rounded(ms: number): number {
  return Math.round(ms / 100) * 100;
}
