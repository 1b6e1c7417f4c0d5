import type { RoomInfo } from '@qc/contract';
import { QrCode, typedAddress } from '#features/show';
import styles from './large-code.module.css';

/** The code to scan over the whole big screen, so that it can be read from the last row, with what is typed instead. */
export function LargeCode({ room, joinUrl }: { room: RoomInfo; joinUrl: string }) {
  return (
    <div className={styles.large} dir={room.direction} role="status">
      <div className={styles.scan}>
        <QrCode address={joinUrl} label={joinUrl} />
      </div>
      <div className={styles.typed}>
        <bdi dir="ltr" className={styles.address}>
          {typedAddress(joinUrl)}
        </bdi>
        <strong dir="ltr" className={styles.code}>
          {room.code.slice(0, 3)} {room.code.slice(3)}
        </strong>
      </div>
    </div>
  );
}
