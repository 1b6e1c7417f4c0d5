import { Switch, Text } from '@mantine/core';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import type { OperatorAction, OperatorView } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { useCallCost, useLineNumbers } from '#platform/start-run';

/** Callers by telephone, where the house has a line: whether they are let in, which number they call, and what they cannot answer. */
export function CallersIn({
  view,
  isPaid,
  onAction,
}: {
  view: OperatorView;
  /** What is let in makes the price. */
  isPaid: boolean;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('console');
  const numbers = useLineNumbers() ?? [];
  const cost = useCallCost();
  // A number reads from the left wherever it stands: its plus has no direction of its own.
  const called = numbers.map((number) => `\u2066${number}\u2069`).join(' · ');
  const isIn = view.devices.includes('dialer');
  if (numbers.length === 0) return null;
  const priceThen = isPaid && view.devices[0] !== 'dialer' ? t.priceThen(GAME_DEVICES.dialer.price) : undefined;
  const gaps = view.callerGaps ?? [];
  return (
    <>
      <Switch
        label={t.callersIn}
        description={isIn ? [t.callAt(called), cost].filter((text) => text !== '').join(' · ') : priceThen}
        checked={isIn}
        disabled={view.phase.phase !== 'lobby' || view.devices[0] === 'dialer'}
        onChange={(event) => onAction({ do: 'letIn', device: 'dialer', on: event.currentTarget.checked })}
      />
      {gaps.length > 0 && (
        <Text size="sm" c="dimmed">
          {t.callerGaps(gaps.map((slide) => slide + 1).join(', '))}
        </Text>
      )}
    </>
  );
}
