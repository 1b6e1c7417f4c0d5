import { useTexts } from '#platform/i18n';
import { Text } from '@mantine/core';
import type { Room } from '@qc/contract';
import { IconCoins, IconGift } from '@tabler/icons-react';
import styles from './operate.module.css';

/** In the lobby: what the first slide will cost, or that this is a free demo. Nothing where runs are free. */
export function RoomPrice({ room }: { room: Pick<Room, 'demo' | 'price'> }) {
  const t = useTexts('price');
  if (!room.demo && room.price === 0) return null;
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
