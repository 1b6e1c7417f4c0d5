import { LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { expect, it } from 'vitest';
import { messageId } from '../testing/live-bench.ts';
import { KeptWords } from './kept-words.ts';

const HELLO = {
  t: 'helloPlayer',
  protocol: LIVE_PROTOCOL,
  code: '123456',
  token: null,
  device: 'device-1',
  lastVersion: null,
} as const;
const askFace = (n: number): ClientMessage => ({ t: 'face', id: messageId(`face-${n}`) });

function kept(count: number, isHeard: boolean) {
  const words = new KeptWords(HELLO);
  const taken = Array.from({ length: count }, (_, n) => words.note(askFace(n), isHeard));
  return { refused: taken.filter((one) => !one).length, ids: words.toSay().map((one) => 'id' in one && one.id) };
}

it('what nobody hears is refused beyond twenty', () => {
  expect(kept(22, false)).toMatchObject({ refused: 2, ids: { length: 20 } });
});

it('what is heard and has no answer yet is said again, all of it: nobody else knows of it', () => {
  expect(kept(100, true)).toMatchObject({ refused: 0, ids: { length: 100, 0: messageId('face-0') } });
});

it('beyond what a page may say, the oldest is forgotten', () => {
  expect(kept(101, true)).toMatchObject({ refused: 0, ids: { length: 100, 0: messageId('face-1') } });
});
