import { DEFAULT_TEAMS, fileMediaRef, GameFile, unpackGameFile } from '@qc/contract';
import { toRunGame, type RunGame } from '@qc/engine';

/** A game taken out of the page, ready to be played. */
export interface SoloGame {
  run: RunGame;
  /** Bytes of its media by key, base64, with their type. */
  files: readonly { key: string; mime: string; data: string }[];
}

/**
 * Reads the game that the export wrote into the page; null when there is none, or not a whole one. `seed` mixes order
 * slides. Questions that belong to a hall (consent, phone) are left out; a number that would
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
  const soloSettings = {
    ...settings,
    collectPhone: false,
    regulationsLink: '',
    regulationsText: '',
    maxParticipants: 1,
    winnersCount: 1,
    teams: DEFAULT_TEAMS,
    nameRule: 'own' as const,
    nameFilter: false,
    autoAdvance: false,
  };
  const run = toRunGame(soloSettings, slides, { seed, solo: true });
  return { run, files: file.media.filter(({ provider }) => provider === 'file') };
}

function parseFile(json: string): GameFile | null {
  try {
    const parsed = GameFile.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
