import { Text } from '@mantine/core';
import type { SeatRow } from '@qc/contract';
import { useRemaining, useTimeUp } from '#features/show';
import type { ShowClock } from '#features/show';
import { useTexts } from '#platform/i18n';

/**
 * Says why a question whose clock stands at 0 is still open, and for how long at most: players with extra time may still
 * answer. `overMs` is for how long it had stood there when `clock` was right.
 */
export function ExtraTimeWait({
  clock,
  overMs,
  players,
}: {
  clock: ShowClock | null;
  overMs: number;
  players: readonly SeatRow[];
}) {
  const t = useTexts('console');
  const isOver = useTimeUp(clock);
  const awaited = players.filter((row) => row.extraPercent > 0 && row.present && !row.answered);
  const waits = isOver && clock !== null && awaited.length > 0;
  const percent = Math.max(0, ...awaited.map(({ extraPercent }) => extraPercent));
  return (
    <div>
      <Text mt="sm" role="status">
        {waits && t.extraWait(awaited.length)}
      </Text>
      {waits && <ExtraTimeLeft clock={withExtra(clock, percent, overMs)} />}
    </div>
  );
}

/** The clock of players who have `percent` of its time on top. */
function withExtra(clock: ShowClock, percent: number, overMs: number): ShowClock {
  const extraMs = Math.round((clock.limitMs * percent) / 100);
  return { ...clock, limitMs: clock.limitMs + extraMs, remainingMs: clock.remainingMs + extraMs - overMs };
}

function ExtraTimeLeft({ clock }: { clock: ShowClock }) {
  const t = useTexts('console');
  return (
    <Text size="sm" c="dimmed">
      {t.extraLeft(Math.ceil(useRemaining(clock) / 1000))}
    </Text>
  );
}
