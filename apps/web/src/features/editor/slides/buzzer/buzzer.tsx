import { newQuestion, type ContentOf } from '@qc/contract';
import { NOTHING_CARRIED, wordsIn } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';
import { BuzzerField } from './buzzer-field.tsx';

/** Whoever presses first answers aloud. */
export const buzzer: EditorKind<ContentOf<'buzzer'>> = {
  drawing: (
    <>
      <path d="M9 23a13 13 0 0 1 26 0Z" fill="currentColor" />
      <path d="M5 27h34" {...LINE} />
      <path d="M22 3v4M10 5.500l2.500 3.500M34 5.500 31.500 9" {...LINE} strokeWidth="2" opacity=".6" />
      <path d="M15 20a8 8 0 0 1 6-5.500" {...LINE} stroke="#fff" strokeWidth="2" opacity=".75" />
    </>
  ),
  colours: { ink: '#b3182b', tint: '#fde8ea' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: BuzzerField,
  time: ANSWER_TIME,
  points: 'allPoints',
  answerWords: () => [],
  paste: null,
  carries: ({ buzzer: { answer } }) => ({ ...NOTHING_CARRIED, right: answer === '' ? [] : [answer] }),
  takes: ({ right: [answer] }) => (answer === undefined ? {} : { buzzer: { ...newQuestion('buzzer').buzzer, answer } }),
  loses: ({ buzzer: { answer } }, becomes) => answer !== '' && !wordsIn(becomes).has(answer),
  invents: () => ({ type: 'buzzer', verdict: null }),
};
