import type { LineEvent } from '@qc/telephone/call';
import { expect, it } from 'vitest';
import type { AboutCall } from './ask-house.ts';
import { Switchboard } from './switchboard.ts';

function board() {
  const told: { about: AboutCall; event: LineEvent }[] = [];
  const notes: string[] = [];
  const switchboard = new Switchboard({
    nowMs: () => 0,
    after: () => () => {},
    ask: (about, event) => {
      told.push({ about, event });
      return Promise.resolve({ spoken: [], collect: null });
    },
    recordingOf: () => Promise.resolve(null),
    moment: new Int16Array(0),
    note: (text) => notes.push(text),
  });
  const line = (name: string) => {
    const done: string[] = [];
    const does = (what: string) => () => void done.push(what);
    const telephone = { accept: does('accept'), hangUp: does('hangUp'), play: does('play') };
    return { done, ...switchboard.add(name, '101', telephone) };
  };
  return { told, notes, one: line('one'), two: line('two') };
}

const settle = () => new Promise((done) => setImmediate(done));

it('one line takes a call that rings at all, and the next call goes to the next', async () => {
  const { told, one, two } = board();
  const from = 'sip:+972501234567@trunk.example';
  for (const line of [one, two]) line.hear({ type: 'ringing', id: 'a', from });
  expect([one.done, two.done]).toEqual([['accept'], []]);
  one.hear({ type: 'established', id: 'a' });
  two.hear({ type: 'closed', id: 'a', why: 'cancelled' });
  two.hear({ type: 'ringing', id: 'b', from: '' });
  two.hear({ type: 'established', id: 'b' });
  await settle();
  expect(told.map(({ about: { from: who, to }, event }) => [who, to, event.type])).toEqual([
    [from, '101', 'started'],
    [null, '101', 'started'],
  ]);
  expect(told[0]?.about.callId).not.toBe(told[1]?.about.callId);
});

it('a call that ends, or whose line is lost, is told once; the line is free again', async () => {
  const { told, one } = board();
  for (const id of ['a', 'b', 'c']) {
    one.hear({ type: 'ringing', id, from: '' });
    one.hear({ type: 'established', id });
    await settle();
    if (id === 'b') one.lost();
    one.hear({ type: 'closed', id, why: '' });
    await settle();
  }
  const events = told.map(({ event }) => event.type);
  expect(events.filter((type) => type === 'started')).toHaveLength(3);
  expect(events.filter((type) => type === 'hungUp')).toHaveLength(3);
});

it('says of registrations what is new', () => {
  const { notes, one } = board();
  const tell = (isWell: boolean) =>
    one.hear({ type: 'registered', isWell, why: isWell ? '200 OK' : '401 Unauthorized' });
  for (const isWell of [true, true, false, false, true]) tell(isWell);
  expect(notes).toEqual(['one: registered', 'one: not registered: 401 Unauthorized', 'one: registered']);
});
