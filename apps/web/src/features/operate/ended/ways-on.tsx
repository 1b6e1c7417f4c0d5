import { Group, Paper, Title } from '@mantine/core';
import type { RoomId } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { RunAgain } from './run-again.tsx';

/** When everything has been shown and the hall is still there: what the same people do next. */
export function WaysOn({ roomId }: { roomId: RoomId }) {
  const t = useTexts('runAgain');
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {t.title}
      </Title>
      <Group gap="sm">
        <RunAgain roomId={roomId} over={false} />
      </Group>
    </Paper>
  );
}
