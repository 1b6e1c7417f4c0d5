import type { CSSProperties } from 'react';
import { Face, FacePicture } from '../../faces/face.tsx';
import type { Guest } from './arrivals.ts';
import { nameFont, type Spot } from './lobby-cells.ts';
import styles from './lobby-people.module.css';

const length = (hundredths: number) => `${hundredths.toFixed(2)}cqmin`;

/** One player in the lobby, in the own cell. `drawn`: as lines, which may move; else as a picture. */
export function LobbyGuest({ guest: { key, name, face }, spot, drawn }: { guest: Guest; spot: Spot; drawn: boolean }) {
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
      {name !== null && spot.look !== 'face' && (
        <span className={styles.name} style={{ fontSize: length(nameFont(name, spot)) }} dir="auto">
          {name}
        </span>
      )}
    </li>
  );
}
