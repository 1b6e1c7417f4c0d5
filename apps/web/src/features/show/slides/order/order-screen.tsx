import { textsIn } from '#platform/words';
import { OnPhone } from '../on-phone.tsx';
import type { ScreenKind } from '../screen-kind.ts';
import styles from '../screen-task.module.css';
import { OrderBoard } from './order-board.tsx';

/** Items that are put in order; at the reveal they sort themselves. Nothing else moves: the task keeps its place. */
export const order: ScreenKind = {
  Below: ({ phase, view, language, tall }) => {
    const isOpen = phase.phase !== 'closed' && phase.phase !== 'reveal';
    return (
      <div className={styles.stack}>
        <OnPhone small words={textsIn(language, 'presenter').orderOnPhone} over={!isOpen} />
        <OrderBoard
          question={phase.question}
          sequence={phase.phase === 'reveal' ? phase.correct : null}
          distribution={view.distribution}
          answered={view.answered}
          language={language}
          tall={tall}
        />
      </div>
    );
  },
  space: () => 'outcome',
};
