import { newMessageId } from '#platform/live';
import { showMedia } from './media-addresses.ts';
import { Hall, type HallSeams } from './hall.ts';
import { type HallGame, toHallRun } from './hall-game.ts';
import { holdRun } from './hold-run.ts';
import type { KeptRun, RunStore } from './run-store.ts';
import { pageTimers } from './page-timers.ts';
import { serveScreens } from './screen-channel.ts';

/** A hall in this window, with what belongs to it. */
export interface OpenHall {
  hall: Hall;
  /** Takes it out of this window; a rehearsal, and what never began, is forgotten. */
  close(): Promise<void>;
}

/** A new run of a game, not yet kept. */
export function newRun(game: HallGame, isRehearsal: boolean): KeptRun {
  const { name, language, direction, origin, licence, file, source } = game;
  const id = newMessageId();
  return {
    ...{ id, name, language, direction, origin, source },
    licence: isRehearsal ? null : licence,
    game: toHallRun(file, isRehearsal || !licence ? id : licence.id, isRehearsal),
    openedAtMs: Date.now(),
    endedAtMs: null,
    handedAtMs: null,
  };
}

/**
 * Opens a run in this window, from its beginning or where it was left. Null: another window has it. Rejects when the
 * browser keeps nothing.
 */
export async function openHall(store: RunStore, game: HallGame, run: KeptRun): Promise<OpenHall | null> {
  const letGo = await holdRun(run.id);
  if (!letGo) return null;
  try {
    await store.putRun(run);
    // Asked for, so that a full disk does not take it away; refused without harm.
    await navigator.storage.persist().catch(() => false);
    showMedia(game.media);
    const seams: HallSeams = { store, timers: pageTimers(), wallMs: () => Date.now(), below };
    const hall = new Hall(run, await store.readJournal(run.id), seams);
    const stopServing = serveScreens(hall, game);
    return {
      hall,
      close: async () => {
        stopServing();
        hall.close();
        if (run.licence === null || hall.neverBegan) await store.removeRun(run.id);
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

function below(limit: number): number {
  return Math.floor(Math.random() * limit);
}
