import { isolate } from '../../../isolate.ts';
import type { KeyLimit } from '@qc/contract';

/** Words of what clickers can and cannot answer. */
export const clickerSlides = {
  notes: {
    digits: 'Only clickers with digits answer this. For all others it is skipped, and nobody waits for them.',
    noMinus: 'Clickers have no minus key: nobody can give this answer on one.',
    fewKeys: 'Many clickers have four keys only: with them, nobody picks E and on.',
  } satisfies Record<Exclude<KeyLimit, 'none'>, string>,
  short: { digits: 'Needs digits', noMinus: 'Needs a minus', fewKeys: 'Over 4 keys' } satisfies Record<
    Exclude<KeyLimit, 'none'>,
    string
  >,
  lobby: {
    none: (slides: string) => `Clickers can’t answer slides ${isolate(slides)}: skipped for who has only a clicker.`,
    digits: (slides: string) => `Only clickers with digits answer slides ${isolate(slides)}: skipped for the others.`,
    noMinus: (slides: string) =>
      `Nobody can type the answer of slides ${isolate(slides)} on a clicker: it has no minus.`,
    fewKeys: (slides: string) => `Slides ${isolate(slides)} have more than four answers: many clickers have four keys.`,
  } satisfies Record<KeyLimit, (slides: string) => string>,
  preview: 'A clicker',
  previewHint: 'Press a key: it answers in the preview.',
  previewSaid: (keys: string) => `Pressed: \u2066${keys}\u2069`,
  previewRight: 'Right: the lamp lights',
  previewWrong: 'Not right',
};

export type ClickerSlidesTexts = typeof clickerSlides;
