import { z } from 'zod';
import { hearSettings, refreshSettings } from '#features/settings';
import { houseWord } from '#platform/bus/house-word';
import type { HeldOpen } from '#platform/http/held-open';
import type { Platform } from '#platform/platform';
import { repeatWork } from '#platform/repeated-work';

/** A word may be lost: what would stay wrong for ever is looked at so often, ms. */
const LOOK_EVERY_MS = 5000;

const sessionsWord = houseWord('sessionsEnded', z.null());

/** What the servers of a house tell each other about people and settings, so that none goes on by what was. */
export interface HouseNews {
  /** Sessions have ended here, or somebody may less: what is held open asks again, at every server. */
  sessionsEnded(): void;
  /** Hears no more. */
  stop(): Promise<void>;
}

/**
 * Hears the others from here on. `keepHost` takes a name by which an owner has changed the settings at another server.
 * Screens of rooms ask again by a clock of their own as well, and the database judges every call by itself.
 */
export function makeHouseNews(
  platform: Platform,
  { heldOpen, keepHost }: { heldOpen: HeldOpen; keepHost(host: string): void },
): HouseNews {
  const { bus, config } = platform;
  const stops = [
    sessionsWord.hear(bus, () => heldOpen.sessionsEnded()),
    hearSettings(platform, keepHost),
    // What was said meanwhile was not heard.
    bus.watch((isConnected) => {
      if (isConnected) heldOpen.sessionsEnded();
    }),
  ];
  const looking = repeatWork(platform, {
    everyMs: LOOK_EVERY_MS,
    turn: () => refreshSettings(platform),
    failed: 'the settings could not be read again',
  });
  if (config.clusterUrl !== null) looking.start();
  return {
    sessionsEnded: () => {
      heldOpen.sessionsEnded();
      sessionsWord.tell(bus, null);
    },
    stop: async () => {
      for (const stop of stops) stop();
      await looking.stop();
    },
  };
}
