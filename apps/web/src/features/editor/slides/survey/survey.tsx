import { ANSWERS_MAX, newQuestion, type ContentOf } from '@qc/contract';
import { AnswersField } from '../../answers/answers-field.tsx';
import { listFrom, losesAnswerOf } from '../carried.ts';
import type { EditorKind } from '../editor-kind.ts';
import { inventedPicks } from '../invented-picks.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';

/** Answers to pick, none of them right or wrong. */
export const survey: EditorKind<ContentOf<'survey'>> = {
  drawing: (
    <>
      <rect x="4" y="17" width="8" height="12" rx="2" fill="currentColor" opacity=".5" />
      <rect x="18" y="5" width="8" height="24" rx="2" fill="currentColor" />
      <rect x="32" y="11" width="8" height="18" rx="2" fill="currentColor" opacity=".7" />
    </>
  ),
  colours: { ink: '#6a1b9a', tint: '#f2e7f8' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: (props) => <AnswersField {...props} graded={false} />,
  time: ANSWER_TIME,
  points: null,
  answerWords: () => [],
  paste: { max: ANSWERS_MAX, isRight: () => false, severalMeansMultiple: false, takesKeyAlone: false },
  carries: ({ answers, selection }) => ({ list: answers, right: [], selection }),
  takes: (carried) => ({
    ...listFrom(carried, newQuestion('survey').answers, false),
    selection: carried.selection,
  }),
  loses: ({ answers }, becomes) => losesAnswerOf(answers, becomes),
  invents: (slide, spread) => ({ type: 'survey', picks: inventedPicks(slide, spread) }),
};
