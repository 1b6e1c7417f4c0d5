import type { SlideType } from '../entities/question.ts';

/**
 * What the library does with slides of a kind. `import`: they are copied into games, with their key, and their answers
 * are shown. `read`: they are found and only read. `none`: they are not looked for.
 */
export type LibraryUse = 'import' | 'read' | 'none';

const LIBRARY_USE: Readonly<Record<SlideType, LibraryUse>> = {
  trivia: 'import',
  trueFalse: 'read',
  survey: 'read',
  typed: 'read',
  number: 'read',
  order: 'read',
  media: 'none',
  miniGame: 'read',
};

/** What the library does with a slide. */
export function libraryUse({ type }: { type: SlideType }): LibraryUse {
  return LIBRARY_USE[type];
}

/** Whether a slide can be taken from the library into a game. */
export function isImportable(slide: { type: SlideType }): boolean {
  return libraryUse(slide) === 'import';
}
