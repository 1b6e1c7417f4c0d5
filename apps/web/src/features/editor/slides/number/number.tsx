import { newQuestion, type ContentOf } from '@qc/contract';
import { readNumber } from '@qc/engine';
import { NOTHING_CARRIED, wordsIn } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { ANSWER_TIME } from '../time-fields.ts';
import { NumberField } from './number-field.tsx';

/** Players guess a number. */
export const number: EditorKind<ContentOf<'number'>> = {
  drawing: (
    <>
      <path d="M4 22h36M4 18v8M13 20v4M22 18v8M31 20v4M40 18v8" {...LINE} strokeWidth="2" opacity=".55" />
      <path d="M26 15.500c-3.5-3.5-5-5.3-5-7.600a5 5 0 0 1 10 0c0 2.3-1.5 4.1-5 7.600Z" fill="currentColor" />
      <circle cx="26" cy="8" r="1.8" fill="#fff" />
    </>
  ),
  colours: { ink: '#303f9f', tint: '#e7eafd' },
  asks: true,
  shownAs: 'question',
  text: 'question',
  line: 'subheading',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: NumberField,
  time: ANSWER_TIME,
  points: 'points',
  answerWords: () => [],
  paste: null,
  carries: ({ numberKey: { value } }) => ({ ...NOTHING_CARRIED, right: value === null ? [] : [String(value)] }),
  takes: ({ right }) => {
    const value = right.length === 1 ? readNumber(right[0] ?? '') : null;
    return value === null ? {} : { numberKey: { ...newQuestion('number').numberKey, value } };
  },
  loses: ({ numberKey: { value } }, becomes) => value !== null && !wordsIn(becomes).has(String(value)),
  invents: ({ numberKey }, spread) => {
    const right = numberKey.value ?? 0;
    return { type: 'number', value: Math.round(right + spread * Math.max(1, Math.abs(right) * 0.04)) };
  },
};
