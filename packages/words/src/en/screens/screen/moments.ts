import { isolate } from '../../../isolate.ts';
import { plural, showNumber } from '../../grammar.ts';

/** What the projected screen says of single players and teams, in the language of the game. */
export const moments = {
  leads: (name: string, by: number) =>
    `${isolate(name)} leads by ${plural(by, { one: 'one point', other: `${showNumber(by)} points` })}`,
  leader: (name: string) => `New in the lead: ${isolate(name)}`,
  climb: (name: string, places: number) => `${isolate(name)}: up ${places} places`,
  streak: (name: string, count: number) => `${isolate(name)}: ${count} right in a row`,
  close: (by: number) =>
    by === 0
      ? 'First and second are level'
      : `Only ${plural(by, { one: 'one point', other: `${by} points` })} between first and second`,
  tie: 'With equal points, faster answers come first',
  half: 'Half of you have moved up',
  team: (name: string) => `Best team on this question: ${isolate(name)}`,
  comeback: (name: string) => `Back in the top ten: ${isolate(name)}`,
  theWinners: 'And the winners are…',
  theWinner: 'And the winner is…',
  told: (place: number, name: string, points: number) =>
    `${place === 1 ? 'First' : place === 2 ? 'Second' : 'Third'} place: ${isolate(name)}, ${plural(points, { one: 'one point', other: `${showNumber(points)} points` })}`,
};

export type MomentTexts = typeof moments;
