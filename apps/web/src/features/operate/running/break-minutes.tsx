import { Button, Group } from '@mantine/core';
import type { OperatorAction } from '@qc/contract';
import { IconClockMinus, IconClockPlus } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n';
import type { Controls } from './controls-of.ts';

/** In a break, large under the big button: a minute less, a minute more. */
export function BreakMinutes({
  may,
  onAction,
}: {
  may: Pick<Controls, 'moreTime' | 'lessTime'>;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('operate');
  return (
    <Group grow mt="sm" gap="sm">
      <Button
        variant="default"
        size="lg"
        leftSection={<IconClockMinus size={22} />}
        disabled={!may.lessTime}
        aria-label={t.lessMinute}
        onClick={() => onAction({ do: 'addTime', seconds: -60 })}
      >
        {t.minuteLess}
      </Button>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconClockPlus size={22} />}
        disabled={!may.moreTime}
        aria-label={t.moreMinute}
        onClick={() => onAction({ do: 'addTime', seconds: 60 })}
      >
        {t.minuteMore}
      </Button>
    </Group>
  );
}
