import { plural } from '../../grammar.ts';

const slidesEn = (n: number) => plural(n, { one: 'slide', other: `${n} slides` });

/** Words of what is done to slides and taken back, by language. */
export const editorActions = {
  undo: 'Undo',
  redo: 'Redo',
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Done again: ${what}`,
  add: (n: number) => `add ${slidesEn(n)}`,
  remove: (n: number) => `delete ${slidesEn(n)}`,
  duplicate: (n: number) => `duplicate ${slidesEn(n)}`,
  move: (n: number) => `move ${slidesEn(n)}`,
  paste: (n: number) => `paste ${slidesEn(n)}`,
  import: (n: number) => `import ${slidesEn(n)}`,
  change: (n: number) => `change ${slidesEn(n)}`,
  fill: (n: number) => plural(n, { zero: 'pasted text', one: 'fill in 1 answer', other: `fill in ${n} answers` }),
  type: 'change type',
  settings: 'settings',
  selected: (n: number) =>
    plural(n, { zero: 'No slides selected', one: '1 slide selected', other: `${n} slides selected` }),
  selectAll: 'Select all',
  clear: 'Clear selection',
  select: (n: number) => `Select slide ${n}`,
  choose: 'Select several slides',
  copy: 'Copy',
  cut: 'Cut',
  paste1: 'Paste after this',
  copied: (n: number) => plural(n, { one: 'Slide copied', other: `${n} slides copied` }),
  clipboardRefused: 'The browser didn’t allow the clipboard. Use Ctrl+C and Ctrl+V.',
  pasted: (n: number) => plural(n, { one: 'Slide pasted', other: `${n} slides pasted` }),
  imported: (n: number) => plural(n, { one: '1 question imported', other: `${n} questions imported` }),
  mediaLeft: 'Images and audio from other people’s games weren’t copied.',
  setTime: 'Set time',
  setScore: 'Set points',
  setCategories: 'Set categories',
  addCategories: 'These categories are added to all selected slides',
  lock: 'Lock',
  unlock: 'Unlock',
  moveTop: 'Move to the start',
  moveEnd: 'Move to the end',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicateMany: 'Duplicate',
  removeMany: 'Delete',
  actions: 'Actions for the selected slides',
  changed: (n: number) => plural(n, { one: '1 slide changed', other: `${n} slides changed` }),
  removed: (n: number) => plural(n, { one: 'Slide deleted', other: `${n} slides deleted` }),
  apply: 'Apply',
  lockedLeft: 'Locked slides weren’t changed.',
};

/** Words of what is done to slides and taken back. */
export type ActionTexts = typeof editorActions;
