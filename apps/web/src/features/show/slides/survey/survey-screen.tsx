import { PickTiles } from '../picks-screen.tsx';
import type { ScreenKind } from '../screen-kind.ts';
import { SurveyColumns } from './survey-columns.tsx';

/** Answers to pick from; at the reveal what the hall thinks, as columns. */
export const survey: ScreenKind = {
  Below: (props) => {
    const { phase, view, language, tall } = props;
    if (phase.phase !== 'reveal' || !view.distribution) return <PickTiles {...props} />;
    return (
      <SurveyColumns
        question={phase.question}
        language={language}
        tall={tall}
        distribution={view.distribution}
        answered={view.answered}
        first={view.firstVote ?? null}
      />
    );
  },
  space: ({ phase, view }) => (phase.phase === 'reveal' && view.distribution ? 'columns' : 'answers'),
};
