import { Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OperatorAction, OperatorView } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from '../operate.module.css';

/** Whether the room goes on by itself, and how soon. */
export function AutoAdvance({
  view,
  rightAtMs,
  onAction,
}: {
  view: OperatorView;
  rightAtMs: number;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('console');
  const seconds = useSecondsLeft(view.paused ? null : view.autoRemainingMs, rightAtMs);
  return (
    <div className={styles.auto}>
      <Switch
        label={t.autoAdvance}
        description={view.phase.phase === 'lobby' ? t.autoHint : undefined}
        checked={view.autoAdvance}
        onChange={(event) => onAction({ do: 'autoAdvance', on: event.currentTarget.checked })}
      />
      {seconds !== null && (
        <Text size="sm" c="dimmed">
          {t.autoIn(seconds)}
        </Text>
      )}
    </div>
  );
}

/** Whole seconds until `remainingMs` after `sinceMs` (on `performance.now`); null: there is no such moment. */
function useSecondsLeft(remainingMs: number | null, sinceMs: number): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (remainingMs === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [remainingMs, sinceMs]);
  return remainingMs === null
    ? null
    : Math.max(0, Math.ceil((remainingMs - (Math.max(now, sinceMs) - sinceMs)) / 1000));
}
