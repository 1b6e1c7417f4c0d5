import { expect, it } from 'vitest';
import { KnownPlaces } from './known-places.ts';

const PLACE = { room: 'room', server: 'b', epoch: 2 };

function known() {
  const clock = { ms: 0 };
  return { clock, places: new KnownPlaces(() => clock.ms) };
}

it('that a code is no room’s is believed for a tenth of a second: it may be a new one’s before anybody has read it', () => {
  const { clock, places } = known();
  places.note('123456', null);
  clock.ms = 99;
  expect(places.find('123456')).toBe(null);
  clock.ms = 100;
  expect(places.find('123456')).toBe(undefined);
});

it('where a room is is believed for a second, and no longer than nobody doubts it', () => {
  const { clock, places } = known();
  places.note('123456', PLACE);
  clock.ms = 999;
  expect(places.find('123456')).toEqual(PLACE);
  places.doubt(PLACE);
  expect(places.find('123456')).toBe(undefined);
  places.note('123456', PLACE);
  clock.ms = 1999;
  expect(places.find('123456')).toBe(undefined);
});

it('what a server says of its rooms is news to who thought that there was none, and none when it comes late', () => {
  const { places } = known();
  places.note('123456', null);
  places.told({ server: 'b', rooms: [{ id: 'room', code: '123456', epoch: 2 }] });
  places.told({ server: 'a', rooms: [{ id: 'room', code: '123456', epoch: 1 }] });
  expect([places.find('123456'), places.find('room')]).toEqual([PLACE, PLACE]);
});
