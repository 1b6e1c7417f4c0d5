import { textsIn } from '#platform/words';
import { ActionIcon, Badge, Button, Group, Title, Tooltip } from '@mantine/core';
import {
  IconDeviceTv,
  IconDeviceTvOff,
  IconHelp,
  IconPlayerStop,
  IconQrcode,
  IconScreenShare,
  IconVolume,
  IconVolumeOff,
  IconWifi,
  IconWifiOff,
} from '@tabler/icons-react';
import type { OperatorAction, ScreenWish } from '@qc/contract';
import { useLanguage, useTexts } from '#platform/i18n';
import type { OperatorState } from './operator-state.ts';
import styles from './operate.module.css';
import { SoundButton } from './sound/index.ts';

/** Top of the console: the game, the connection, the big screen, sound, help, and the end. */
export function OperateBar({
  state,
  onPresent,
  onLinks,
  onHelp,
  onEnd,
  onAction,
  onWish,
}: {
  state: OperatorState;
  onPresent: () => void;
  /** Shows the links for big screens on other machines; null: there can be none. */
  onLinks: (() => void) | null;
  onHelp: () => void;
  onEnd: () => void;
  onAction: (action: OperatorAction) => void;
  onWish: (wish: ScreenWish) => void;
}) {
  const t = useTexts('operate');
  const press = useTexts('press');
  const { language } = useLanguage();
  const { view, room, wire } = state;
  const online = wire === 'online';
  const muted = view?.muted ?? false;
  const black = view?.black ?? false;
  const largeCode = view?.largeCode ?? false;
  const over = view?.phase.phase === 'ended';
  // In the lobby the screen is offered where people are gathered.
  const gathering = view?.phase.phase === 'lobby';
  return (
    <header className={styles.bar}>
      <div className={styles.barTitle}>
        <Title order={1} size="h3" lineClamp={1}>
          <bdi>{room?.name ?? t.title}</bdi>
        </Title>
        <Badge
          role="status"
          variant="light"
          color={online ? 'green' : 'red'}
          size="lg"
          tt="none"
          leftSection={online ? <IconWifi size={16} /> : <IconWifiOff size={16} />}
        >
          {online ? t.online : textsIn(language, 'liveWire')[wire]}
        </Badge>
      </div>
      {!over && (
        <Group gap="xs" wrap="nowrap">
          {!gathering && (
            <>
              <Button
                variant="default"
                leftSection={<IconDeviceTv size={20} />}
                onClick={onPresent}
                className={styles.wideOnly}
              >
                {t.openPresenter}
              </Button>
              <ActionIcon
                variant="default"
                size={42}
                aria-label={t.openPresenter}
                onClick={onPresent}
                className={styles.phoneOnly}
              >
                <IconDeviceTv size={22} />
              </ActionIcon>
            </>
          )}
          {onLinks && (
            <Tooltip label={press.otherScreens}>
              <ActionIcon variant="default" size={42} aria-label={press.otherScreens} onClick={onLinks}>
                <IconScreenShare size={22} />
              </ActionIcon>
            </Tooltip>
          )}
          {view?.door === null && (
            <Tooltip label={largeCode ? press.codeAway : press.code}>
              <ActionIcon
                variant={largeCode ? 'filled' : 'default'}
                size={42}
                aria-label={press.code}
                aria-pressed={largeCode}
                onClick={() => onAction({ do: 'largeCode', on: !largeCode })}
                className={styles.wideOnly}
              >
                <IconQrcode size={22} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label={black ? press.light : press.black}>
            <ActionIcon
              variant={black ? 'filled' : 'default'}
              color="dark"
              size={42}
              aria-label={press.black}
              aria-pressed={black}
              onClick={() => onAction({ do: 'black', on: !black })}
            >
              <IconDeviceTvOff size={22} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={muted ? t.unmute : t.mute}>
            <ActionIcon
              variant="default"
              size={42}
              aria-label={muted ? t.unmute : t.mute}
              onClick={() => onAction({ do: 'mute', on: !muted })}
            >
              {muted ? <IconVolumeOff size={22} /> : <IconVolume size={22} />}
            </ActionIcon>
          </Tooltip>
          {view && <SoundButton view={view} screens={state.screens} onAction={onAction} onWish={onWish} />}
          <Tooltip label={t.shortcuts}>
            <ActionIcon
              variant="default"
              size={42}
              aria-label={t.shortcuts}
              onClick={onHelp}
              className={styles.wideOnly}
            >
              <IconHelp size={22} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t.end}>
            <ActionIcon variant="light" color="red" size={42} aria-label={t.end} onClick={onEnd}>
              <IconPlayerStop size={22} />
            </ActionIcon>
          </Tooltip>
        </Group>
      )}
    </header>
  );
}
