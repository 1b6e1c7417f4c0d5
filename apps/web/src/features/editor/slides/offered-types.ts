import { deviceOf, type GameType, SLIDE_TYPES, type SlideType } from '@qc/contract';

/** A type with whether this game's devices can answer it. */
export interface OfferedType {
  type: SlideType;
  fits: boolean;
}

/** All types in the order the menus show them, those that fit first. */
export function offeredTypes(gameType: GameType): OfferedType[] {
  const fitting = deviceOf(gameType).slides;
  const all = SLIDE_TYPES.map((type) => ({ type, fits: fitting.includes(type) }));
  return [...all.filter(({ fits }) => fits), ...all.filter(({ fits }) => !fits)];
}
