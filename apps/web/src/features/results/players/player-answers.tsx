import { wordsDirection } from '#features/show';
import { formatNumber, formatSeconds, useLanguage, useTexts } from '#platform/i18n';
import { Table } from '@mantine/core';
import type { Direction, PlayerAnswer, PlayerResult, QuestionResult } from '@qc/contract';
import { answerOutcome } from '@qc/engine';
import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import { reportKindOf } from '../slides/report-kinds.ts';
import classes from './player-answers.module.css';

/** Everything one player answered, in the order of the game. */
export function PlayerAnswers({
  player,
  questions,
  direction,
}: {
  player: PlayerResult;
  questions: readonly QuestionResult[];
  /** The game's. */
  direction: Direction;
}) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const given = new Map(player.answers.map((answer) => [answer.slide, answer]));
  return (
    <Table verticalSpacing={8} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t.question}</Table.Th>
          <Table.Th scope="col">{t.answer}</Table.Th>
          <Table.Th scope="col">{t.outcome}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t.time}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t.pointsColumn}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {questions.map((question, at) => {
          const answer = given.get(question.slide);
          return (
            <Table.Tr key={question.slide}>
              <Table.Td className={classes.question}>
                {at + 1}. <bdi dir={wordsDirection(question.question, direction)}>{question.question || t.noText}</bdi>
              </Table.Td>
              <Table.Td>
                <GivenAnswer question={question} answer={answer} />
              </Table.Td>
              <Table.Td>
                <Outcome question={question} answer={answer} />
              </Table.Td>
              <Table.Td ta="end" className={classes.number} data-label={t.time}>
                {answer?.tookMs == null ? t.outcomes.none : t.seconds(formatSeconds(language, answer.tookMs))}
              </Table.Td>
              <Table.Td ta="end" className={classes.number} data-label={t.pointsColumn}>
                {formatNumber(language, answer?.points ?? 0)}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

interface Props {
  question: QuestionResult;
  answer: PlayerAnswer | undefined;
}

const SIGNS = { right: IconCheck, partly: IconCircleHalf2, wrong: IconX };

function Outcome({ question, answer }: Props) {
  const t = useTexts('results');
  const instead = reportKindOf(question).instead(answer, t);
  if (instead !== null) return <span className={classes.soft}>{instead}</span>;
  const outcome = answerOutcome(question, answer);
  if (outcome === null) return <span className={classes.soft}>{t.outcomes.none}</span>;
  const Sign = SIGNS[outcome];
  return (
    <span className={classes[outcome]}>
      <Sign size={16} stroke={3} aria-hidden /> {t.outcomes[outcome]}
    </span>
  );
}

/** What one player answered. */
function GivenAnswer({ question, answer }: { question: QuestionResult; answer: PlayerAnswer | undefined }) {
  const t = useTexts('results');
  const response = answer?.response;
  if (!answer || !response) return <span className={classes.soft}>{t.noAnswer}</span>;
  const { Given } = reportKindOf(response);
  return <Given question={question} response={response} answer={answer} />;
}
