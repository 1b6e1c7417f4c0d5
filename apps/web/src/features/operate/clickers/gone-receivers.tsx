import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { OperatorAction, OperatorView } from '@qc/contract';
import { formatTime, useTexts } from '#platform/i18n';
import { receiverName } from '#platform/remote-names';
import type { GoneReceivers } from './use-gone-receivers.ts';

/** Which receivers were pulled out and since when, the way on after a pause, and whether one brings a pause. */
export function GoneReceiversBanner({
  away,
  view,
  onAction,
}: {
  away: GoneReceivers;
  view: Pick<OperatorView, 'paused'>;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('clickerLists');
  const receivers = useTexts('clickerReceivers');
  return (
    <>
      {away.gone.size > 0 && (
        <Alert color="orange" role="status" icon={<IconPlugConnectedX size={20} aria-hidden />}>
          <Group justify="space-between" gap="sm">
            <div>
              {[...away.gone].map(([name, sinceMs]) => (
                <div key={name}>{t.goneSince(receiverName(name, receivers), formatTime(sinceMs))}</div>
              ))}
              {view.paused && <Text size="sm">{t.pausedMeanwhile}</Text>}
            </div>
            {view.paused && <Button onClick={() => onAction({ do: 'resume' })}>{t.goOn}</Button>}
          </Group>
        </Alert>
      )}
      <Switch
        label={t.pauseOnGone}
        checked={away.pauses}
        onChange={(event) => away.choose(event.currentTarget.checked)}
      />
    </>
  );
}
