import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import { podiumWords } from '../telling/podium-words.ts';
import styles from '../player-card.module.css';
import { showNumber } from '../../show-texts.ts';

/** While the big screen fills the podium: the own face waits, until it has told the own place. */
export function PlayerPodium({
  room,
  phase,
  own,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'podium' }>;
  own: OwnView;
}) {
  const told = podiumWords(room, phase, own);
  if (told === '')
    return (
      <div className={styles.middle}>
        <span className={styles.sways}>
          <Face face={own.face} size="min(44cqw, 34cqh)" alive />
        </span>
        <h1>{textsIn(room.language, 'player').lookUp}</h1>
      </div>
    );
  return (
    <div className={`${styles.middle} ${styles.honoured}`}>
      <Face face={own.face} size="min(60cqw, 42cqh)" alive />
      <h1>{told}</h1>
      {own.score !== null && (
        <p className={styles.look}>
          <b>{showNumber(own.score)}</b> {textsIn(room.language, 'outcome').points(own.score)}
        </p>
      )}
    </div>
  );
}
