import { CLOSE } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import type { Bus } from '#platform/bus/bus';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinServers, type JoinedServers } from '../testing/joined-servers.ts';
import { helloOf, messageId, type TestPage } from '../testing/live-bench.ts';
import { readEnvelope, writeEnvelope } from './line-envelope.ts';

// What a server has said of a page in a network that was cut comes once it is whole again. The page has long come by
// another server, and plays.

/** The server that was cut off, as the room's server hears it: late. */
const CUT = 'cut';
const LINK = 5;

const join: ClientMessage = { t: 'join', id: messageId('join'), name: 'Dan', phone: '', consent: true };

let house: JoinedServers;
let room: { id: string; code: string };
let hello: ClientMessage;
let dan: TestPage;
let bus: Bus;
/** Messages of the server that was cut off. */
let said: number;
/** What the room's server has said to it. */
let told: string[];

beforeEach(async () => {
  house = await joinServers();
  room = await house.far.openRoom();
  hello = helloOf(room.code);
  dan = await comeNear(hello);
  dan.say(join);
  await house.rest();
  bus = house.hub.join(CUT);
  said = 0;
  told = [];
  bus.subscribe(`gate.${CUT}`, (message) => told.push(...(readEnvelope(message)?.words.split('\n') ?? [])));
});
afterEach(() => house.remove());

/** The server that was cut off says this; with no words that its line is over. */
async function say(...words: string[]): Promise<void> {
  const last = words.length === 0 ? { end: true as const } : {};
  bus.publish('own.far', writeEnvelope({ v: 1, from: CUT, line: 1, n: said, ...last }, words.join('\n')));
  said += 1;
  await house.rest();
}

async function comeNear(first: ClientMessage): Promise<TestPage> {
  const page = house.near.page();
  page.say(first);
  await house.rest();
  return page;
}

/** The page's hello as the server that was cut off has passed it on. */
function greeting(first: ClientMessage): string {
  const epoch = house.far.host.room(room.id)?.epoch;
  const origin = { address: '192.0.2.1', baseUrl: 'http://test', standing: 'free' };
  return `h ${LINK} ${JSON.stringify({ hello: first, ...origin, room: room.id, epoch })}`;
}

const withToken = (): ClientMessage => helloOf(room.code, dan.wire.of('joined')[0]?.token ?? null);
const present = () => house.far.host.room(room.id)?.state.present;
const kinds = () => told.map((word) => word.slice(0, 3)).filter((word) => word !== '');

describe('a greeting that comes late', () => {
  it('takes no seat from the page that plays', async () => {
    await say(greeting(withToken()));
    expect([dan.wire.of('goodbye'), dan.wire.closeCode]).toEqual([[], null]);
    await say();
    expect([dan.wire.closeCode, present()]).toEqual([null, 1]);
    dan.say({ t: 'face', id: messageId('face') });
    await house.rest();
    expect(dan.wire.last('ack')?.id).toBe(messageId('face'));
  });

  it('takes none with its join either, which is said once more', async () => {
    await say(greeting(hello), `m ${LINK} ${JSON.stringify(join)}`);
    await say();
    expect([dan.wire.of('goodbye'), dan.wire.closeCode, present()]).toEqual([[], null, 1]);
  });

  it('is asked for, and forgotten when its server says that the page is gone', async () => {
    await say(greeting(withToken()));
    expect(kinds()).toEqual(['q 5']);
    await say(`g ${LINK}`, `w ${LINK} null`);
    expect([dan.wire.closeCode, present()]).toEqual([null, 1]);
  });
});

describe('a page that its server answers for', () => {
  it('takes the seat from the one before, and its words have waited for that', async () => {
    await say(greeting(withToken()), `m ${LINK} ${JSON.stringify({ t: 'face', id: messageId('face') })}`);
    expect(told.join()).not.toContain('ack');
    await say(`w ${LINK} null`);
    expect([dan.wire.last('goodbye')?.reason, dan.wire.closeCode]).toEqual(['replaced', CLOSE.replaced]);
    expect(told.join()).toContain(messageId('face'));
    expect(present()).toBe(1);
  });

  it('is not let into a room that has gone meanwhile: its server looks for it', async () => {
    await say(greeting(withToken()));
    await house.far.host.stop();
    await say(`w ${LINK} null`);
    expect(kinds()).toContain('n 5');
    expect(told.join()).not.toContain('noRoom');
  });

  it('is not asked for where nobody is at its place', async () => {
    const back = withToken();
    dan.wire.terminate();
    await house.rest();
    await say(greeting(back));
    expect(kinds()).not.toContain('q 5');
    expect([kinds().includes('i 5'), present()]).toEqual([true, 1]);
  });
});
