import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PhaseView } from '@qc/contract';
import { isTypedByKeys } from '@qc/contract/devices/read-keys';
import type { RemoteKey } from '@qc/remotes';
import { useTexts } from '#platform/i18n';
import type { ReceiverDesk } from '../receivers/index.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
/** Keys that it has where nothing says how many are wanted. */
const USUAL = 4;

/** The keys that are drawn: those that answer the question on screen. */
export function screenKeys(phase: PhaseView): readonly RemoteKey[] {
  const question = phase.phase === 'question' ? phase.question : null;
  if (question && isTypedByKeys(question.type)) return DIGITS;
  return LETTERS.slice(0, Math.max(question?.answers.length ?? 0, USUAL));
}

/** Clickers on the screen, for a rehearsal without hardware: a press here goes the whole way. */
export function ScreenClicker({
  desk,
  count,
  keys,
}: {
  desk: ReceiverDesk;
  count: number;
  keys: readonly RemoteKey[];
}) {
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
          {keys.map((key) => (
            <Button key={key} size="md" variant="default" onClick={() => desk.pressOnScreen(String(number), key)}>
              {key}
            </Button>
          ))}
        </Group>
      </Group>
    </Stack>
  );
}
