import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of lists of players and clickers: read in, remembered, printed. */
export const clickerLists = {
  hint: 'Paste or type: a name in each line, or a table of name, clicker, team.',
  team: 'Team of players who have none on the list',
  willAdd: (n: number) => plural(n, { one: '1 new player', other: `${n} new players` }),
  willPair: (n: number) => plural(n, { one: '1 clicker is given', other: `${n} clickers are given` }),
  namedTwice: (names: string) => `Twice on the list, added once: ${isolate(names)}`,
  remoteTwice: (remote: string, first: string, second: string) =>
    `${isolate(remote)} is on the list for ${isolate(first)} and for ${isolate(second)}. ${isolate(first)} gets it.`,
  takenOver: (remote: string, from: string, to: string) =>
    `${isolate(remote)} goes from ${isolate(from)} to ${isolate(to)}.`,
  noRemotes: (texts: string) => `Not the number of a clicker: ${isolate(texts)}. These players get none yet.`,
  needsReceiver: 'To give the clickers by their numbers, connect the receiver first.',
  unknownTeams: (teams: string) => `This game has no team called ${isolate(teams)}`,
  tooLong: (max: number, names: string) => `Longer than ${max} characters, left out: ${isolate(names)}`,
  lastTime: (n: number) => `The same as last time (${n})`,
  everybody: (n: number) => `Everybody remembered (${n})`,
  placesHint: 'Check with one press each: these clickers are told apart only by where they are plugged in.',
  fromRun: 'Names from an earlier run',
  whichRun: 'Which run?',
  noRuns: 'There are no results yet.',
  fromExcel: 'Names from Excel',
  remember: 'Remember these clickers',
  rememberedNow: 'Remembered for next time.',
  rememberedFor: (institution: string) => `Everybody in ${isolate(institution)} who runs games can use the list.`,
  allRemembered: 'These clickers are remembered.',
  seeRemembered: 'Remembered clickers',
  print: 'Print who has which',
  printByName: 'By name',
  printByClicker: 'By clicker',
  printTitle: 'Which clicker is whose',
  printPlayer: 'Player',
  printClicker: 'Clicker',
  swap: 'Swap clickers with…',
  swapWith: (name: string) => `Who swaps clickers with ${isolate(name)}?`,
  battery: (percent: number) => `Battery ${percent}%`,
  batteryLow: (names: string) => `Battery almost empty: ${isolate(names)}`,
  pauseOnGone: 'Pause when a receiver is pulled out',
  goneSince: (receiver: string, time: string) => `${isolate(receiver)} has been unplugged since ${isolate(time)}.`,
  pausedMeanwhile: 'The game is paused. Plug it in again, then go on.',
  goOn: 'Go on with the game',
  keysTest: 'How many keys at once?',
  keysTestHint: 'Hold down as many keys as players will press at one moment.',
  keysHeld: (now: number, most: number) => `Held now: ${now}. At most so far: ${most}.`,
  keysFew: (most: number) =>
    `If more than ${most} were held, this keyboard can’t tell more apart: players would shut each other out.`,
  keysDone: 'Done',
};

export type ClickerListsTexts = typeof clickerLists;
