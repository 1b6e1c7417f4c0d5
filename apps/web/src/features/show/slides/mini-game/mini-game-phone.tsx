import { textsIn } from '#platform/words';
import { MiniGameTask } from '../../phone/player-rare.tsx';
import { sharePercent } from '../../standings/score-share.ts';
import type { PhoneKind, SolutionProps } from '../phone-kind.ts';
import styles from '../solution.module.css';

function Score({ room, own: { response } }: SolutionProps) {
  if (response?.type !== 'miniGame') return null;
  const t = textsIn(room.language, 'task');
  const percent = sharePercent(response.share);
  return (
    <section className={styles.group}>
      <h2>{percent === '' ? t.noScore : t.gameScore}</h2>
      {percent !== '' && (
        <>
          <p className={styles.words}>
            <bdi>{percent}</bdi>
          </p>
          <p className={styles.also}>{t.unverified}</p>
        </>
      )}
    </section>
  );
}

/** A game of another site, which tells its score itself. */
export const miniGame: PhoneKind = {
  Task: MiniGameTask,
  staysAfterClose: false,
  howTo: () => '',
  taskSaysHowTo: true,
  outcome: 'scored',
  Solution: Score,
  solutionWords: () => '',
  Given: ({ row: { response } }) => <bdi>{(response?.type === 'miniGame' && sharePercent(response.share)) || '–'}</bdi>,
  Right: () => null,
};
