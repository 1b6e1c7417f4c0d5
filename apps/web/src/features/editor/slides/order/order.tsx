import { ANSWERS_MAX, newQuestion, type ContentOf } from '@qc/contract';
import { listFrom, losesAnswerOf, NOTHING_CARRIED } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';
import { OrderField } from './order-field.tsx';

/** Items to be put in their right order. */
export const order: EditorKind<ContentOf<'order'>> = {
  drawing: (
    <>
      <rect x="12" y="3" width="29" height="7" rx="2.5" fill="currentColor" />
      <rect x="12" y="12.5" width="29" height="7" rx="2.5" fill="currentColor" opacity=".6" />
      <rect x="12" y="22" width="29" height="7" rx="2.5" fill="currentColor" opacity=".32" />
      <path d="M5 5v20m-3-3 3 4 3-4" {...LINE} strokeWidth="2" />
    </>
  ),
  colours: { ink: '#00566b', tint: '#e3f4f8' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: OrderField,
  time: ANSWER_TIME,
  points: 'points',
  answerWords: () => [],
  paste: { max: ANSWERS_MAX, isRight: () => false, severalMeansMultiple: false, takesKeyAlone: false },
  carries: ({ answers }) => ({ ...NOTHING_CARRIED, list: answers }),
  takes: (carried) => listFrom(carried, newQuestion('order').answers, false),
  loses: ({ answers }, becomes) => losesAnswerOf(answers, becomes),
  invents: ({ sequence }, spread) => {
    const [first = 0, second = 0, ...rest] = sequence;
    return { type: 'order', sequence: spread === 0 ? [...sequence] : [second, first, ...rest] };
  },
};
