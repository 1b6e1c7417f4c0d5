import { useTexts } from '#platform/i18n';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeptRun } from './run-store.ts';
import type { Runs } from './use-runs.ts';

/** What may be done with the result of a run that is over: brought to the server by one press, or saved as a file. */
export function RunResultActions({ run, runs }: { run: KeptRun; runs: Runs }) {
  const t = useTexts('local');
  const [trouble, setTrouble] = useState<'noWindow' | 'tooLarge' | null>(null);
  const { origin, handedAtMs } = run;
  const site = origin === '' ? '' : new URL(origin).host;
  const bring = async () => {
    const handed = await runs.bring(run);
    setTrouble(handed === 'opened' ? null : handed);
  };
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {origin !== '' && (
          <Button
            variant={handedAtMs === null ? 'filled' : 'default'}
            leftSection={<IconUpload size={20} aria-hidden />}
            onClick={() => void bring()}
          >
            {t.bring}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void runs.save(run)}
        >
          {t.save}
        </Button>
      </Group>
      {trouble && (
        <Text size="sm" c="red.8" role="alert">
          {t[trouble]}
        </Text>
      )}
      <Text size="sm" c="dimmed" role="status">
        {site === '' ? t.saveHint : handedAtMs === null ? t.bringHint(site) : t.handed(site)}
      </Text>
    </Stack>
  );
}
