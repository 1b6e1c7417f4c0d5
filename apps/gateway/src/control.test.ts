/** What baresip says on its control port, as it was read off the real one; and the port itself, with a fake behind it. */
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { Control, type LineNews, newsOf } from './control.ts';
import { Netstrings, toNetstring } from './netstring.ts';

const CALL = { event: true, class: 'call', accountaor: 'sip:ivr@127.0.0.1', direction: 'incoming', id: 'a632' };
const peeruri = 'sip:+972501234567@trunk.example';

it('knows what matters of what baresip says', () => {
  expect(newsOf({ ...CALL, type: 'CALL_INCOMING', peeruri })).toEqual({ type: 'ringing', id: 'a632', from: peeruri });
  expect(newsOf({ ...CALL, type: 'CALL_ESTABLISHED', peeruri })).toEqual({ type: 'established', id: 'a632' });
  expect(newsOf({ ...CALL, type: 'CALL_DTMF_START', param: '#' })).toEqual({ type: 'key', key: '#' });
  expect(newsOf({ ...CALL, type: 'CALL_CLOSED', param: 'gone' })).toEqual({ type: 'closed', id: 'a632', why: 'gone' });
  const failed = { event: true, type: 'REGISTER_FAIL', class: 'register', param: '401 Unauthorized' };
  expect(newsOf(failed)).toEqual({ type: 'registered', isWell: false, why: '401 Unauthorized' });
  for (const other of [
    { ...CALL, type: 'CALL_DTMF_START', param: 'A' },
    { ...CALL, type: 'CALL_DTMF_END' },
    { ...CALL, type: 'CALL_RTCP', rtcp_stats: {} },
    { response: true, ok: true, data: '' },
    null,
  ])
    expect(newsOf(other)).toBeNull();
});

it('takes messages out of pieces of any size, and nothing that is none', () => {
  const bytes = Buffer.from(toNetstring({ says: 'שלום' }) + toNetstring({ n: 2 }));
  for (const size of [1, 3, bytes.length]) {
    const netstrings = new Netstrings();
    const messages: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) messages.push(...netstrings.take(bytes.subarray(at, at + size)));
    expect(messages).toEqual([{ says: 'שלום' }, { n: 2 }]);
  }
  expect(() => new Netstrings().take(Buffer.from('hello'))).toThrow('no netstring');
});

it('speaks to a control port, and hears that it is lost', async () => {
  const told: unknown[] = [];
  const fake = createServer((socket) => {
    const messages = new Netstrings();
    socket.on('data', (piece: Buffer) => {
      told.push(...messages.take(piece));
      socket.end(toNetstring({ ...CALL, type: 'CALL_CLOSED', param: '' }));
    });
  });
  const port = await new Promise<number>((done) => {
    fake.listen(0, '127.0.0.1', () => {
      const address = fake.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const heard: LineNews[] = [];
  await new Promise<void>((lost) => {
    const opening = Control.open(port, (news) => heard.push(news), lost);
    void opening.then((control) => control.tell('ausrc', 'aufile,/tmp/a.wav'));
  });
  fake.close();
  expect(told).toEqual([{ command: 'ausrc', params: 'aufile,/tmp/a.wav' }]);
  expect(heard).toEqual([{ type: 'closed', id: 'a632', why: '' }]);
  await expect(
    Control.open(
      port,
      () => {},
      () => {},
    ),
  ).rejects.toThrow('ECONNREFUSED');
});
