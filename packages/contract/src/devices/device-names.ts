/** What games are played with, by name, and what stored data and calls say for it: the specification calls phones firebase. */
export const GAME_TYPE = { phones: 'firebase', remotes: 'remotes', dialer: 'dialer' } as const;
export type DeviceName = keyof typeof GAME_TYPE;
