import { Text } from '@mantine/core';
import type { SeatRow } from '@qc/contract';
import { useRemaining, useTimeUp } from '#features/show';
import type { ShowClock } from '#features/show';
import { useTexts } from '#platform/i18n';

/**
 * Says why a question whose clock stands at 0 is still open, and for how long at most: players with extra time, and callers
 * to whom it was read later, may still answer. `overMs` is for how long it had stood there when `clock` was right.
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
  const isCaller = ({ readMs = 0 }: SeatRow) => readMs > 0;
  const awaited = players.filter((row) => (row.extraPercent > 0 || isCaller(row)) && row.present && !row.answered);
  const waits = isOver && clock !== null && awaited.length > 0;
  const callers = awaited.filter(isCaller).length;
  const said = callers === 0 ? t.extraWait : callers === awaited.length ? t.callersWait : t.slowWait;
  return (
    <div>
      <Text mt="sm" role="status">
        {waits && said(awaited.length)}
      </Text>
      {waits && <ExtraTimeLeft clock={withExtra(clock, awaited, overMs)} />}
    </div>
  );
}

/** The clock of the player whose own one is over last. */
function withExtra(clock: ShowClock, awaited: readonly SeatRow[], overMs: number): ShowClock {
  const ownMs = ({ extraPercent, readMs = 0 }: SeatRow) => Math.round((clock.limitMs * extraPercent) / 100) + readMs;
  const extraMs = Math.max(0, ...awaited.map(ownMs));
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
