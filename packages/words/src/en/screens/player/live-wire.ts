/** What can be the matter with the connection; `online` needs no words. */
export type WireStatus =
  | 'connecting'
  | 'online'
  | 'away'
  | 'replaced'
  | 'removed'
  | 'noRoom'
  | 'notAllowed'
  | 'outdated'
  | 'tooManyTries';

/** What a person reads about the connection. `online` needs no words. */
export type LiveWireTexts = Record<Exclude<WireStatus, 'online'>, string>;

/** What a person reads about the connection. `online` needs no words. */
export const liveWire: LiveWireTexts = {
  connecting: 'Connecting…',
  away: 'No connection. We keep trying',
  replaced: 'The game continues in another window',
  removed: 'The host removed you from the game',
  noRoom: 'There’s no open game with this code',
  notAllowed: 'You can’t open this screen',
  outdated: 'There is a newer version. Please reload the page',
  tooManyTries: 'Too many wrong tries. Wait a minute, then join again',
};
