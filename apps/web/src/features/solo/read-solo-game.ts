import { fileMediaRef, GameFile, unpackGameFile } from '@qc/contract';
import { toRunGame, type RunGame } from '@qc/engine';

/** A closest number is right for one player alone when it is within this share of the right one. */
const CLOSE_SHARE = 0.1;

/** A game taken out of the page, ready to be played. */
export interface SoloGame {
  run: RunGame;
  /** Bytes of its media by key, base64, with their type. */
  files: readonly { key: string; mime: string; data: string }[];
}

/**
 * Reads the game that the export wrote into the page; null when there is none, or not a whole one. `seed` mixes order
 * slides. Questions that belong to a hall (consent, phone, standings among players) are left out; a number that would
 * win by being closest of all wins by being close.
 */
export function readSoloGame(json: string, seed: string): SoloGame | null {
  const file = parseFile(json);
  if (!file) return null;
  const media = new Map(file.media.map((one) => [one.key, one]));
  const { settings, slides } = unpackGameFile(file, {
    media: (use) => {
      const one = media.get(use.media);
      return one ? fileMediaRef(one, use) : null;
    },
    category: () => null,
  });
  const alone = {
    ...settings,
    collectPhone: false,
    regulationsLink: '',
    regulationsText: '',
    maxParticipants: 1,
    winnersCount: 1,
    showResultsAfter: settings.showResultsAfter === 'never' ? ('never' as const) : ('end' as const),
  };
  const run = toRunGame(alone, slides.map(withoutRivals), { seed });
  return { run, files: file.media.filter(({ provider }) => provider === 'file') };
}

function withoutRivals<S extends { numberKey: { rule: string; value: number | null; tolerance: number } }>(
  slide: S,
): S {
  const { numberKey } = slide;
  if (numberKey.rule !== 'closest') return slide;
  const tolerance = Math.abs(numberKey.value ?? 0) * CLOSE_SHARE;
  return { ...slide, numberKey: { ...numberKey, rule: 'tolerance', tolerance } };
}

function parseFile(json: string): GameFile | null {
  try {
    const parsed = GameFile.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
