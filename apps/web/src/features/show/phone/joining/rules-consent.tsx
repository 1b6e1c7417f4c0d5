import { textsIn } from '#platform/words';
import type { RoomInfo } from '@qc/contract';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from './joining.module.css';

/** The game's regulations and the agreement to them. */
export function RulesConsent({
  room,
  consent,
  asked,
  onConsent,
}: {
  room: RoomInfo;
  consent: boolean;
  /** Joining was tried: what is missing is said. */
  asked: boolean;
  onConsent: (consent: boolean) => void;
}) {
  const t = textsIn(room.language, 'join');
  const missing = asked && !consent;
  return (
    <div className={styles.rules}>
      {room.regulationsText !== '' && (
        <details>
          <summary>{t.rules}</summary>
          <p dir={wordsDirection(room.regulationsText, room.direction)}>{room.regulationsText}</p>
        </details>
      )}
      {room.regulationsLink !== '' && (
        <a href={room.regulationsLink} target="_blank" rel="noopener noreferrer">
          {t.rulesLink}
        </a>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={consent}
          aria-invalid={missing}
          onChange={(event) => onConsent(event.currentTarget.checked)}
        />
        <span>{t.consent}</span>
      </label>
      {missing && <p className={styles.problem}>{textsIn(room.language, 'play').consentProblem}</p>}
    </div>
  );
}
