import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

/** The same in each language. */
export const console = {
  preparing: 'Loading media',
  readingOn: 'Reading… show the answers',
  showNow: 'Show now',
  ready: (n: number, all: number) => `Devices ready: ${n} of ${all}`,
  hideStandings: 'Hide leaderboard',
  autoAdvance: 'Auto-advance',
  autoHint: 'After the start no press is needed, up to the winners',
  reactions: 'Reactions on the big screen',
  calm: 'Calm picture',
  calmHint: 'Nothing moves on the big screen: for those whom motion makes dizzy, and for weak machines.',
  spectators: 'Spectators may watch',
  watching: (n: number) => plural(n, { one: '1 is watching', other: `${n} are watching` }),
  quiet: 'Hide reactions',
  unquiet: 'Show reactions',
  autoIn: (seconds: number) =>
    plural(seconds, { one: 'Continues in 1 second', other: `Continues in ${seconds} seconds` }),
  correct: 'Correct the answer',
  correctTitle: 'What is the correct answer?',
  joining: 'Who can join',
  open: 'Joining is open',
  full: (most: number) =>
    `The game is full: at most ${counts.players(most)}. Newcomers wait at the door until there’s a place.`,
  lateJoin: 'Also after the first slide',
  callersIn: 'Callers answer too',
  callAt: (numbers: string) => `They call ${isolate(numbers)} and enter the game code`,
  callerGaps: (slides: string) =>
    `Callers can’t answer slides ${isolate(slides)}: they listen, and the question doesn’t wait for them.`,
  byPhone: (digits: string) => (digits === '' ? 'by telephone' : `by telephone, …${digits}`),
  clickersIn: 'Clickers answer too',
  pagesIn: 'Phones and computers answer too',
  priceThen: (price: number) => `The run then costs ${counts.credits(price)}`,
  twoStep: 'Newcomers tap the shapes on the big screen',
  twoStepHint: 'Keeps out programs that only know the code',
  shapesNow: 'For latecomers, the shapes of this moment:',
  banned: (n: number) => plural(n, { one: '1 device is blocked', other: `${n} devices are blocked` }),
  unban: 'Unblock them',
  removeRecent: 'Remove newcomers',
  removeRecentHint: 'If strangers flood the game: everyone who joined in this period is removed at once',
  lastMinutes: (n: number) => plural(n, { one: 'The last minute', other: `The last ${n} minutes` }),
  removeTitle: (n: number) => plural(n, { one: 'Remove 1 player?', other: `Remove ${n} players?` }),
  removeText: 'They can join again, unless joining is closed.',
  removeYes: 'Remove',
  nobodyRecent: 'Nobody joined in this period',
  menuOf: (name: string) => `More for ${isolate(name)}`,
  renameItem: 'Rename',
  kickItem: 'Remove',
  banItem: 'Remove and block device',
  banTitle: (name: string) => `Block the device of ${isolate(name)}?`,
  banText: 'The player is removed, and this device can’t join this game again.',
  banYes: 'Block',
  extra: 'Extra time (only this player knows)',
  noExtra: 'None',
  extraBy: (percent: number) => `+${percent}%`,
  hasExtra: (percent: number) => `Has ${percent}% extra time`,
  extraWait: (n: number) =>
    plural(n, {
      one: 'Time is up. Waiting for 1 player with extra time',
      other: `Time is up. Waiting for ${n} players with extra time`,
    }),
  callersWait: (n: number) =>
    plural(n, {
      one: 'Time is up. Waiting for 1 caller, who heard the question later',
      other: `Time is up. Waiting for ${n} callers, who heard the question later`,
    }),
  slowWait: (n: number) =>
    plural(n, {
      one: 'Time is up. Waiting for 1 player: a caller, or one with extra time',
      other: `Time is up. Waiting for ${n} players: callers, and those with extra time`,
    }),
  extraLeft: (seconds: number) =>
    plural(seconds, { one: 'At most 1 second more', other: `At most ${seconds} seconds more` }),
  moveTo: 'Move to a team',
  waitingFor: 'Only players who haven’t answered',
};

/** Words of the console's newer parts. */
export type ConsoleTexts = typeof console;
