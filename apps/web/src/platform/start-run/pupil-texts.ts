import type { Dictionary } from '../i18n/index.ts';

/** Words for seeing a game as a pupil sees it. */
export const pupilTexts: Dictionary<{ play: string }> = {
  en: { play: 'Play as a pupil' },
  he: { play: 'משחק כמו תלמיד' },
  ar: { play: 'اللعب كتلميذ' },
};
