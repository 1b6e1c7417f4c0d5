import type { PlayerAnswer, PlayerResult, QuestionResult } from '@qc/contract';
import { answerOutcome } from '@qc/engine';
import { solutionText } from './answer-lines.ts';
import { type AnswerWords, OUTCOME_SIGNS, type ReportKind, type ResponseOf } from './report-kind.ts';

const SECOND_MS = 1000;

/** When each pressed, and what was said of it: in the order of the presses. */
export const buzzer: ReportKind<ResponseOf<'buzzer'>> = {
  right: solutionText,
  distribution: (question, words, players) =>
    players
      .flatMap(({ name, answers }) => {
        const answer = answers.find(({ slide, response }) => slide === question.slide && response !== null);
        return answer ? [{ name, answer, ms: answer.tookMs ?? 0 }] : [];
      })
      .sort((one, other) => one.ms - other.ms)
      .map(({ name, answer }, at) => `${at + 1}. ${name}: ${pressed(answer, words)}${signOf(question, answer)}`)
      .join('\n'),
  given: (_question, _response, words, answer) => pressed(answer, words),
};

function pressed({ tookMs }: Pick<PlayerAnswer, 'tookMs'>, { t }: AnswerWords): string {
  return t.buzzedAfter(((tookMs ?? 0) / SECOND_MS).toFixed(3));
}

function signOf(question: QuestionResult, answer: PlayerResult['answers'][number]): string {
  const outcome = answerOutcome(question, answer);
  return outcome === null ? '' : ` ${OUTCOME_SIGNS[outcome]}`;
}
