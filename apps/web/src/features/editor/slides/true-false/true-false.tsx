import type { ContentOf } from '@qc/contract';
import { NOTHING_CARRIED } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { inventedPicks } from '../invented-picks.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';
import { TrueFalseField } from './true-false-field.tsx';

/** A statement that is true or false. */
export const trueFalse: EditorKind<ContentOf<'trueFalse'>> = {
  drawing: (
    <>
      <rect x="2" y="6" width="19" height="20" rx="5" fill="currentColor" />
      <rect x="23" y="6" width="19" height="20" rx="5" fill="currentColor" opacity=".38" />
      <path d="m7 16 3.5 3.500L16.5 13" {...LINE} stroke="#fff" />
      <path d="m29 12.5 7 7m0-7-7 7" {...LINE} />
    </>
  ),
  colours: { ink: '#00594f', tint: '#e2f5ee' },
  asks: true,
  shownAs: 'question',
  text: 'statement',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: TrueFalseField,
  time: ANSWER_TIME,
  points: 'points',
  answerWords: (t) => [t.true, t.false],
  paste: null,
  carries: () => NOTHING_CARRIED,
  takes: () => ({}),
  loses: () => false,
  invents: (slide, spread) => ({ type: 'trueFalse', picks: inventedPicks(slide, spread) }),
};
