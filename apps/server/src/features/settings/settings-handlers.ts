import type { HandlersOf } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { getSettings } from './get-settings.ts';

/** The call under /setting. */
export function settingsHandlers({ config }: Platform): HandlersOf<'getSettings'> {
  return { getSettings: async ({ request }) => succeed(getSettings(config, request)) };
}
