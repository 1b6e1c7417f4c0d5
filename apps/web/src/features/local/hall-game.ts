import { fileMediaRef, type GameFile, type RunLicence, unpackGameFile } from '@qc/contract';
import type { Direction, Language } from '@qc/contract/languages';
import { mixForHall, type RunGame, toRunGame } from '@qc/engine';

/** A game as a host has opened it here. */
export interface HallGame {
  name: string;
  language: Language;
  direction: Direction;
  /** Null: a backup, which may be rehearsed and not run. */
  licence: RunLicence | null;
  /** Of the server that the file came from; empty: the file does not say. */
  origin: string;
  file: GameFile;
  /** Bytes of its media, by their key in the file. */
  media: ReadonlyMap<string, Blob>;
  /** The file, where the page itself does not carry the game: kept with its run, which may be gone on with after a crash. */
  source: Blob | null;
}

/** A rehearsal lets in so many players, as a trial run on the server does. */
export const REHEARSAL_PLAYERS = 3;

/** The game frozen for a run in this hall, answered on remotes. `seed` mixes order slides; a run's is its licence. */
export function toHallRun(file: GameFile, seed: string, isRehearsal: boolean): RunGame {
  const media = new Map(file.media.map((one) => [one.key, one]));
  const { settings, slides } = unpackGameFile(file, {
    media: (use) => {
      const one = media.get(use.media);
      return one ? fileMediaRef(one, use) : null;
    },
    category: () => null,
  });
  const limit = isRehearsal ? { playersLimit: REHEARSAL_PLAYERS } : {};
  return mixForHall(toRunGame(settings, slides, { device: 'remotes', ...limit }), seed);
}
