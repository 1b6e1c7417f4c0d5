import { memo, type CSSProperties } from 'react';
import { Face, FacePicture } from '../../faces/face.tsx';
import type { Guest } from './arrivals.ts';
import { GuestName } from './guest-name.tsx';
import { hasTwoLines, nameFont, type Spot } from './lobby-cells.ts';
import styles from './lobby-people.module.css';

const length = (hundredths: number) => `${hundredths.toFixed(2)}cqmin`;

interface LobbyGuestProps {
  guest: Guest;
  spot: Spot;
  drawn: boolean;
}

/** One player in the lobby, in the own cell. `drawn`: as lines, which may move; else as a picture. */
export const LobbyGuest = memo(OneGuest, isTheSame);

/** Of three hundred, those that stand where they stood are not drawn anew when others come. */
function isTheSame(before: LobbyGuestProps, now: LobbyGuestProps): boolean {
  const [one, other] = [before.spot, now.spot];
  return (
    before.drawn === now.drawn &&
    before.guest.key === now.guest.key &&
    before.guest.face === now.guest.face &&
    one.look === other.look &&
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height, one.face - other.face].every(
      (difference) => difference === 0,
    ) &&
    one.font === other.font
  );
}

function OneGuest({ guest: { key, name, face }, spot, drawn }: LobbyGuestProps) {
  const place: CSSProperties = {
    insetInlineStart: length(spot.x),
    top: length(spot.y),
    width: length(spot.width),
    height: length(spot.height),
  };
  const size = length(spot.face);
  return (
    <li className={styles[spot.look]} style={place} data-row={key}>
      <span className={styles.bobbing} style={{ animationDelay: `${-(face % 2400)}ms` }} data-face>
        {drawn ? <Face face={face} size={size} alive={spot.face >= 5} /> : <FacePicture face={face} size={size} />}
      </span>
      {name !== null && spot.look !== 'face' && <Name name={name} spot={spot} />}
    </li>
  );
}

function Name({ name, spot }: { name: string; spot: Spot }) {
  const style: CSSProperties = { fontSize: length(nameFont(name, spot)) };
  if (!hasTwoLines(spot)) return <GuestName name={name} className={styles.name ?? ''} style={style} />;
  return (
    <span className={`${styles.name} ${styles.lines}`} style={style} dir="auto">
      {name}
    </span>
  );
}
