import { directionOf } from '@qc/words';
import {
  GameSummary,
  LOBBY_SLIDE_TYPES,
  MEDIA_SETTING_KEYS,
  MEDIA_SETTINGS,
  newSettings,
  recordOf,
  storedSettingShape,
  type GameType,
  type Language,
  type MediaRef,
  type MediaType,
} from '@qc/contract';
import * as z from 'zod/mini';

const { shape } = GameSummary;

/** What the settings column holds: the contract's fields without those that have columns of their own. */
export const GameSettings = z.object({
  ...storedSettingShape,
  language: shape.language,
  direction: shape.direction,
  setting: shape.setting,
});
export type GameSettings = z.infer<typeof GameSettings>;

/** Settings of a new game. */
export function defaultSettings(language: Language, gameType: GameType): GameSettings {
  return { ...newSettings(), language, direction: directionOf(language), setting: { gameType } };
}

/** A medium of a game's settings: the field it stands in and the kinds that field takes. */
export interface SettingsMedium {
  path: string;
  types: readonly MediaType[];
  ref: MediaRef;
}

/** The media of a game's settings with the fields they stand in. */
export function settingsMedia(settings: GameSettings): SettingsMedium[] {
  const media: SettingsMedium[] = [];
  mapSettingsMedia(settings, (medium) => {
    media.push(medium);
    return medium.ref;
  });
  return media;
}

/** The settings with what `use` makes of each of their media; null: it stands there no longer. */
export function mapSettingsMedia(
  settings: GameSettings,
  use: (medium: SettingsMedium) => MediaRef | null,
): GameSettings {
  return {
    ...settings,
    ...recordOf(MEDIA_SETTING_KEYS, (path) => {
      const ref = settings[path];
      return ref && use({ path, types: [MEDIA_SETTINGS[path]], ref });
    }),
    lobbySlides: settings.lobbySlides.flatMap((slide, at) => {
      const media = use({ path: `lobbySlides.${at}.media`, types: LOBBY_SLIDE_TYPES, ref: slide.media });
      return media ? [{ ...slide, media }] : [];
    }),
  };
}
