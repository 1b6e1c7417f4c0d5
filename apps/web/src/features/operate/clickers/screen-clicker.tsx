import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#platform/i18n';
import type { ReceiverDesk } from '../receivers/index.ts';

const KEYS = ['A', 'B', 'C', 'D'] as const;

/** Clickers on the screen, for a rehearsal without hardware: a press here goes the whole way. */
export function ScreenClicker({ desk, count }: { desk: ReceiverDesk; count: number }) {
  const t = useTexts('clickers');
  const [opened, setOpened] = useState(false);
  const [number, setNumber] = useState(1);
  if (!opened)
    return (
      <Button variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={() => setOpened(true)}>
        {t.tryOut}
      </Button>
    );
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.tryOut}</Text>
      <Text size="sm" c="dimmed">
        {t.tryOutHint}
      </Text>
      <Group gap="xs" align="flex-end">
        <NumberInput
          aria-label={t.number(number)}
          value={number}
          min={1}
          max={Math.max(1, count)}
          clampBehavior="strict"
          allowDecimal={false}
          onChange={(value) => setNumber(Number(value) || 1)}
          w={90}
        />
        <Group gap={6} dir="ltr">
          {KEYS.map((key) => (
            <Button key={key} size="md" variant="default" onClick={() => desk.pressOnScreen(String(number), key)}>
              {key}
            </Button>
          ))}
        </Group>
      </Group>
    </Stack>
  );
}
