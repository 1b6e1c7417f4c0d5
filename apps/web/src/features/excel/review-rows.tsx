import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import type { ImportedQuestions, QuestionTarget } from '#platform/question-sources';
import { NarrowLine } from '#ui/cell-lines';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Checkbox, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import type { ExcelRow, NewQuestion } from '@qc/contract';
import { useState } from 'react';
import classes from './excel.module.css';
import { RowProblems } from './row-problems.tsx';
import { texts } from './texts.ts';

/** Rows drawn at first and with each press of "more": a thousand at once would stall a phone. */
const ROWS_STEP = 100;

interface Props {
  rows: readonly ExcelRow[];
  target: QuestionTarget;
  onBack: () => void;
  onImported: (imported: ImportedQuestions) => void;
}

/** Every row of the sheet with its problems; the good ones are chosen, and go into the game when the person says so. */
export function ReviewRows({ rows, target, onBack, onImported }: Props) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const refresh = useRefresh('listGames', 'listSharedGames');
  const good = rows.filter(({ question }) => question !== null);
  const bad = rows.length - good.length;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(good.map(({ row }) => row)));
  const [onlyBad, setOnlyBad] = useState(false);
  const [drawn, setDrawn] = useState(ROWS_STEP);
  const create = useApiMutation('createQuestions', {
    meta: { quiet: true },
    onSuccess: (imported) => {
      void refresh();
      onImported(imported);
    },
  });
  const shown = onlyBad ? rows.filter(({ problems }) => problems.length > 0) : rows;
  const importRows = () => {
    const body = good
      .filter(({ row }) => chosen.has(row))
      .flatMap(({ question }): NewQuestion[] => (question ? [{ ...question, ...target }] : []));
    create.mutate({ body });
  };
  const toggle = (row: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(row);
    else next.delete(row);
    setChosen(next);
  };
  return (
    <Stack gap="md">
      {create.error && <ErrorNotice text={errorText(create.error, language)} />}
      <Group justify="space-between">
        <Text role="status" fw={600}>
          {t.summary(good.length, bad)}
        </Text>
        <SegmentedControl
          size="sm"
          aria-label={t.whichRows}
          value={onlyBad ? 'bad' : 'all'}
          onChange={(value) => setOnlyBad(value === 'bad')}
          data={[
            { value: 'all', label: t.allRows },
            { value: 'bad', label: t.rowsWithProblems },
          ]}
        />
      </Group>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t.rows}>
        <Table verticalSpacing="xs" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.import}</Table.Th>
              <Table.Th scope="col">{t.row}</Table.Th>
              <Table.Th scope="col">{t.columns.question}</Table.Th>
              <Table.Th scope="col" className={classes.wide}>
                {t.answers}
              </Table.Th>
              <Table.Th scope="col">{t.problems}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(0, drawn).map((row) => (
              <Table.Tr key={row.row} className={row.question ? '' : classes.bad}>
                <Table.Td>
                  <Checkbox
                    aria-label={t.importRow(row.row)}
                    checked={chosen.has(row.row)}
                    disabled={row.question === null}
                    onChange={(event) => toggle(row.row, event.currentTarget.checked)}
                  />
                </Table.Td>
                <Table.Td>{row.row}</Table.Td>
                <Table.Td dir="auto" className={classes.words}>
                  {row.cells.question ?? ''}
                  <NarrowLine>{answersOf(row)}</NarrowLine>
                </Table.Td>
                <Table.Td dir="auto" className={`${classes.words} ${classes.wide}`}>
                  {answersOf(row)}
                </Table.Td>
                <Table.Td>
                  <RowProblems problems={row.problems} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {shown.length > drawn && (
          <Button variant="subtle" fullWidth onClick={() => setDrawn(drawn + ROWS_STEP)}>
            {t.more(shown.length - drawn)}
          </Button>
        )}
        {shown.length === 0 && (
          <Text p="lg" ta="center" c="dimmed">
            {t.noProblems}
          </Text>
        )}
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t.otherFile}
        </Button>
        <Button disabled={chosen.size === 0} loading={create.isPending} onClick={importRows}>
          {t.importRows(chosen.size)}
        </Button>
      </Group>
    </Stack>
  );
}

function answersOf({ cells }: ExcelRow): string {
  const { answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8 } = cells;
  const given = [answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8];
  return given.filter((answer) => answer !== undefined && answer !== '').join(' · ');
}
