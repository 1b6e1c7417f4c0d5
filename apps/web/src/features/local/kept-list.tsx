import { formatDateTime, useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { KeptRun } from './run-store.ts';
import { RunResultActions } from './run-result-actions.tsx';
import type { Runs } from './use-runs.ts';

/** Runs of this browser that are over, and those of other files that are not. */
export function KeptList({ runs, shown }: { runs: Runs; shown: readonly KeptRun[] }) {
  const t = useTexts('local');
  if (shown.length === 0) return null;
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        {t.kept}
      </Title>
      {shown.map((run) => (
        <KeptCard key={run.id} run={run} runs={runs} />
      ))}
    </Stack>
  );
}

function KeptCard({ run, runs }: { run: KeptRun; runs: Runs }) {
  const t = useTexts('local');
  const { name, endedAtMs, handedAtMs, openedAtMs } = run;
  const remove = async () => {
    const agreed = await confirm({
      title: t.removeTitle(name),
      text: handedAtMs === null ? t.removeText : t.removeHanded,
      danger: true,
      confirmLabel: t.removeYes,
    });
    if (agreed) await runs.remove(run);
  };
  return (
    <Paper withBorder radius="lg" p="md">
      <Stack gap="sm">
        <div>
          <Text fw={650}>
            <bdi>{name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {endedAtMs === null ? t.began(formatDateTime(openedAtMs)) : t.endedOn(formatDateTime(endedAtMs))}
          </Text>
        </div>
        {endedAtMs === null ? <Text size="sm">{t.openItsFile}</Text> : <RunResultActions run={run} runs={runs} />}
        <Group>
          <Button variant="subtle" color="red" size="compact-md" onClick={() => void remove()}>
            {t.remove}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
