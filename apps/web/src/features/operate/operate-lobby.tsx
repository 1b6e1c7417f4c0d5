import { Box, Button, Paper, Text } from '@mantine/core';
import { IconCopy, IconDeviceTv, IconCoins, IconGift } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Room, RoomInfo } from '@qc/contract';
import { QrCode, typedAddress } from '#features/show';
import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import styles from './operate.module.css';

/** Before the first slide: how to join, and the big screen. */
export function OperateLobby({
  room,
  price,
  joinUrl,
  empty,
  pagesIn,
  sound,
  onPresent,
}: {
  room: RoomInfo;
  /** Null: not known yet. */
  price: Pick<Room, 'demo' | 'price'> | null;
  joinUrl: string;
  /** Nobody is here: the big screen is the next step then, and offered as such elsewhere. */
  empty: boolean;
  /** Phones and computers are let in: else there is nothing to join. */
  pagesIn: boolean;
  /** Whether the hall hears the big screen. */
  sound: ReactNode;
  onPresent: () => void;
}) {
  const t = useTexts('operate');
  if (!pagesIn && empty && !isPriced(price)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(joinUrl);
      showTimedMessage({ title: t.copied, kind: 'success' });
    } catch {
      showTimedMessage({ title: t.copyFailed, text: joinUrl, kind: 'error', durationMs: 6000 });
    }
  };
  return (
    <Paper withBorder radius="lg" p="lg" component="section">
      {pagesIn && (
        <div className={styles.join}>
          <div className={styles.joinWords}>
            <Text c="dimmed">{t.joinAt}</Text>
            <Text size="xl" fw={700} className={styles.address}>
              <bdi dir="ltr">{typedAddress(joinUrl)}</bdi>
            </Text>
            <Text c="dimmed" mt="sm">
              {t.code}
            </Text>
            <strong className={styles.code} dir="ltr">
              {room.code.slice(0, 3)} {room.code.slice(3)}
            </strong>
          </div>
          <div className={styles.qr}>
            <QrCode address={joinUrl} label={t.scanToJoin} />
          </div>
        </div>
      )}
      <div className={styles.joinActions}>
        {!empty && (
          <Button variant="light" leftSection={<IconDeviceTv size={20} />} onClick={onPresent}>
            {t.openPresenter}
          </Button>
        )}
        {pagesIn && (
          <Button variant="default" leftSection={<IconCopy size={20} />} onClick={() => void copy()}>
            {t.copyLink}
          </Button>
        )}
      </div>
      <Box mt="sm">{sound}</Box>
      {price && <RoomPrice room={price} />}
    </Paper>
  );
}

/** Whether there is something to be said of the price. */
function isPriced(room: Pick<Room, 'demo' | 'price'> | null): boolean {
  return room !== null && (room.demo || room.price > 0);
}

/** In the lobby: what the first slide will cost, or that this is a free demo. Nothing where runs are free. */
function RoomPrice({ room }: { room: Pick<Room, 'demo' | 'price'> }) {
  const t = useTexts('price');
  if (!isPriced(room)) return null;
  const Icon = room.demo ? IconGift : IconCoins;
  return (
    <div className={styles.price}>
      <Icon size={26} stroke={1.7} aria-hidden className={styles.priceIcon} />
      <div>
        <Text fw={650}>{room.demo ? t.demo : t.price(room.price)}</Text>
        <Text size="sm" c="dimmed">
          {room.demo ? t.demoHint : t.priceHint}
        </Text>
      </div>
    </div>
  );
}
