import type { HonourKind } from '@qc/contract';
import { plural, showDistance } from '../../grammar.ts';

/** What is honoured after the podium, on the projected screen and on the phone of whoever has it. */
export const honours = {
  honours: 'Stars of the game',
  honourKinds: {
    fastest: 'Fastest correct answer',
    streak: 'Longest streak',
    climb: 'Biggest climb',
    closest: 'Closest guess',
    mostRight: 'Most correct answers',
    team: 'Bravest team',
  } satisfies Record<HonourKind, string>,
  honourValues: {
    fastest: (ms: number) => (ms < 500 ? 'at once' : `${(ms / 1000).toFixed(1)} seconds`),
    streak: (count: number) => `${count} in a row`,
    climb: (places: number) => `up ${places} places in one question`,
    closest: (off: number, unit: string) => (off === 0 ? 'spot on' : `off by ${showDistance(off, unit)}`),
    mostRight: (count: number) => plural(count, { one: '1 correct answer', other: `${count} correct answers` }),
    team: (percent: number) => `answered ${percent}% of its questions`,
  } satisfies Record<HonourKind, (value: number, unit: string) => string>,
};
