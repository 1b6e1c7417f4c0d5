/** What a new game begins with. */
export const GAME_SOURCES = ['blank', 'template', 'excel', 'file'] as const;
export type GameSource = (typeof GAME_SOURCES)[number];
