import { ANSWERS_MAX, newQuestion, type ContentOf } from '@qc/contract';
import { AnswersField } from '../../answers/answers-field.tsx';
import { listFrom, losesAnswerOf, rightTexts } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { inventedPicks } from '../invented-picks.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';

/** Answers to pick, of which some are right. */
export const trivia: EditorKind<ContentOf<'trivia'>> = {
  drawing: (
    <>
      <rect x="3" y="3" width="38" height="6" rx="3" fill="currentColor" opacity=".28" />
      <rect x="3" y="12" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <rect x="23" y="12" width="18" height="8" rx="2.5" fill="currentColor" />
      <rect x="3" y="22" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <rect x="23" y="22" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <path d="m29 16 2.2 2 4-4" {...LINE} stroke="#fff" strokeWidth="2" />
    </>
  ),
  colours: { ink: '#0d47a1', tint: '#e3f2fd' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: (props) => <AnswersField {...props} graded />,
  time: ANSWER_TIME,
  points: 'points',
  answerWords: () => [],
  paste: { max: ANSWERS_MAX, isRight: (marked) => marked, severalMeansMultiple: true, takesKeyAlone: false },
  carries: ({ answers, selection }) => ({ list: answers, right: rightTexts(answers), selection }),
  takes: (carried) => ({
    ...listFrom(carried, newQuestion('trivia').answers, true),
    selection: carried.selection,
  }),
  loses: ({ answers }, becomes) => losesAnswerOf(answers, becomes),
  invents: (slide, spread) => ({ type: 'trivia', picks: inventedPicks(slide, spread) }),
};
