import { ANSWER_TEXT_MAX, newAnswer, SPELLINGS_MAX, type ContentOf } from '@qc/contract';
import { losesAnswerOf, NOTHING_CARRIED, rightTexts } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';
import { TypedField } from './typed-field.tsx';

/** Players type the answer, which is compared with spellings that are accepted. */
export const typed: EditorKind<ContentOf<'typed'>> = {
  drawing: (
    <>
      <rect x="2.5" y="8" width="39" height="16" rx="5" {...LINE} />
      <path d="M9 12.500v7M8 19.500h2M8 12.500h2" {...LINE} strokeWidth="2" />
      <rect x="14" y="14.5" width="6" height="3" rx="1.5" fill="currentColor" />
      <rect x="22" y="14.5" width="11" height="3" rx="1.5" fill="currentColor" opacity=".5" />
    </>
  ),
  colours: { ink: '#9c1450', tint: '#fde8ef' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: TypedField,
  time: ANSWER_TIME,
  points: 'points',
  answerWords: () => [],
  paste: { max: SPELLINGS_MAX, isRight: () => true, severalMeansMultiple: false, takesKeyAlone: true },
  carries: ({ answers }) => ({ ...NOTHING_CARRIED, right: rightTexts(answers) }),
  takes: ({ right }) => (right.length === 0 ? {} : { answers: right.map((word) => newAnswer(word, true)) }),
  loses: ({ answers }, becomes) => losesAnswerOf(answers, becomes),
  invents: ({ answers }, spread) => {
    const right = answers[0]?.text || '…';
    return { type: 'typed', text: (spread === 0 ? right : right.slice(0, 1 + spread)).slice(0, ANSWER_TEXT_MAX) };
  },
};
