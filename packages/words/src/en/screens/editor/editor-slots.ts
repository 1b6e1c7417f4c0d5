import { plural } from '../../grammar.ts';

/** Words of files that are pasted or dropped in the editor, by language. */
export const editorSlots = {
  placing: (name: string) => `Uploading ${name}…`,
  placed: 'The file is in place',
  placedSmaller: 'The image was made smaller and is in place',
  placedMany: (n: number) => `${n} files are in place`,
  kept: (n: number) =>
    plural(n, { one: 'One more file is in the gallery', other: `${n} more files are in the gallery` }),
  noSlot: 'Where does the file go?',
  noSlotText:
    'Drop it on the background, the logo, the pictures while joining, the music or the winners’ sound, or choose one of them and paste.',
  refused: 'The file was not added',
  full: 'At most 12 pictures stand there. Remove one first.',
  offline: 'You’re offline. Add it when the connection is back.',
};

/** Words of files that are pasted or dropped in the editor. */
export type SlotTexts = typeof editorSlots;
