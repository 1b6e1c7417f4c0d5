import { useTexts } from '#platform/i18n';
import { Button, Stack, Text } from '@mantine/core';
import type { KeptRun } from './run-store.ts';
import { RunResultActions } from './run-result-actions.tsx';
import type { Runs } from './use-runs.ts';

/** When a run has ended here: its result and what becomes of it, and the way back. `keepsResult`: the run had begun. */
export function RunOver({
  run,
  runs,
  keepsResult,
  onLeave,
}: {
  run: KeptRun;
  runs: Runs;
  keepsResult: boolean;
  onLeave: () => void;
}) {
  const t = useTexts('local');
  // As it is kept now: meanwhile the server may have it.
  const kept = runs.list.find(({ id }) => id === run.id);
  const isKept = run.licence !== null && keepsResult;
  return (
    <Stack align="center" gap="lg">
      <Text ta="center" role="status">
        {run.licence === null ? t.rehearsed : keepsResult ? t.ended : t.nothingPlayed}
      </Text>
      {isKept && kept && <RunResultActions run={kept} runs={runs} />}
      <Button variant="subtle" onClick={onLeave}>
        {t.toStart}
      </Button>
    </Stack>
  );
}
