import type { ContentOf } from '@qc/contract';
import { NOTHING_CARRIED } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { BreakField } from './break-field.tsx';

/** A break with its own clock; nothing is asked. */
export const breakSlide: EditorKind<ContentOf<'break'>> = {
  drawing: (
    <>
      <path d="M9 11h22v8a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9Z" fill="currentColor" />
      <path d="M31 13.500h2.500a4 4 0 0 1 0 8H31" {...LINE} />
      <path d="M16 3c2 2-1.500 3 .5 5M23.500 3c2 2-1.500 3 .5 5" {...LINE} strokeWidth="2" opacity=".6" />
    </>
  ),
  colours: { ink: '#0b5c63', tint: '#e0f4f5' },
  asks: false,
  shownAs: 'break',
  text: 'heading',
  line: 'subheading',
  medium: { ...PICTURE, label: 'slideMedia' },
  hasMediaAround: false,
  Answers: null,
  time: null,
  Rules: BreakField,
  points: null,
  answerWords: () => [],
  paste: null,
  carries: () => NOTHING_CARRIED,
  takes: () => ({}),
  loses: () => false,
  invents: () => null,
};
