import { CLOSE } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helloOf, makeLiveBench, messageId, type LiveBench, type TestPage } from '../testing/live-bench.ts';

// A page said hello, or joined, in a network that was cut. It came again on another wire and plays; then what it had said
// on the first one comes after all. Behind that wire nobody is any more, or somebody at another device.

const join: ClientMessage = { t: 'join', id: messageId('join'), name: 'Dan', phone: '', consent: true };

let bench: LiveBench;
let room: { id: string; code: string };
let hello: ClientMessage;
let dan: TestPage;

beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
  hello = helloOf(room.code);
  dan = bench.page();
  for (const word of [hello, join]) dan.say(word);
  await bench.settle();
});
afterEach(() => bench.remove());

const withToken = (): ClientMessage => helloOf(room.code, dan.wire.of('joined')[0]?.token ?? null);
const present = () => bench.host.room(room.id)?.state.present;
const plays = async () => {
  dan.say({ t: 'face', id: messageId('face') });
  await bench.settle();
  return dan.wire.last('ack')?.id === messageId('face') && dan.wire.of('goodbye').length === 0;
};

/** Another wire, on which all of it comes at once. */
async function come(answers: boolean, ...words: ClientMessage[]): Promise<TestPage> {
  const page = bench.page();
  page.wire.answers = answers;
  for (const word of words) page.say(word);
  await bench.settle();
  return page;
}

describe('behind whom nobody is any more', () => {
  it('a hello takes no seat, and its wire ends so that a page would come again', async () => {
    const late = await come(false, withToken(), { t: 'ping', n: 1 });
    expect([late.wire.closeCode, late.wire.of('goodbye'), late.wire.of('welcomePlayer')]).toEqual([1006, [], []]);
    expect([await plays(), present()]).toEqual([true, 1]);
  });

  it('a join takes none either', async () => {
    const late = await come(false, hello, join);
    expect([late.wire.closeCode, late.wire.of('joined')]).toEqual([1006, []]);
    expect([await plays(), present()]).toEqual([true, 1]);
  });

  it('a join that comes together with the one said again takes none', async () => {
    const noa: ClientMessage = { ...join, id: messageId('noa'), name: 'Noa' };
    const device = helloOf(room.code);
    const [now, late] = [bench.page(), bench.page()];
    late.wire.answers = false;
    for (const word of [device, noa]) for (const page of [now, late]) page.say(word);
    await bench.settle();
    expect(now.wire.of('joined')).toHaveLength(1);
    expect([now.wire.closeCode, late.wire.of('joined'), present()]).toEqual([null, [], 2]);
  });
});

describe('behind whom somebody is', () => {
  it('takes the seat, and what was said after the hello has waited for that', async () => {
    const other = await come(true, withToken(), { t: 'face', id: messageId('face') });
    expect([dan.wire.last('goodbye')?.reason, dan.wire.closeCode]).toEqual(['replaced', CLOSE.replaced]);
    expect(other.wire.messages.map(({ t }) => t).filter((t) => t !== 'player')).toEqual([
      'welcomePlayer',
      'own',
      'ack',
    ]);
    expect(present()).toBe(1);
  });

  it('takes it by a join that is said again', async () => {
    const other = await come(true, hello, join);
    expect(other.wire.of('joined')[0]?.token).toBe(dan.wire.of('joined')[0]?.token);
    expect([dan.wire.closeCode, present()]).toEqual([CLOSE.replaced, 1]);
  });
});

it('who takes no place from anybody is not asked', async () => {
  const fresh = await come(true, helloOf(room.code), { ...join, id: messageId('eva'), name: 'Eva' });
  dan.wire.terminate();
  await bench.settle();
  const back = await come(true, withToken());
  expect([fresh.wire.questions, back.wire.questions]).toEqual([0, 0]);
  expect(back.wire.of('welcomePlayer')[0]?.own?.name).toBe('Dan');
});
