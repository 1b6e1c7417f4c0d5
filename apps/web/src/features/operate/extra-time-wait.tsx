import { Text } from '@mantine/core';
import { useTimeUp } from '#features/show';
import type { ShowClock } from '#features/show';
import { useTexts } from '#platform/i18n';
import { consoleTexts } from './console-texts.ts';

/** Says why a question whose clock stands at 0 is still open: players with extra time may still answer. */
export function ExtraTimeWait({ clock, awaited }: { clock: ShowClock | null; awaited: number }) {
  const t = useTexts(consoleTexts);
  const isOver = useTimeUp(clock);
  return (
    <Text mt="sm" role="status">
      {isOver && awaited > 0 && t.extraWait(awaited)}
    </Text>
  );
}
