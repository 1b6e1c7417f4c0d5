import { CLOSE } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { makeLiveApp, openTestRoom, SocketPage } from './testing/live-app.ts';
import { hello, oneQuestion as slides, seen, staffPage } from './testing/live-pages.ts';
import { sampleGame } from './testing/sample-game.ts';
import type { LiveApp } from './testing/live-app.ts';

let live: LiveApp;
let owner: TestClient;
beforeAll(async () => {
  live = await makeLiveApp();
  owner = await live.signUp('owner');
});
afterAll(() => live.close());

describe('reactions', () => {
  it('go as sums to screens and consoles alone, from players with a seat alone, five at once', async () => {
    const room = await openTestRoom(owner, slides);
    const [operator, screen] = [
      await staffPage(live, owner, room._id),
      await staffPage(live, owner, room._id, 'presenter'),
    ];
    const [player, onlooker] = [new SocketPage(live.port), new SocketPage(live.port)];
    for (const page of [player, onlooker]) await page.say(hello(room.code));
    await player.say({ t: 'join', id: 'join-1', name: 'Noa', phone: '', consent: true });
    await seen(() => player.of('joined').length && screen.of('welcomePresenter').length && onlooker.texts.length);
    for (const page of [onlooker, screen, operator]) await page.say({ t: 'react', r: 5 });
    for (let tap = 0; tap < 9; tap += 1) await player.say({ t: 'react', r: 1 });
    await player.say({ t: 'react', r: 6 });
    await player.say({ t: 'suggestName', id: 'after-taps' });
    await seen(() => player.of('nameSuggested').length);
    const total = (page: SocketPage) => page.of('reactions').flatMap(({ n }) => n[1] ?? 0);
    const sum = (page: SocketPage) => total(page).reduce((all, one) => all + one, 0);
    await seen(() => sum(screen) === 5 && sum(operator) === 5);
    expect(screen.of('reactions').every(({ n }) => n.every((count, r) => r === 1 || count === 0))).toBe(true);
    expect([player, onlooker].flatMap((page) => page.of('reactions'))).toEqual([]);
    await operator.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'next' } });
    await seen(() => player.of('player').some(({ view }) => view.phase.phase === 'question'));
    await operator.say({ t: 'operate', id: 'press-off', expect: null, action: { do: 'reactions', on: false } });
    await seen(() => player.of('player').at(-1)?.view.reacts === undefined);
    for (const page of [operator, screen, player, onlooker]) page.close();
  });
});

describe('spectators', () => {
  const openFor = async (places: number) => {
    const userId = owner.user._id;
    const game = sampleGame(1, { maxPlayers: places });
    const room = await live.host.open({ gameId: `watched-by-${places}`, userId, gameType: 'firebase', game });
    return { id: room?.id ?? '', code: room?.code ?? '' };
  };
  const page = async (code: string, device: string, opened = new SocketPage(live.port)) => {
    await opened.say({ ...hello(code), device });
    await seen(() => opened.of('welcomePlayer').length);
    return opened;
  };
  const three = (code: string) =>
    Promise.all([page(code, 'device-player'), page(code, 'device-one'), page(code, 'device-other')]);
  const join = (id: string, name: string) => ({ t: 'join', id, name, phone: '', consent: true });
  const word = async (watcher: SocketPage, on = true) => {
    const before = watcher.of('watching').length;
    await watcher.say({ t: 'watch', on });
    await seen(() => watcher.of('watching').length > before);
    return watcher.of('watching').at(-1);
  };

  it('are refused beyond the places, with a seat, where the host does not let them, and when their device is banned', async () => {
    const room = await openFor(1);
    const operator = await staffPage(live, owner, room.id);
    const [player, first, second] = await three(room.code);
    await player.say(join('join-1', 'Noa'));
    await seen(() => player.of('joined').length);
    expect(await word(player)).toMatchObject({ on: false, refused: 'alreadyJoined' });
    expect(await word(first)).toEqual({ t: 'watching', on: true, refused: null });
    expect(live.host.counts()).toMatchObject({ players: 1, spectators: 1 });
    expect(await word(second)).toMatchObject({ on: false, refused: 'watchersFull' });
    await operator.say({ t: 'operate', id: 'press-off', expect: null, action: { do: 'spectators', on: false } });
    await seen(() => first.of('watching').at(-1)?.refused === 'watchingOff');
    expect(first.of('player').at(-1)?.view.watchable).toBeUndefined();
    expect(await word(second)).toMatchObject({ refused: 'watchingOff' });
    await operator.say({ t: 'operate', id: 'press-on', expect: null, action: { do: 'spectators', on: true } });
    await operator.say({ t: 'operate', id: 'press-ban', expect: null, action: { do: 'ban', seat: 0 } });
    await seen(() => player.closeCode === CLOSE.removed);
    const back = new SocketPage(live.port);
    await back.say({ ...hello(room.code), device: 'device-player' });
    await seen(() => back.closeCode === CLOSE.removed);
  });

  it('see what players see and nothing of a seat, are counted for the staff, react once a second, and take a free place', async () => {
    const room = await openFor(2);
    const [operator, screen] = [
      await staffPage(live, owner, room.id),
      await staffPage(live, owner, room.id, 'presenter'),
    ];
    const [player, one, other] = await three(room.code);
    await player.say(join('join-1', 'Noa'));
    await seen(() => player.of('joined').length);
    await Promise.all([word(one), word(other)]);
    await seen(() => operator.of('counts').at(-1)?.watching === 2 && screen.of('counts').at(-1)?.watching === 2);
    for (let tap = 0; tap < 4; tap += 1) await one.say({ t: 'react', r: 2 });
    await seen(() => screen.of('reactions').length);
    await operator.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'next' } });
    await seen(() => [one, other].every((each) => each.of('player').at(-1)?.view.phase.phase === 'question'));
    await other.say({ t: 'react', r: 2 });
    await other.say({ t: 'answer', id: 'answer-0', slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } });
    await seen(() => other.of('refused').at(-1)?.code === 'notJoined');
    await player.say({ t: 'answer', id: 'answer-1', slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } });
    // All have answered: nobody waits for those who watch.
    await seen(() => one.of('player').at(-1)?.view.phase.phase === 'closed');
    await operator.say({ t: 'operate', id: 'press-2', expect: null, action: { do: 'reveal' } });
    await seen(() => [one, other].every((watcher) => watcher.of('player').at(-1)?.view.phase.phase === 'reveal'));
    expect(screen.of('reactions').flatMap(({ n }) => n)).toEqual([0, 0, 1, 0, 0, 0]);
    const bytes = (watcher: SocketPage) => watcher.texts.filter((text) => text.startsWith('{"t":"player"'));
    expect(bytes(one).slice(-3)).toEqual(bytes(other).slice(-3));
    expect(
      [one, other].flatMap((watcher) => [...watcher.of('own'), ...watcher.of('thinking'), ...watcher.of('counts')]),
    ).toEqual([]);
    expect(operator.of('operator').at(-1)?.view).toMatchObject({ players: 1, answered: 1, watching: 2 });
    await one.say(join('join-2', 'Omar'));
    await seen(() => one.of('joined').length && operator.of('counts').at(-1)?.watching === 1);
    other.close();
    await seen(() => operator.of('counts').at(-1)?.watching === undefined);
    expect(operator.of('counts').at(-1)).toMatchObject({ players: 2 });
  });
});
