import { Alert } from '@mantine/core';
import { IconBattery1, IconBattery3 } from '@tabler/icons-react';
import type { SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from './clickers.module.css';

/** At or below this a battery may not last a game, percent. */
const LOW_PERCENT = 20;

/** What is left in the clickers of one player, where they say it; the emptiest counts. */
export function BatterySign({ row, batteries }: { row: SeatRow; batteries: ReadonlyMap<string, number> }) {
  const t = useTexts('clickerLists');
  const percent = leftIn(row, batteries);
  if (percent === null) return null;
  const isLow = percent <= LOW_PERCENT;
  const Icon = isLow ? IconBattery1 : IconBattery3;
  return (
    <span className={styles.battery} data-low={isLow}>
      <Icon size={16} aria-hidden /> {t.battery(percent)}
    </span>
  );
}

/** Whose clickers are almost empty; nothing while nobody’s is. */
export function LowBatteries({
  players,
  batteries,
}: {
  players: readonly SeatRow[];
  batteries: ReadonlyMap<string, number>;
}) {
  const t = useTexts('clickerLists');
  const low = players.filter((row) => (leftIn(row, batteries) ?? 100) <= LOW_PERCENT);
  if (low.length === 0) return null;
  return (
    <Alert color="orange" role="status" icon={<IconBattery1 size={20} aria-hidden />}>
      {t.batteryLow(low.map((row) => `${row.name} (${leftIn(row, batteries)}%)`).join(', '))}
    </Alert>
  );
}

function leftIn({ remotes }: SeatRow, batteries: ReadonlyMap<string, number>): number | null {
  const known = remotes.flatMap((remote) => batteries.get(remote) ?? []);
  return known.length === 0 ? null : Math.min(...known);
}
