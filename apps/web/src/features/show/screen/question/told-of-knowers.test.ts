import { expect, it } from 'vitest';
import { toldOfKnowers } from './told-of-knowers.ts';

const noa = { seat: 1, name: 'Noa', face: 7, ms: 1800 };
const near = { seat: 1, name: 'Noa', face: 7, off: 0 };
const omar = { seat: 2, name: 'Omar', face: 8, off: 1 };

it('names the fastest of several, and says how many they were', () => {
  expect(toldOfKnowers({ right: 2, of: 9 }, noa, [])).toEqual({ named: noa, isOnly: false });
  expect(toldOfKnowers({ right: 2, of: 9 }, noa, [omar])).toEqual({ named: noa, isOnly: false });
});

it('names the only one as that', () => {
  expect(toldOfKnowers({ right: 1, of: 9 }, noa, [])).toEqual({ named: noa, isOnly: true });
});

it('does not name again who is named as the closest', () => {
  for (const right of [1, 3])
    expect(toldOfKnowers({ right, of: 9 }, noa, [near, omar])).toEqual({ named: null, isOnly: false });
});
