import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of clickers: who has which, and what is pressed. */
export const clickers = {
  title: 'Clickers',
  paired: (paired: number, players: number) =>
    players === 1 ? `${paired} of 1 player has a clicker` : `${paired} of ${players} players have a clicker`,
  names: 'Players, one name in each line',
  add: 'Add players',
  leftOut: (names: string) => `Not added, as another name looks the same: ${isolate(names)}`,
  nobodyNew: 'Everybody on this list is here already',
  noNames: 'Add the players first. Then each of them presses a key.',
  pair: 'Hand out the clickers',
  stopPairing: 'Stop',
  pressNow: (name: string) => `${isolate(name)}: press any key on your clicker`,
  left: (n: number) => plural(n, { one: '1 player has no clicker yet', other: `${n} players have no clicker yet` }),
  later: 'Later',
  everybody: 'Everybody has a clicker. Try them: each press shows here.',
  alreadyOf: (name: string) => `This clicker is ${isolate(name)}’s already`,
  noClicker: 'No clicker',
  away: 'Out of reach',
  answered: 'Answered',
  pressed: (key: string) => `Pressed ${isolate(key)}`,
  pressedBig: 'Pressed the big key',
  timeStep: (ms: number) =>
    `Clickers in use tell time in steps of ${ms / 1000} s: points for speed are coarse, rounded in the players’ favour.`,
  unknown: 'Clickers of nobody',
  unknownHint: 'They were pressed, and nobody has them. Choose whose each is.',
  whose: (remote: string) => `Whose is ${isolate(remote)}?`,
  another: 'Give another clicker',
  anotherNow: (name: string) => `Press a key on the new clicker of ${isolate(name)}. The points stay.`,
  oneMore: 'Add one more clicker',
  takeAway: 'Take the clicker away',
  cancel: 'Cancel',
  tryOut: 'Clicker on the screen',
  tryOutHint: 'To rehearse without hardware: it counts like any other.',
  number: (n: number) => `Clicker ${n}`,
};

export type ClickersTexts = typeof clickers;
