import { useLanguage, useTexts } from '#platform/i18n';
import { Box, Group, Paper, Table, Text, Title } from '@mantine/core';
import type { ManyUsersRow } from '@qc/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import classes from './add-users.module.css';
import { previewProblem } from './row-problems.ts';

/** More lines than these only make the page slow; what is wrong is shown of every line. */
const ROWS_MAX = 100;

/** The list as it was understood, with what is wrong with each line. */
export function PeoplePreview({ people }: { people: readonly ManyUsersRow[] }) {
  const t = useTexts('addUsers');
  const { language } = useLanguage();
  const rows = useMemo(
    () => people.map((person, index) => ({ person, index, problem: previewProblem(people, index, t, language) })),
    [people, t, language],
  );
  const wrong = rows.filter(({ problem }) => problem !== null);
  const shown = rows.filter(({ index, problem }) => index < ROWS_MAX || problem !== null);
  return (
    <Paper withBorder className={classes.preview}>
      <Group justify="space-between" p="md">
        <Title order={2}>{t.preview}</Title>
        <Text role="status" c={wrong.length > 0 ? 'red.8' : 'dimmed'}>
          {t.people(people.length)}
          {wrong.length > 0 && ` · ${t.wrong(wrong.length)}`}
        </Text>
      </Group>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t.preview}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.line}</Table.Th>
              <Table.Th scope="col">{t.name}</Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {t.email}
              </Table.Th>
              <Table.Th scope="col">{t.phone}</Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {t.problem}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ person, index, problem }) => (
              <Table.Tr key={index} className={problem === null ? '' : classes.wrong}>
                <Table.Td>{index + 1}</Table.Td>
                <Table.Td>
                  <bdi>{person.name}</bdi>
                  <Box hiddenFrom="sm" c="dimmed">
                    <bdi dir="ltr">{person.email}</bdi>
                  </Box>
                  <Box hiddenFrom="sm">
                    <Problem words={problem} />
                  </Box>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <bdi dir="ltr">{person.email}</bdi>
                </Table.Td>
                <Table.Td>
                  <bdi dir="ltr">{person.phone}</bdi>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Problem words={problem} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {shown.length < rows.length && (
        <Text p="md" c="dimmed">
          {t.more(rows.length - shown.length)}
        </Text>
      )}
    </Paper>
  );
}

function Problem({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <span className={classes.problem}>
      <IconAlertTriangle size={16} aria-hidden />
      {words}
    </span>
  );
}
