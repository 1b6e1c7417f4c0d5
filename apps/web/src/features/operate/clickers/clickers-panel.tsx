import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { LastPress } from '../operator-state.ts';
import { AddPlayers } from './add-players.tsx';
import { ClickerMap } from './clicker-map.tsx';
import styles from './clickers.module.css';
import { ReceiversBar } from './receivers-bar.tsx';
import { ScreenClicker } from './screen-clicker.tsx';
import { UnknownClickers } from './unknown-clickers.tsx';
import { type HandOut, useHandOut } from './use-hand-out.ts';
import { type RoomOfDesk, useReceiverDesk } from './use-receiver-desk.ts';

/** Everything about clickers: what hears them, who has which, and what is pressed. */
export function ClickersPanel({
  room,
  players,
  pressed,
  onAction,
  onAsk,
  onKeyboard,
}: {
  room: RoomOfDesk;
  players: readonly SeatRow[];
  pressed: ReadonlyMap<string, LastPress>;
  onAction: (action: OperatorAction) => void;
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
  /** The keyboard answers from now on, or no longer: its keys are no shortcuts then. */
  onKeyboard: (answers: boolean) => void;
}) {
  const t = useTexts('clickers');
  const desk = useReceiverDesk(room, players);
  const keyboard = useSyncExternalStore(desk.subscribe, () => desk.snapshot().keyboard);
  useEffect(() => onKeyboard(keyboard !== null), [keyboard, onKeyboard]);
  const phase = room.view.phase.phase;
  const asking = phase === 'question' || phase === 'closed';
  const handOut = useHandOut(players, pressed, onAction);
  const withClicker = players.filter(({ remotes }) => remotes.length > 0).length;
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-label={t.title}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t.title}
          </Title>
          {players.length > 0 && <Text c="dimmed">{t.paired(withClicker, players.length)}</Text>}
        </Group>
        <ReceiversBar desk={desk} />
        <AddPlayers players={players} onAsk={onAsk} />
        {players.length === 0 ? (
          <Text c="dimmed">{t.noNames}</Text>
        ) : (
          <>
            <HandOutCard handOut={handOut} players={players} inLobby={phase === 'lobby'} />
            <ClickerMap players={players} pressed={pressed} asking={asking} handOut={handOut} onAction={onAction} />
          </>
        )}
        <UnknownClickers players={players} pressed={pressed} onAction={onAction} />
        <ScreenClicker desk={desk} count={players.length} />
      </Stack>
    </Paper>
  );
}

/** Whose turn it is to press a key; the way to begin, to leave somebody for later, and to stop. */
function HandOutCard({
  handOut,
  players,
  inLobby,
}: {
  handOut: HandOut;
  players: readonly SeatRow[];
  /** There is time to try the clickers. */
  inLobby: boolean;
}) {
  const t = useTexts('clickers');
  const { wanted, next, wrong } = handOut;
  const wantedRow = wanted && players.find(({ seat }) => seat === wanted.seat);
  const left = players.filter(({ remotes }) => remotes.length === 0).length;
  if (!wantedRow && left === 0 && !inLobby) return null;
  return (
    <div className={styles.handOut} role="status">
      {wantedRow ? (
        <>
          <Text fw={700} size="lg">
            {t.anotherNow(wantedRow.name)}
          </Text>
          <Button variant="default" onClick={() => handOut.want(null)}>
            {t.cancel}
          </Button>
        </>
      ) : next ? (
        <>
          <Text fw={700} size="xl" className={styles.turn ?? ''}>
            {t.pressNow(next.name)}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={handOut.later}>
              {t.later}
            </Button>
            <Button variant="default" onClick={handOut.stop}>
              {t.stopPairing}
            </Button>
          </Group>
        </>
      ) : left > 0 ? (
        <>
          <Text>{t.left(left)}</Text>
          <Button onClick={handOut.begin}>{t.pair}</Button>
        </>
      ) : (
        <Text>{t.everybody}</Text>
      )}
      {wrong && <Text c="orange.9">{t.alreadyOf(wrong.name)}</Text>}
    </div>
  );
}
