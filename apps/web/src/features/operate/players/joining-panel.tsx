import { Button, Group, Menu, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { IconUsersMinus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import type { OperatorAction, OperatorView, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { partOnDemand } from '#platform/on-demand';
import { withWords } from '#platform/words-loader';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { CallersIn } from './callers-in.tsx';
import { ShapesNow } from '../running/shapes-now.tsx';

/** What may be let in beside the game's own device. */
const LET_IN = [
  { device: 'phones', label: 'pagesIn', price: 0 },
  { device: 'remotes', label: 'clickersIn', price: GAME_DEVICES.remotes.price },
] as const;

const ClickerGaps = partOnDemand(
  async () => (await withWords(import('../clickers/clicker-gaps.tsx'), 'clickers')).ClickerGaps,
);

const MINUTES = [1, 2, 5, 10];

/** Who may come in, and the way to be rid of many at once. */
export function JoiningPanel({
  view,
  players,
  isPaid,
  serverNow,
  onAction,
}: {
  view: OperatorView;
  players: readonly SeatRow[];
  /** What is let in makes the price. */
  isPaid: boolean;
  /** The server's clock, as nearly as this page knows it, ms. */
  serverNow: () => number;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('console');
  const removeSince = async (minutes: number) => {
    const sinceMs = Math.max(0, Math.round(serverNow() - minutes * 60_000));
    const recent = players.filter((row) => row.joinedAtMs >= sinceMs).length;
    if (recent === 0) {
      showTimedMessage({ title: t.nobodyRecent, kind: 'success' });
      return;
    }
    const agreed = await confirm({
      title: t.removeTitle(recent),
      text: t.removeText,
      danger: true,
      confirmLabel: t.removeYes,
    });
    if (agreed) onAction({ do: 'removeSince', sinceMs });
  };
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {t.joining}
      </Title>
      <Stack gap="sm">
        <Switch
          label={t.open}
          checked={!view.locked}
          onChange={(event) => onAction({ do: 'lock', on: !event.currentTarget.checked })}
        />
        <Switch
          label={t.lateJoin}
          checked={view.lateJoin}
          disabled={view.locked}
          onChange={(event) => onAction({ do: 'lateJoin', on: event.currentTarget.checked })}
        />
        <Switch
          label={t.spectators}
          description={view.watching ? t.watching(view.watching) : undefined}
          checked={view.spectators}
          onChange={(event) => onAction({ do: 'spectators', on: event.currentTarget.checked })}
        />
        {LET_IN.map(({ device, label, price }) => (
          <Fragment key={device}>
            <Switch
              label={t[label]}
              description={isPaid && price > 0 && view.devices[0] !== device ? t.priceThen(price) : undefined}
              checked={view.devices.includes(device)}
              disabled={view.phase.phase !== 'lobby' || view.devices[0] === device}
              onChange={(event) => onAction({ do: 'letIn', device, on: event.currentTarget.checked })}
            />
            {device === 'remotes' && view.keyLimits && view.keyLimits.length > 0 && (
              <ClickerGaps limits={view.keyLimits} />
            )}
          </Fragment>
        ))}
        <CallersIn view={view} isPaid={isPaid} onAction={onAction} />
        <Switch
          label={t.twoStep}
          description={t.twoStepHint}
          checked={view.pattern !== null}
          disabled={view.locked}
          onChange={(event) => onAction({ do: 'twoStep', on: event.currentTarget.checked })}
        />
        {view.pattern && !view.locked && <ShapesNow pattern={view.pattern} />}
        {view.bannedCount > 0 && (
          <Group gap="xs">
            <Text size="sm">{t.banned(view.bannedCount)}</Text>
            <Button size="compact-sm" variant="light" onClick={() => onAction({ do: 'unbanAll' })}>
              {t.unban}
            </Button>
          </Group>
        )}
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconUsersMinus size={20} />}
              disabled={players.length === 0}
              style={{ alignSelf: 'flex-start' }}
            >
              {t.removeRecent}
            </Button>
          </Menu.Target>
          <Menu.Dropdown maw={320}>
            <Menu.Label>{t.removeRecentHint}</Menu.Label>
            {MINUTES.map((minutes) => (
              <Menu.Item key={minutes} onClick={() => void removeSince(minutes)}>
                {t.lastMinutes(minutes)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Stack>
    </Paper>
  );
}
