import { directionOf } from '@qc/words';
import {
  GameSummary,
  MEDIA_SETTING_KEYS,
  MEDIA_SETTINGS,
  newSettings,
  storedSettingShape,
  type GameType,
  type Language,
  type MediaRef,
  type MediaSetting,
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
  path: MediaSetting;
  types: readonly MediaType[];
  ref: MediaRef;
}

/** The media of a game's settings with the fields they stand in. */
export function settingsMedia(settings: GameSettings): SettingsMedium[] {
  return MEDIA_SETTING_KEYS.flatMap((path) => {
    const ref = settings[path];
    return ref ? [{ path, types: [MEDIA_SETTINGS[path]], ref }] : [];
  });
}
