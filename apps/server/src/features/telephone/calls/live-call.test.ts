import type { LineReply } from '@qc/telephone/call';
import { loadTelephoneWords } from '@qc/words/telephone';
import { expect, it } from 'vitest';
import { type CallSeams, LiveCall } from './live-call.ts';

await loadTelephoneWords(['he', 'en']);

/** Nobody of this call comes as far as a room. */
function unasked(): never {
  throw new Error('no room is asked');
}

const SEAMS: Omit<CallSeams, 'voiced'> = {
  door: {
    isShared: false,
    find: unasked,
    where: unasked,
    doubt: unasked,
    room: () => null,
    openRooms: () => [],
    isReturning: () => false,
    place: unasked,
    port: unasked,
  },
  now: () => 0,
  roomNow: () => 0,
  addressOf: () => null,
  isHeld: () => false,
  isFull: () => false,
  joined: unasked,
  neverAgain: unasked,
  write: () => Promise.resolve(),
};

it('tells a reply again as it was heard, though its recordings are ready only by then', async () => {
  let made = 0;
  const voiced = (reply: LineReply): Promise<LineReply> => {
    made += 1;
    const late: LineReply = { ...reply, spoken: [{ say: 'recording', url: `${made}.wav`, lengthMs: made, says: '' }] };
    return Promise.resolve(made === 1 ? reply : late);
  };
  const call = LiveCall.begin(
    { ...SEAMS, voiced },
    { id: 'caller', line: '001', from: '' },
    {
      ...{ provider: 'sip', callId: 'call-1', lineId: 'house', numberHash: 'caller', numberEnd: '001' },
      ...{ roomId: null, seat: null, startedAtMs: 0, heardAtMs: 0, endedAtMs: null, before: null },
      line: {
        id: 'call',
        languages: ['he', 'en'],
        spokeBefore: null,
        code: null,
        digits: '001',
        hasNumber: true,
        tone: null,
      },
    },
  );
  const told = await call.take({ type: 'started' }, null);
  expect(told).toMatchObject({ reply: { spoken: [{ say: 'text' }, {}, {}], collect: { turn: 1 } } });
  expect(await call.take({ type: 'started' }, null)).toEqual(told);
  const next = await call.take({ type: 'pressed', turn: 1, keys: '2', ended: false }, null);
  expect(next).toMatchObject({ reply: { spoken: [{ url: '2.wav' }], collect: { turn: 2 } } });
  // What was pressed before comes again.
  expect(await call.take({ type: 'pressed', turn: 1, keys: '2', ended: false }, null)).toEqual(next);
});
