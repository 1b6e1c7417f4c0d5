import { keepUnits } from '#features/show';
import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { Table } from '@mantine/core';
import type { QuestionResult } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import classes from '../question-card.module.css';

/** The right answer in words, and what players typed with how many said it. */
export function SaidTable({ question }: { question: QuestionResult }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const { said, solution, answeredCount } = question;
  return (
    <>
      {solution.length > 0 && (
        <p className={classes.solution}>
          <span className={classes.right}>
            <IconCheck size={15} stroke={3} aria-hidden /> {t.rightAnswer}
          </span>
          {solution.map((text) => (
            <bdi key={text}>{keepUnits(text)}</bdi>
          ))}
        </p>
      )}
      {said.length > 0 && (
        <Table verticalSpacing={6} mt="sm" className={classes.said}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.said}</Table.Th>
              <Table.Th scope="col">{t.outcome}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t.players}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {said.map((row) => (
              <Table.Tr key={row.text}>
                <Table.Td>
                  <bdi>{keepUnits(row.text)}</bdi>
                </Table.Td>
                <Table.Td>
                  {row.correct ? (
                    <span className={classes.right}>
                      <IconCheck size={15} stroke={3} aria-hidden /> {t.outcomes.right}
                    </span>
                  ) : (
                    t.outcomes.wrong
                  )}
                </Table.Td>
                <Table.Td ta="end" className={classes.saidCount}>
                  {t.votes(row.count, formatPercent(language, answeredCount > 0 ? row.count / answeredCount : 0))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}
