import { textsIn } from '#platform/words';
import { showNumber } from '../../show-texts.ts';
import { OnPhone } from '../on-phone.tsx';
import type { ScreenKind } from '../screen-kind.ts';
import styles from '../screen-task.module.css';
import { MiniGameFrame } from './mini-game-frame.tsx';

/** A game of another site, which the hall's own screen runs as well; at the reveal how many have finished it. */
export const miniGame: ScreenKind = {
  Below: ({ phase, view, language, live }) => {
    const t = textsIn(language, 'presenter');
    const { question } = phase;
    if (phase.phase === 'reveal')
      return (
        <p className={styles.finished}>
          <b>{showNumber(view.answered)}</b> {t.finishedGame}
        </p>
      );
    return (
      <div className={styles.game}>
        <OnPhone words={t.playOnPhone} over={phase.phase === 'closed'} />
        {live && (
          <div className={styles.box}>
            <MiniGameFrame link={question.miniGame} title={question.question} problem={t.cannotShow} />
          </div>
        )}
      </div>
    );
  },
  space: ({ phase, live }) => (phase.phase === 'reveal' ? 'outcome' : live ? 'game' : 'task'),
};
