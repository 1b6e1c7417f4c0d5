import { NOTHING_CARRIED } from './carried.ts';
import type { EditorKind } from './editor-kind.ts';

/** What kinds have in common that show something and ask nothing. */
export const NOTHING_ASKED = {
  asks: false,
  text: 'heading',
  line: 'subheading',
  hasMediaAround: false,
  Answers: null,
  points: null,
  answerWords: () => [],
  paste: null,
  carries: () => NOTHING_CARRIED,
  takes: () => ({}),
  loses: () => false,
  invents: () => null,
} satisfies Partial<EditorKind>;
