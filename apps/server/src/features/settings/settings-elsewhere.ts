import { z } from 'zod';
import type { Bus } from '#platform/bus/bus';
import { houseWord } from '#platform/bus/house-word';
import type { Platform } from '#platform/platform';
import { refreshSettings } from './installation-settings.ts';

/** The name of the house by which an owner has changed something; null: somebody else did, or nothing is to be kept. */
const settingsWord = houseWord('settings', z.nullable(z.string()));

/** The settings have changed here: the other servers read them anew, and keep the host by which an owner did it. */
export function tellSettings(bus: Bus, keptHost: string | null): void {
  settingsWord.tell(bus, keptHost);
}

/** Reads the settings anew when another server has changed them; gives the way to stop. */
export function hearSettings(platform: Platform, keepHost: (host: string) => void): () => void {
  return settingsWord.hear(platform.bus, (keptHost) => {
    if (keptHost !== null) keepHost(keptHost);
    refreshSettings(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the settings could not be read again'),
    );
  });
}
