import { CLOSE, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { SLOW_OUTLET_BYTES } from '@qc/engine/live/outlet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinServers, type JoinedServers } from '../testing/joined-servers.ts';
import { actorOf, helloOf, messageId, type TestPage } from '../testing/live-bench.ts';
import { writeEnvelope } from './line-envelope.ts';

let house: JoinedServers;
let room: { id: string; code: string };
beforeEach(async () => {
  house = await joinServers();
  room = await house.far.openRoom();
});
afterEach(() => house.remove());

const join = (name: string): ClientMessage => ({
  t: 'join',
  id: messageId(`join-${name}`),
  name,
  phone: '',
  consent: true,
});
const operate = (id: string, action: object) => ({ t: 'operate', id: messageId(id), expect: null, action });

const guess = (code: string, token: string | null = null): ClientMessage => ({
  ...{ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token, device: 'device-guess', lastVersion: null },
});

/** A page at `near`. */
async function come(hello: ClientMessage, as = actorOf(house.near.ownerId)): Promise<TestPage> {
  const page = house.near.page(as);
  page.say(hello);
  await house.rest();
  return page;
}

async function player(name: string): Promise<TestPage> {
  const page = await come(helloOf(room.code));
  page.say(join(name));
  await house.rest();
  return page;
}

const staffHello = (as: 'operator' | 'presenter' = 'operator') => ({
  ...{ t: 'helloStaff' as const, protocol: LIVE_PROTOCOL, room: RoomId.parse(room.id), as, session: 'x' },
  lastVersion: null,
});

const staff = (as: 'operator' | 'presenter' = 'operator') => come(staffHello(as));

const press = async (console: TestPage, id: string, action: object) => {
  console.end.take(operate(id, action));
  await house.rest();
};

const state = () => house.far.host.room(room.id)?.state;

describe('who is turned away', () => {
  it('a code that no server has is wrong where the page is, and counts there', async () => {
    const hello = guess('999999');
    const pages = Array.from({ length: 21 }, () => house.near.page());
    for (const page of pages) page.say(hello);
    await house.rest();
    expect(pages.map(({ wire }) => wire.closeCode)).toEqual([...Array(20).fill(CLOSE.noRoom), CLOSE.tooManyTries]);
    // Also by the right one.
    const right = await come(guess(room.code));
    expect(right.wire.closeCode).toBe(CLOSE.tooManyTries);
    const withToken = await come(guess(room.code, 'x'.repeat(43)));
    expect(withToken.wire.closeCode).toBe(CLOSE.tooManyTries);
  });

  it('staff of a room that is nowhere, and staff whose session is over', async () => {
    const lost = house.near.page(actorOf(house.near.ownerId));
    lost.say({ ...staffHello(), room: RoomId.parse('no-such-room') });
    const nobody = house.near.page(null);
    nobody.say(staffHello());
    await house.rest();
    expect([lost.wire.closeCode, nobody.wire.closeCode]).toEqual([CLOSE.noRoom, CLOSE.notAllowed]);
    const console = await staff();
    console.become(null);
    await press(console, 'start', { do: 'next' });
    expect([console.wire.closeCode, state()?.phase.name]).toEqual([CLOSE.notAllowed, 'lobby']);
  });

  it('staff of whom nobody can say who they are, to come again', async () => {
    const console = house.near.page();
    const asked = vi.spyOn(console.end.origin, 'whoIs').mockRejectedValue(new Error('no database in this test'));
    console.say(staffHello());
    await house.rest();
    expect([console.wire.last('goodbye')?.reason, console.wire.closeCode]).toEqual(['restart', CLOSE.restart]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('whoever is kicked, and the page that another replaces', async () => {
    const dan = await player('Dan');
    const [joined] = dan.wire.of('joined');
    const again = await come(helloOf(room.code, joined?.token ?? null));
    expect([dan.wire.last('goodbye')?.reason, dan.wire.closeCode]).toEqual(['replaced', CLOSE.replaced]);
    const console = await staff();
    await press(console, 'kick', { do: 'kick', seat: 0 });
    expect([again.wire.last('goodbye')?.reason, again.wire.closeCode]).toEqual(['removed', CLOSE.removed]);
    expect(house.near.relay.counts().out).toBe(1);
  });

  it('frames beyond the budget of a page, at the server where it is', async () => {
    const dan = await player('Dan');
    for (let n = 0; n < 120; n += 1) dan.say({ t: 'suggestName', id: messageId(`name-${n}`) });
    await house.rest();
    expect(dan.wire.of('refused').length).toBeGreaterThanOrEqual(20);
    expect(dan.wire.of('refused').at(-1)?.code).toBe('tooManyMessages');
  });
});

describe('a player and a console at another server than their room', () => {
  it('join, see each other, answer, and hear what comes of it', async () => {
    const console = await staff();
    const screen = await staff('presenter');
    const dan = await player('Dan');
    expect(dan.wire.last('welcomePlayer')?.room.name).toBe(state()?.game.name);
    expect(dan.wire.last('joined')?.own.name).toBe('Dan');
    expect(screen.wire.last('welcomePresenter')?.joinUrl).toBe(`http://test/play/${room.code}`);
    await press(console, 'start', { do: 'next' });
    expect(console.wire.of('ack')).toHaveLength(1);
    for (let step = 0; step < 5 && state()?.phase.name !== 'question'; step += 1) {
      house.far.clock.advance(5000);
      await press(console, `on-${step}`, { do: 'next' });
    }
    expect(dan.wire.last('player')?.view.phase.phase).toBe('question');
    const phase = state()?.phase;
    if (phase?.name !== 'question') throw new Error('no question');
    const { visit, slide } = phase;
    dan.say({ t: 'answer', id: messageId('answer'), slide, visit, response: { type: 'trivia', picks: [0] } });
    await house.rest();
    expect(dan.wire.last('ack')?.id).toBe(messageId('answer'));
    expect(house.near.relay.counts()).toEqual({ out: 3, in: 0 });
    expect(house.far.relay.counts()).toEqual({ out: 0, in: 3 });
  });

  it('is told the time of the room’s server', async () => {
    const dan = await player('Dan');
    dan.say({ t: 'ping', n: 7 });
    await house.rest();
    expect(dan.wire.last('pong')).toMatchObject({ n: 7, atMs: house.far.gateway.now() });
  });

  it('comes and goes: who is away is away', async () => {
    const dan = await player('Dan');
    expect(state()?.present).toBe(1);
    dan.wire.terminate();
    await house.rest();
    expect([state()?.present, house.far.relay.counts().in]).toEqual([0, 0]);
  });

  it('a page that reads too slowly is skipped, and welcomed when it has read', async () => {
    const dan = await player('Dan');
    const console = await staff();
    dan.wire.buffered = SLOW_OUTLET_BYTES + 1;
    await press(console, 'lock', { do: 'lock', on: true });
    const [views, welcomes] = [dan.wire.of('player').length, dan.wire.of('welcomePlayer').length];
    await press(console, 'unlock', { do: 'lock', on: false });
    expect(dan.wire.of('player').length).toBe(views);
    dan.wire.buffered = 0;
    dan.end.drained();
    await house.rest();
    expect(dan.wire.of('welcomePlayer').length).toBe(welcomes + 1);
  });

  it('a screen and a bridge come in by codes that another server gave', async () => {
    const console = await staff();
    await press(console, 'link', { do: 'openScreenLink' });
    console.say({ t: 'askScreenLink', id: messageId('ask'), number: 1 });
    await house.rest();
    const code = console.wire.last('screenLink')?.code ?? '';
    expect(code).toHaveLength(8);
    const hello = { t: 'helloScreen', protocol: LIVE_PROTOCOL, device: 'device-screen', lastVersion: null } as const;
    const screen = await come({ ...hello, proof: { code } });
    expect(screen.wire.of('welcomePresenter')).toHaveLength(1);
    const wrong = await come({ ...hello, proof: { code: 'AAAAAAAA' } });
    expect(wrong.wire.closeCode).toBe(CLOSE.noRoom);
  });
});

describe('what comes over the bus and is none of ours', () => {
  it('changes nothing', async () => {
    const dan = await player('Dan');
    const bus = house.hub.join('stranger');
    const heard = dan.wire.texts.length;
    const envelope = { v: 1, from: 'far', line: 1, n: 99 } as const;
    for (const text of [
      '',
      '{}',
      '{}\n',
      'x\ny',
      '{"v":2}\ns 1 1\n{}',
      writeEnvelope({ ...envelope, line: 77 }, 's 1 1\n{}'),
    ]) {
      bus.publish('gate.near', text);
      bus.publish('own.far', text);
    }
    for (const words of ['h 5 {}', 'm 5 {', 'zz', 'm 5', 'h x', 'q 1 1'])
      bus.publish('own.far', writeEnvelope({ v: 1, from: 'stranger', line: 1, n: 0 }, words));
    await house.rest();
    expect(dan.wire.texts.length).toBe(heard);
    dan.say({ t: 'ping', n: 1 });
    await house.rest();
    expect(dan.wire.of('pong')).toHaveLength(1);
  });
});
