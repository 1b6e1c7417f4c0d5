import { textsIn } from '#platform/words';
import { showQuantity } from '../../parts/show-quantity.ts';
import { OnClicker } from '../on-clicker.tsx';
import { OnPhone } from '../on-phone.tsx';
import { saidOnScreen } from '../said-screen.tsx';
import type { ScreenKind } from '../screen-kind.ts';
import { NumberBoard } from './number-board.tsx';

const byPhone = saidOnScreen(
  (_question, language) => textsIn(language, 'presenter').numberOnPhone,
  (words, { unit }) => showQuantity(words, unit),
);

/** A question of more letters needs the room that two votes on one line would have. */
const LONG = 90;

/** A number, with the unit of the question, and at the reveal everybody's guesses on a line; where clickers play, how it is typed on them. */
export const number: ScreenKind = {
  ...byPhone,
  space: (props) => {
    if (!props.view.firstVote?.guesses) return byPhone.space(props);
    return props.phase.question.question.length > LONG ? 'outcome' : 'columns';
  },
  Below: (props) => {
    const { phase, view, language } = props;
    if (phase.phase === 'reveal' && view.guesses)
      return (
        <NumberBoard
          guesses={view.guesses}
          first={view.firstVote?.guesses ?? []}
          solution={phase.solution}
          unit={phase.question.unit}
          closest={phase.closest}
          language={language}
        />
      );
    if (phase.phase !== 'reveal' && view.firstVote?.guesses)
      return (
        <NumberBoard
          guesses={view.firstVote.guesses}
          first={[]}
          solution={[]}
          unit={phase.question.unit}
          closest={[]}
          language={language}
        />
      );
    if (phase.phase === 'reveal' || !view.latinKeys) return <byPhone.Below {...props} />;
    const t = textsIn(language, 'presenter');
    const over = phase.phase === 'closed';
    return (
      <>
        {view.door !== 'pagesNotLetIn' && (
          <OnPhone words={t.numberOnPhone} unit={phase.question.unit} small over={over} />
        )}
        <OnClicker words={t.numberOnClicker} unit={phase.question.unit} over={over} />
      </>
    );
  },
};
