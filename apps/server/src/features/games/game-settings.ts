import { directionOf } from '@qc/words';
import { GameSummary, newSettings, storedSettingShape, type GameType, type Language } from '@qc/contract';
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
