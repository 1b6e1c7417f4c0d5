import { plural } from '../../grammar.ts';

/** The same in each language. */
export const rooms = {
  title: 'Open rooms',
  lead: 'Games that are live or waiting for players. If you left a room open, you’ll find it here.',
  everybody: 'Everyone’s rooms',
  empty: 'No room is open',
  emptyText: 'Run a game, and its room is listed here until it ends.',
  toGames: 'To my games',
  game: 'Game',
  code: 'Code',
  state: 'State',
  players: 'Players',
  opened: 'Opened',
  operator: 'Host',
  waiting: 'Waiting for players',
  running: 'Live',
  demo: 'Trial run, free',
  console: 'Open host console',
  close: 'Close',
  closeTitle: (name: string) => `Close the room of “${name}”?`,
  closeText: 'Players see the end screen. The results so far are kept.',
  closeYes: 'Close room',
  closed: 'The room is closed',
  count: (n: number) => plural(n, { one: '1 room', other: `${n} rooms` }),
};

/** Words of the list of open rooms. */
export type RoomsTexts = typeof rooms;
