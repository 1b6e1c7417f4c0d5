import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { BridgeRow, LiveRefusal, OperatorAction, OperatorView, RoomInfo, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LastPress } from '../operator-state.ts';
import type { OperatedBridges } from '../use-operator-room.ts';
import { LowBatteries } from './battery-sign.tsx';
import { BridgesPart } from './bridges-part.tsx';
import { ClickerMap } from './clicker-map.tsx';
import styles from './clickers.module.css';
import { GoneReceiversBanner } from './gone-receivers.tsx';
import { KeysTest } from './keys-test.tsx';
import { AddPlayers, type ServerLists, useList } from '../lists/index.ts';
import { PrintButton } from './print-button.tsx';
import { ReceiversBar } from './receivers-bar.tsx';
import { ScreenClicker, screenKeys } from './screen-clicker.tsx';
import { SwapCard } from './swap-card.tsx';
import { UnknownClickers } from './unknown-clickers.tsx';
import { useGoneReceivers } from './use-gone-receivers.ts';
import { type HandOut, needsClicker, useHandOut } from './use-hand-out.ts';
import { type RoomOfDesk, useReceiverDesk } from './use-receiver-desk.ts';

/** Everything about clickers: what hears them, who has which, and what is pressed. */
export function ClickersPanel({
  info,
  room,
  players,
  pressed,
  bridges,
  onAction,
  onAsk,
  onKeyboard,
  onPause,
  FromServer,
}: {
  info: Pick<RoomInfo, 'name' | 'teams'>;
  room: RoomOfDesk & { view: Pick<OperatorView, 'paused'> };
  players: readonly SeatRow[];
  pressed: ReadonlyMap<string, LastPress>;
  bridges: (OperatedBridges & { rows: readonly BridgeRow[] }) | null;
  onAction: (action: OperatorAction) => void;
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
  /** The keyboard answers from now on, or no longer: its keys are no shortcuts then. */
  onKeyboard: (answers: boolean) => void;
  /** Pauses the game, where it can be paused now. */
  onPause: () => void;
  /** Lists that a server keeps; absent where there is none. */
  FromServer?: ServerLists | undefined;
}) {
  const t = useTexts('clickers');
  const desk = useReceiverDesk(room, players);
  const { receivers, keyboard, batteries } = useSyncExternalStore(desk.subscribe, desk.snapshot);
  useEffect(() => onKeyboard(keyboard !== null), [keyboard, onKeyboard]);
  const phase = room.view.phase.phase;
  const asking = phase === 'question' || phase === 'closed';
  const handOut = useHandOut(players, pressed, onAction);
  const [swapping, setSwapping] = useState<number | null>(null);
  const everywhere = [...receivers, ...receiversOf(bridges?.rows ?? [])];
  const filling = useList(players, onAsk, () => room.hear(namesOf(receivers)));
  const away = useGoneReceivers(everywhere, onPause);
  const teams = info.teams.mode === 'off' ? [] : info.teams.names;
  // Phones and callers that play along are none of these.
  const ofClickers = players.filter((row) => row.remotes.length > 0 || needsClicker(row));
  const withClicker = ofClickers.filter((row) => !needsClicker(row)).length;
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-label={t.title}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t.title}
          </Title>
          {ofClickers.length > 0 && <Text c="dimmed">{t.paired(withClicker, ofClickers.length)}</Text>}
        </Group>
        <ReceiversBar desk={desk} />
        {bridges && <BridgesPart bridges={bridges} onRemove={(host) => onAction({ do: 'removeBridge', host })} />}
        {room.view.timeStepMs !== undefined && <Text c="orange.9">{t.timeStep(room.view.timeStepMs)}</Text>}
        {keyboard && <KeysTest />}
        <GoneReceiversBanner away={away} view={room.view} onAction={onAction} />
        <AddPlayers
          place={{ players, teams, receivers: namesOf(everywhere) }}
          mustChooseTeam={info.teams.mode === 'choose'}
          filling={filling}
          FromServer={FromServer}
        />
        {ofClickers.length === 0 ? (
          <Text c="dimmed">{t.noNames}</Text>
        ) : (
          <>
            <HandOutCard handOut={handOut} players={ofClickers} inLobby={phase === 'lobby'} />
            {swapping !== null && (
              <SwapCard seat={swapping} players={players} onAction={onAction} onDone={() => setSwapping(null)} />
            )}
            <LowBatteries players={players} batteries={batteries} />
            <ClickerMap
              players={ofClickers}
              pressed={pressed}
              asking={asking}
              handOut={handOut}
              batteries={batteries}
              onSwap={setSwapping}
              onAction={onAction}
            />
            {withClicker > 0 && (
              <Group>
                <PrintButton game={info.name} players={players} teams={teams} />
              </Group>
            )}
          </>
        )}
        <UnknownClickers players={players} pressed={pressed} onAction={onAction} />
        <ScreenClicker desk={desk} count={players.length} keys={screenKeys(room.view.phase)} />
      </Stack>
    </Paper>
  );
}

/** Receivers at other computers; all of one that is away are. */
function receiversOf(bridges: readonly BridgeRow[]): Pick<BridgeRow['receivers'][number], 'name' | 'state'>[] {
  return bridges.flatMap(({ awaySinceMs, receivers }) =>
    receivers.map(({ name, state }) => ({ name, state: awaySinceMs === null ? state : ('gone' as const) })),
  );
}

function namesOf(receivers: readonly { name: string; state: string }[]): string[] {
  return receivers.flatMap(({ name, state }) => (state === 'gone' ? [] : [name]));
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
  const left = players.filter(needsClicker).length;
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
      {wrong && <Text c="red.9">{t.alreadyOf(wrong.name)}</Text>}
    </div>
  );
}
