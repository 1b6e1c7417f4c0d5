import { CLOSE } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinServers, type JoinedServers } from '../testing/joined-servers.ts';
import { actorOf, helloOf, messageId, type TestPage } from '../testing/live-bench.ts';

let house: JoinedServers;
let room: { id: string; code: string };
let dan: TestPage;
beforeEach(async () => {
  house = await joinServers();
  room = await house.far.openRoom();
  dan = house.near.page(actorOf(house.near.ownerId));
  dan.say(helloOf(room.code));
  dan.say({ t: 'join', id: messageId('join'), name: 'Dan', phone: '', consent: true });
  await house.rest();
});
afterEach(() => house.remove());

/** Time in which the servers look after their lines. */
async function pass(ms: number, every = 200): Promise<void> {
  for (let at = 0; at < ms; at += every) {
    house.near.clock.advance(every);
    await house.rest();
  }
}

const suggest = (id: string) => dan.say({ t: 'suggestName', id: messageId(id) });

it('without any server for a room its pages are to come again', async () => {
  house.hub.part('far');
  await pass(4000, 1000);
  expect(dan.wire.closed).toBe(false);
  await pass(7000, 1000);
  expect([dan.wire.last('goodbye')?.reason, dan.wire.closeCode]).toEqual(['restart', CLOSE.restart]);
});

it('a page goes on at the next server, by its place, with what had no answer', async () => {
  house.lose(house.far);
  dan.say({ t: 'leave', id: messageId('leave') });
  const next = await house.successor();
  await pass(3600);
  expect([dan.wire.closed, dan.wire.of('welcomePlayer').length]).toEqual([false, 2]);
  expect(dan.wire.of('ack').map(({ id }) => id)).toEqual([messageId('leave')]);
  expect([next.host.room(room.id)?.state.players, house.near.relay.counts().out]).toEqual([0, 1]);
});

it('is there at once when the directory says so', async () => {
  const next = await house.successor();
  house.lose(house.far);
  house.near.moved({ room: room.id, server: next.name, epoch: next.host.room(room.id)?.epoch ?? 0 });
  await house.rest();
  expect([dan.wire.of('welcomePlayer').length, next.relay.counts().in]).toEqual([2, 1]);
  expect(next.host.room(room.id)?.state.present).toBe(1);
});

it('hears nothing of the server before, when that wakes', async () => {
  house.hub.faults.delayMs = ({ from }) => (from === 'far' ? 1000 : 0);
  suggest('before');
  await house.rest();
  const next = await house.successor();
  house.near.moved({ room: room.id, server: next.name, epoch: next.host.room(room.id)?.epoch ?? 0 });
  await house.rest();
  const told = dan.wire.texts.length;
  house.hub.faults = {};
  house.far.host.room(room.id)?.broadcast.refreshAll();
  await new Promise((resolve) => setTimeout(resolve, 80));
  await house.rest();
  expect(dan.wire.texts.length).toBe(told);
  // It was said again to who has the room.
  expect(dan.wire.of('nameSuggested').map(({ id }) => id)).toEqual([messageId('before')]);
});

it('a server that does not have the room any more does not take the page', async () => {
  const next = await house.successor();
  const late = house.near.page();
  late.say(helloOf(room.code));
  await house.rest();
  expect([late.wire.of('welcomePlayer').length, next.relay.counts().in, house.far.relay.counts().in]).toEqual([
    1, 1, 1,
  ]);
});

it('a message that the bus loses is no loss: the line begins anew', async () => {
  house.hub.faults.lose = ({ subject }) => subject === 'gate.near';
  suggest('lost');
  await house.rest();
  house.hub.faults = {};
  expect(dan.wire.of('nameSuggested')).toEqual([]);
  await pass(1200);
  expect(dan.wire.of('nameSuggested').map(({ id }) => id)).toContain(messageId('lost'));
  expect([dan.wire.of('welcomePlayer').length, dan.wire.closed]).toEqual([2, false]);
});

it('whoever is at a server that the pages’ one falls silent to is away', async () => {
  house.hub.part('near');
  await pass(4200);
  expect([house.far.relay.counts().in, house.far.host.room(room.id)?.state.present]).toEqual([0, 0]);
});
