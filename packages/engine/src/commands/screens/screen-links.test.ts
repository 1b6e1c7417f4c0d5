import { SCREEN_LINKS_MAX } from '@qc/contract/limits';
import { expect, test } from 'vitest';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { TestRoom } from '../../testing/run-room.ts';
import { operatorView } from '../../view.ts';

test('links have numbers that no other gets, begin without keys, and are as many as may be at one time', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  const links = () => operatorView(room.state, room.nowMs).screenLinks;
  expect(links()).toBeUndefined();
  for (let n = 0; n < SCREEN_LINKS_MAX; n += 1) room.operate({ do: 'openScreenLink' });
  expect(room.operate({ do: 'openScreenLink' })).toMatchObject({ code: 'roomFull' });
  room.operate({ do: 'closeScreenLink', number: 1 });
  room.operate({ do: 'openScreenLink' });
  room.operate({ do: 'screenLinkKeys', number: 2, on: true });
  // A closed one stays closed.
  room.operate({ do: 'screenLinkKeys', number: 1, on: true });
  expect(links()?.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(links()?.filter(({ keys }) => keys)).toEqual([{ number: 2, keys: true }]);
});
