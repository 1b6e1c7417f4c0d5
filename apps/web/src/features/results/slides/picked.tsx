import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import type { PickedResponse, QuestionResult } from '@qc/contract';
import classes from '../players/player-answers.module.css';
import cardClasses from '../question-card.module.css';
import { AnswerChip } from './answer-chip.tsx';
import { AnswerRow, shareOfAnswered } from './answer-row.tsx';
import { JUDGED } from './judged.ts';
import type { AnswerWords, ReportKind } from './report-kind.ts';

/** A kind where answers are picked: what was picked, and how many picked each. `hasRight`: right ones are marked. */
export function pickedKind(answer: AnswerWords, { hasRight }: { hasRight: boolean }): ReportKind<PickedResponse> {
  return {
    ...JUDGED,
    answer,
    Spread: ({ question }) => <PickedBars question={question} answer={answer} hasRight={hasRight} />,
    Given: ({ question, response }) => <Picked question={question} picks={response.picks} answer={answer} />,
  };
}

function PickedBars({
  question,
  answer,
  hasRight,
}: {
  question: QuestionResult;
  answer: AnswerWords;
  hasRight: boolean;
}) {
  const t = useTexts('results');
  const { language } = useLanguage();
  if (question.answers.length === 0) return null;
  return (
    <ol className={cardClasses.answers}>
      {question.answers.map(({ count, correct }, index) => {
        const share = shareOfAnswered(question, count);
        const figure = t.votes(count, formatPercent(language, share));
        const row = { question, index, share, figure, words: answer(question, index, t) };
        return <AnswerRow key={index} {...row} right={hasRight && correct} />;
      })}
    </ol>
  );
}

function Picked({
  question,
  picks,
  answer,
}: {
  question: QuestionResult;
  picks: readonly number[];
  answer: AnswerWords;
}) {
  const t = useTexts('results');
  return (
    <span className={classes.choices}>
      {picks.map((index) => (
        <AnswerChip key={index} question={question} index={index} words={answer(question, index, t)} />
      ))}
    </span>
  );
}
