import { MediaId } from '@qc/contract';
import { expect, it } from 'vitest';
import { openRoom } from '../open-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { Listener } from './listener.ts';
import { welcomeMessage } from './view-messages.ts';

const media = {
  ...{ _id: MediaId.parse('lobby-picture'), type: 'image' as const, provider: 'file' as const, publicId: 'p' },
  ...{ width: 1, height: 1, durationMs: 0, startMs: null, endMs: null, alt: '' },
};
const lobbySlides = [{ media, caption: 'Our sponsor' }];

function welcomed(audience: Listener['audience'], slides = lobbySlides) {
  const state = openRoom({ code: '123456', game: sampleGame([sampleSlide()], { lobbySlides: slides }), openedAtMs: 1 });
  const outlet = { buffered: 0, closed: false, send: () => undefined, close: () => undefined };
  return JSON.stringify(welcomeMessage(new Listener(outlet, audience, ''), state, 2, null, 0));
}

it('tells the pictures of the lobby to big screens and consoles alone', () => {
  const told = (['player', 'presenter', 'operator'] as const).map((one) => welcomed(one).includes('Our sponsor'));
  expect(told).toEqual([false, true, true]);
  expect(welcomed('presenter', [])).not.toContain('lobbySlides');
});
