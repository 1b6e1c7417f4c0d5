import type { ContentOf } from '@qc/contract';
import { NOTHING_CARRIED } from '../carried.ts';
import { LINE } from '../drawing-line.ts';
import type { EditorKind } from '../editor-kind.ts';
import { PICTURE } from '../main-media.ts';
import { PLAY_TIME } from '../time-fields.ts';
import { MiniGameField } from './mini-game-field.tsx';

/** A small game from another site, played on each phone. */
export const miniGame: EditorKind<ContentOf<'miniGame'>> = {
  drawing: (
    <>
      <path
        d="M13 8h18a10 10 0 0 1 9.5 12.500c-.8 3.2-4.7 3.8-6.8 1.200L31 18.500H13l-2.7 3.200c-2.1 2.6-6 2-6.8-1.200A10 10 0 0 1 13 8Z"
        fill="currentColor"
      />
      <path d="M14 10.500v5.500M11.3 13.200h5.5" {...LINE} stroke="#fff" strokeWidth="2" />
      <circle cx="31" cy="13" r="2" fill="#fff" />
    </>
  ),
  colours: { ink: '#2e5d12', tint: '#e9f5e3' },
  asks: true,
  shownAs: 'question',
  text: 'heading',
  line: 'instructions',
  medium: PICTURE,
  hasMediaAround: true,
  Answers: MiniGameField,
  time: PLAY_TIME,
  points: 'mostPoints',
  answerWords: () => [],
  paste: null,
  carries: () => NOTHING_CARRIED,
  takes: () => ({}),
  loses: ({ miniGame: link }) => link !== '',
  invents: (_slide, spread) => ({ type: 'miniGame', share: 1 - spread * 0.2 }),
};
