import type { PlayerAnswer, PlayerResult, QuestionResult, SlideType } from '@qc/contract';
import { answerOutcome } from '@qc/engine';
import { buzzer } from './buzzer.ts';
import { media } from './media.ts';
import { miniGame } from './mini-game.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import { type AnswerWords, OUTCOME_SIGNS, type ReportKind, type ResponseOf } from './report-kind.ts';
import { survey } from './survey.ts';
import { trivia } from './trivia.ts';
import { trueFalse } from './true-false.ts';
import { typed } from './typed.ts';

/** Every kind of slide by its name. */
const REPORT_KINDS: { readonly [T in SlideType]: ReportKind<ResponseOf<T>> } = {
  trivia,
  trueFalse,
  survey,
  typed,
  number,
  order,
  media,
  miniGame,
  buzzer,
  break: media,
};

function reportKindOf({ type }: { type: SlideType }): ReportKind {
  return REPORT_KINDS[type];
}

/** The right answer in words; empty where there is none (any more). */
export function rightText(question: QuestionResult, words: AnswerWords): string {
  return question.isVoid ? '' : reportKindOf(question).right(question, words);
}

/** How many gave which answer, a line for each. */
export function distributionText(
  question: QuestionResult,
  words: AnswerWords,
  players: readonly PlayerResult[],
): string {
  return reportKindOf(question).distribution(question, words, players);
}

/** What a player answered, with a sign where it is right, partly right or wrong; empty: nothing. */
export function givenText(question: QuestionResult, answer: PlayerAnswer | undefined, words: AnswerWords): string {
  if (!answer?.response) return '';
  const given = reportKindOf(answer.response).given(question, answer.response, words, answer);
  const outcome = answerOutcome(question, answer);
  return outcome === null ? given : `${given} ${OUTCOME_SIGNS[outcome]}`;
}
