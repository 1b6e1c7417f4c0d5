import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Tag } from '#ui/tag';
import { LinkButton } from '#ui/link/links';
import { Alert, Box, Button, Group, Paper, Stack, Table, Title } from '@mantine/core';
import type { ManyUsersOutcome, ManyUsersRow } from '@qc/contract';
import { IconAlertTriangle, IconCircleCheck, IconCopy, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './add-users.module.css';
import { writePeople } from './read-people.ts';
import { outcomeProblem } from './row-problems.ts';

interface Props {
  reply: { outcomes: ManyUsersOutcome[]; added: number; refused: number };
  /** What was sent, in its order. */
  people: readonly ManyUsersRow[];
  /** Credits that every new account begins with; 0: none. */
  welcome: number;
  /** Takes the failed lines back into the list. */
  onMend: (failed: ManyUsersRow[]) => void;
}

/** What became of every line; what failed can be copied, or mended and sent again. */
export function OutcomeReport({ reply, people, welcome, onMend }: Props) {
  const t = useTexts('addUsers');
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  // The form has gone: the keyboard goes on where its outcome is.
  useEffect(() => title.current?.focus(), []);
  const rows = reply.outcomes.map((outcome, index) => ({
    outcome,
    index,
    person: people[index],
    problem: outcomeProblem(outcome, people[index], t, language),
  }));
  const failed = rows.flatMap(({ person, problem }) => (person && problem !== null ? [person] : []));
  const copy = async () => {
    await navigator.clipboard.writeText(writePeople(failed));
    showTimedMessage({ kind: 'success', title: t.copied });
  };
  return (
    <Stack gap="lg">
      <Alert
        color={failed.length === 0 ? 'green' : 'yellow'}
        variant="light"
        icon={failed.length === 0 ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      >
        <Title order={2} ref={title} tabIndex={-1} className={classes.outcome}>
          {t.outcome(reply.added, reply.refused)}
        </Title>
        {reply.added > 0 && t.mailed} {reply.added > 0 && welcome > 0 && t.welcomeToo(welcome)}
      </Alert>
      <Group gap="sm">
        {failed.length > 0 && (
          <>
            <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onMend(failed)}>
              {t.mend(failed.length)}
            </Button>
            <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
              {t.copy}
            </Button>
          </>
        )}
        {failed.length === 0 && (
          <Button variant="light" onClick={() => onMend([])}>
            {t.addMore}
          </Button>
        )}
        <LinkButton variant="subtle" to="/$lang/admin/users" params={{ lang: language }}>
          {t.toUsers}
        </LinkButton>
      </Group>
      <Paper withBorder className={classes.preview}>
        <div className={classes.report} tabIndex={0} role="region" aria-label={t.report}>
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t.line}</Table.Th>
                <Table.Th scope="col">{t.name}</Table.Th>
                <Table.Th scope="col" visibleFrom="sm">
                  {t.email}
                </Table.Th>
                <Table.Th scope="col">{t.whatBecame}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ outcome, index, person, problem }) => (
                <Table.Tr key={index} className={problem === null ? '' : classes.wrong}>
                  <Table.Td>{index + 1}</Table.Td>
                  <Table.Td>
                    <bdi>{person?.name}</bdi>
                    <Box hiddenFrom="sm" c="dimmed">
                      <bdi dir="ltr">{outcome.email}</bdi>
                    </Box>
                  </Table.Td>
                  <Table.Td visibleFrom="sm">
                    <bdi dir="ltr">{outcome.email}</bdi>
                  </Table.Td>
                  <Table.Td>
                    {problem === null ? (
                      <Tag tone="green">{t.added}</Tag>
                    ) : (
                      <span className={classes.problem}>
                        <IconAlertTriangle size={16} aria-hidden />
                        {problem}
                      </span>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Paper>
    </Stack>
  );
}
