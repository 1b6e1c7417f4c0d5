import { textsIn } from '#platform/words';
import type { Language, QuestionView, SlideResponse } from '@qc/contract';
import { pickedIn } from '@qc/contract/slides/picked';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerPads } from '../tasks/answer-pads.tsx';
import type { PhoneKind } from './phone-kind.ts';
import { PickedChips, RowPicks } from './picks-shown.tsx';

interface Picking {
  respond: (picks: number[]) => SlideResponse;
  /** The words for picking several, where the author may allow it; null: it is always one. */
  several: 'chooseSeveral' | 'chooseSeveralSurvey' | null;
  outcome: PhoneKind['outcome'];
}

/** A kind whose answers are picked, on the phone: pads to press, and what was picked as chips. */
export function picksOnPhone({ respond, several, outcome }: Picking): PhoneKind {
  const takesSeveral = ({ selection }: QuestionView) => several !== null && selection === 'multiple';
  const howTo = (question: QuestionView, language: Language) =>
    textsIn(language, 'player')[several !== null && takesSeveral(question) ? several : 'chooseOne'];
  return {
    Task: ({ question, language, onAnswer, ...rest }) => (
      <AnswerPads
        {...rest}
        question={question}
        language={language}
        howTo={howTo(question, language)}
        several={takesSeveral(question)}
        onPick={(picks) => onAnswer(respond(picks))}
      />
    ),
    staysAfterClose: true,
    howTo,
    taskSaysHowTo: false,
    outcome,
    Solution: PickedChips,
    solutionWords: ({ question, correct }, language) =>
      (correct ?? []).map((index) => answerLabel(question, index, language)).join(', '),
    Given: ({ row, language }) => <RowPicks row={row} indices={pickedIn(row.response)} language={language} />,
    Right: ({ row, language }) => <RowPicks row={row} indices={row.right ?? []} language={language} />,
  };
}
