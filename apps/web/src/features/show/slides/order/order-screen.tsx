import { textsIn } from '#platform/words';
import { AnswerTiles } from '../../screen/answer-tiles.tsx';
import { OnPhone } from '../on-phone.tsx';
import type { ScreenKind } from '../screen-kind.ts';
import styles from '../screen-task.module.css';
import { OrderBoard } from './order-board.tsx';

/** Items that are put in order; at the reveal the right one. */
export const order: ScreenKind = {
  Below: ({ phase, view, language, tall }) => {
    const { question } = phase;
    if (phase.phase === 'reveal' && phase.correct)
      return (
        <OrderBoard
          question={question}
          sequence={phase.correct}
          distribution={view.distribution}
          answered={view.answered}
          language={language}
          tall={tall}
        />
      );
    const { orderOnPhone } = textsIn(language, 'presenter');
    return (
      <div className={styles.stack}>
        {phase.phase !== 'reveal' && <OnPhone small words={orderOnPhone} over={phase.phase === 'closed'} />}
        <AnswerTiles question={question} language={language} tall={tall} />
      </div>
    );
  },
  space: ({ phase }) => (phase.phase === 'reveal' ? 'outcome' : 'task'),
};
