import type { ContentOf } from '@qc/contract';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { SHOWN } from '../main-media.ts';
import { NOTHING_ASKED } from '../nothing-asked.ts';
import { STAY_TIME } from '../time-fields.ts';

/** A medium with a heading; nothing is asked. */
export const media: EditorKind<ContentOf<'media'>> = {
  ...NOTHING_ASKED,
  drawing: (
    <>
      <rect x="3" y="3" width="38" height="26" rx="5" fill="currentColor" opacity=".25" />
      <path d="m5 26 10-10 7 7 5-5 12 9" {...LINE} />
      <circle cx="31" cy="10" r="3.5" fill="currentColor" />
    </>
  ),
  colours: { ink: '#8a4b00', tint: '#fdeee0' },
  shownAs: 'media',
  medium: SHOWN,
  time: STAY_TIME,
};
