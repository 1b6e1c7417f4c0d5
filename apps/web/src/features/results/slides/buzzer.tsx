import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { Table } from '@mantine/core';
import type { Language, PlayerAnswer, PlayerResult, QuestionResult } from '@qc/contract';
import { answerOutcome } from '@qc/engine';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from '../question-card.module.css';
import { JUDGED } from './judged.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** Presses nearer to each other than this count as one moment, as in the live game, ms. */
const TIE_MS = 5;

/** Who pressed, in order, and whose answer was right. */
export const buzzer: ReportKind<ResponseOf<'buzzer'>> = {
  ...JUDGED,
  Spread: Buzzed,
  Given: Press,
};

function Press({ answer }: { answer: PlayerAnswer }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  return <bdi>{t.buzzedAfter(inSeconds(language, answer.tookMs ?? 0))}</bdi>;
}

function Buzzed({ question, players }: { question: QuestionResult; players: readonly PlayerResult[] }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const rows = pressesOf(question, players);
  return (
    <>
      {question.solution.length > 0 && (
        <p className={classes.solution}>
          <span className={classes.right}>
            <IconCheck size={15} stroke={3} aria-hidden /> {t.rightAnswer}
          </span>
          <bdi>{question.solution[0]}</bdi>
        </p>
      )}
      {rows.length > 0 && (
        <Table verticalSpacing={6} mt="sm" className={classes.said}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.buzzed}</Table.Th>
              <Table.Th scope="col">{t.time}</Table.Th>
              <Table.Th scope="col">{t.outcome}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ seat, name, ms, outcome }, at) => (
              <Table.Tr key={seat}>
                <Table.Td>
                  {at + 1}. <bdi>{name}</bdi>
                </Table.Td>
                <Table.Td className={classes.saidCount}>
                  <bdi>{t.seconds(inSeconds(language, ms))}</bdi>
                  {at > 0 && ms - (rows[at - 1]?.ms ?? 0) <= TIE_MS && ` · ${t.sameMoment}`}
                </Table.Td>
                <Table.Td>
                  {outcome === 'right' ? (
                    <span className={classes.right}>
                      <IconCheck size={15} stroke={3} aria-hidden /> {t.outcomes.right}
                    </span>
                  ) : outcome === null ? (
                    t.notJudged
                  ) : (
                    <span>
                      <IconX size={15} stroke={3} aria-hidden /> {t.outcomes.wrong}
                    </span>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

/** Everybody who pressed, the first first. */
function pressesOf(question: QuestionResult, players: readonly PlayerResult[]) {
  return players
    .flatMap(({ seat, name, answers }) => {
      const answer = answers.find(({ slide, response }) => slide === question.slide && response !== null);
      return answer ? [{ seat, name, ms: answer.tookMs ?? 0, outcome: answerOutcome(question, answer) }] : [];
    })
    .sort((one, other) => one.ms - other.ms || one.seat - other.seat);
}

/** To the millisecond: it decides. */
function inSeconds(language: Language, ms: number): string {
  return formatNumber(language, ms / 1000, 3);
}
