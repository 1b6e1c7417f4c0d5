import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import type { QuestionResult } from '@qc/contract';
import classes from '../players/player-answers.module.css';
import cardClasses from '../question-card.module.css';
import { AnswerChip } from './answer-chip.tsx';
import { AnswerRow, shareOfAnswered } from './answer-row.tsx';
import { JUDGED, writtenAnswer } from './judged.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Items in their right order, each with how many put it in its place; a void question has no right order. */
export const order: ReportKind<ResponseOf<'order'>> = {
  ...JUDGED,
  Spread: InPlaces,
  Given: ({ question, response }) => <Put question={question} sequence={response.sequence} />,
  right: ({ sequence }) => sequence,
};

function InPlaces({ question }: { question: QuestionResult }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const { answers, sequence } = question;
  if (answers.length === 0) return null;
  const ordered = sequence.length === answers.length;
  const shown = ordered ? sequence : answers.map((_answer, index) => index);
  return (
    <>
      {ordered && <p className={cardClasses.note}>{t.orderNote}</p>}
      <ol className={cardClasses.answers}>
        {shown.map((index, at) => {
          const count = answers[index]?.count ?? 0;
          const share = shareOfAnswered(question, count);
          const percent = formatPercent(language, share);
          const figure = ordered ? t.inPlaceShare(percent) : t.votes(count, percent);
          const row = { question, index, share, figure, words: writtenAnswer(question, index, t) };
          return <AnswerRow key={index} {...row} place={ordered ? at + 1 : null} />;
        })}
      </ol>
    </>
  );
}

function Put({ question, sequence }: { question: QuestionResult; sequence: readonly number[] }) {
  const t = useTexts('results');
  return (
    <span className={classes.choices}>
      {sequence.map((index, place) => (
        <AnswerChip
          key={index}
          question={question}
          index={index}
          words={writtenAnswer(question, index, t)}
          before={<b className={classes.number}>{place + 1}</b>}
        >
          {question.sequence[place] === index && <span className={classes.right}>{t.inPlace}</span>}
        </AnswerChip>
      ))}
    </span>
  );
}
