import type { ContentOf } from '@qc/contract';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { NOTHING_ASKED } from '../nothing-asked.ts';
import { BreakField } from './break-field.tsx';

/** A break with its own clock; nothing is asked. */
export const breakSlide: EditorKind<ContentOf<'break'>> = {
  ...NOTHING_ASKED,
  drawing: (
    <>
      <path d="M9 11h22v8a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9Z" fill="currentColor" />
      <path d="M31 13.500h2.500a4 4 0 0 1 0 8H31" {...LINE} />
      <path d="M16 3c2 2-1.500 3 .5 5M23.500 3c2 2-1.500 3 .5 5" {...LINE} strokeWidth="2" opacity=".6" />
    </>
  ),
  colours: { ink: '#0b5c63', tint: '#e0f4f5' },
  shownAs: 'break',
  medium: { ...PICTURE, label: 'slideMedia' },
  time: null,
  Rules: BreakField,
};
