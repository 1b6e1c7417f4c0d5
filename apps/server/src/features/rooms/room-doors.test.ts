import { MediaRef, PATTERN_EVERY_MS, PATTERN_LENGTH, PREPARE_MAX_MS } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

let bench: LiveBench;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(() => bench.remove());

let presses = 0;
async function press(operator: TestPage, action: Extract<ClientMessage, { t: 'operate' }>['action']): Promise<void> {
  operator.say({ t: 'operate', id: messageId(`press-${(presses += 1)}`), expect: null, action });
  await bench.settle();
}
async function knock(
  code: string,
  name: string,
  more: { pattern?: number[]; device?: string; id?: string } = {},
): Promise<TestPage> {
  const page = bench.page();
  const hello = helloOf(code);
  page.say(hello.t === 'helloPlayer' && more.device ? { ...hello, device: more.device } : hello);
  const { pattern } = more;
  page.say({ t: 'join', id: messageId(more.id ?? name), name, phone: '', consent: true, ...(pattern && { pattern }) });
  await bench.settle();
  return page;
}
const refusalOf = (page: TestPage) => page.wire.of('refused').at(-1)?.code;
/** Shapes that are neither on screen nor were. */
/** Shapes that are neither these nor those before them: the bench draws each one after the other. */
const other = (pattern: readonly number[]) => pattern.toReversed();

describe('the second step of joining', () => {
  it('shows shapes on the screen only, turns them, and lets in who taps the present or the last ones', async () => {
    const room = await bench.openRoom();
    const operator = await bench.operator(room.id);
    const presenter = await bench.presenter(room.id);
    const waiting = await bench.player(room.code, 'Early');
    await press(operator, { do: 'twoStep', on: true });
    bench.clock.advance(1);
    await bench.settle();
    const first = presenter.wire.last('presenter')?.view.pattern ?? [];
    expect(first).toHaveLength(PATTERN_LENGTH);
    expect(refusalOf(await knock(room.code, 'Script'))).toBe('patternWrong');
    expect(refusalOf(await knock(room.code, 'Guess', { pattern: other(first) }))).toBe('patternWrong');
    expect((await knock(room.code, 'Pupil', { pattern: first })).wire.last('joined')).toBeDefined();
    bench.clock.advance(PATTERN_EVERY_MS);
    await bench.settle();
    expect((await knock(room.code, 'Slow', { pattern: first })).wire.last('joined')).toBeDefined();
    expect(waiting.wire.texts.join('')).not.toContain('pattern');
    await press(operator, { do: 'twoStep', on: false });
    expect((await knock(room.code, 'Late')).wire.last('joined')).toBeDefined();
  });

  it('lets nobody guess on and on: neither a device nor an address', async () => {
    const room = await bench.openRoom();
    const operator = await bench.operator(room.id);
    const presenter = await bench.presenter(room.id);
    await press(operator, { do: 'twoStep', on: true });
    bench.clock.advance(1);
    await bench.settle();
    const right = presenter.wire.last('presenter')?.view.pattern ?? [];
    const wrong = other(right);
    const page = bench.page();
    page.say(helloOf(room.code));
    const guess = async (n: number, pattern: number[]) => {
      page.say({ t: 'join', id: messageId(`guess-${n}`), name: 'Guess', phone: '', consent: true, pattern });
      await bench.settle();
      return refusalOf(page);
    };
    for (let n = 0; n < 6; n += 1) expect(await guess(n, wrong)).toBe('patternWrong');
    expect(await guess(6, right)).toBe('tooManyTries');
    // To ask whether there are shapes is no guess.
    expect(await guess(7, [])).toBe('patternWrong');
    // Others behind the same address are not held, and what they earn they may use.
    expect((await knock(room.code, 'Pupil', { pattern: right })).wire.last('joined')).toBeDefined();
    for (let n = 0; n < 295; n += 1) await knock(room.code, `Script-${n}`, { pattern: wrong });
    expect(refusalOf(await knock(room.code, 'Next', { pattern: right }))).toBe('tooManyTries');
    bench.clock.advance(60_000);
    await bench.settle();
    const now = presenter.wire.last('presenter')?.view.pattern ?? [];
    await guess(8, now);
    expect(page.wire.last('joined')).toBeDefined();
  });

  it('is not bought with places in other rooms, nor by coming and going in this one', async () => {
    const room = await bench.openRoom();
    const own = await bench.openRoom();
    const operator = await bench.operator(room.id);
    const presenter = await bench.presenter(room.id);
    await press(operator, { do: 'twoStep', on: true });
    bench.clock.advance(1);
    await bench.settle();
    const right = presenter.wire.last('presenter')?.view.pattern ?? [];
    const guess = async (n: number) => refusalOf(await knock(room.code, `Script-${n}`, { pattern: other(right) }));
    for (let n = 0; n < 300; n += 1) expect(await guess(n)).toBe('patternWrong');
    expect(await guess(300)).toBe('tooManyTries');
    for (let n = 0; n < 5; n += 1) await knock(own.code, `Farmer-${n}`);
    expect(await guess(301)).toBe('tooManyTries');
    bench.clock.advance(60_000);
    await bench.settle();
    const shapes = presenter.wire.last('presenter')?.view.pattern ?? [];
    for (let n = 400; n < 410; n += 1) await knock(room.code, `Script-${n}`, { pattern: other(shapes) });
    const device = 'device-that-comes-and-goes';
    for (let n = 0; n < 9; n += 1) {
      const page = await knock(room.code, `Goer-${n}`, { pattern: shapes, device, id: `come-${n}` });
      page.say({ t: 'leave', id: messageId(`go-${n}`) });
      await bench.settle();
    }
    let judged = 0;
    for (let n = 410; n < 800; n += 1)
      if ((await knock(room.code, `Script-${n}`, { pattern: other(shapes) }).then(refusalOf)) === 'patternWrong')
        judged += 1;
    expect(judged).toBe(291);
  });

  it('goes on after a restart', async () => {
    const room = await bench.openRoom();
    const operator = await bench.operator(room.id);
    await press(operator, { do: 'twoStep', on: true });
    bench.clock.advance(1);
    await bench.settle();
    const next = await bench.restart();
    const before = next.host.room(room.id)?.state.twoStep?.pattern;
    expect(before).toHaveLength(PATTERN_LENGTH);
    next.clock.advance(PATTERN_EVERY_MS);
    await next.settle();
    expect(next.host.room(room.id)?.state.twoStep?.before).toEqual(before);
  });
});

describe('the door', () => {
  const doorOf = (page: TestPage) => page.wire.last('player')?.view.door;

  it('is told to those who stand before it, at once and in any phase', async () => {
    const room = await bench.openRoom(sampleGame(2, { maxPlayers: 2 }));
    const operator = await bench.operator(room.id);
    await bench.player(room.code, 'Noa');
    const outside = bench.page();
    outside.say(helloOf(room.code));
    await bench.settle();
    expect(outside.wire.last('welcomePlayer')?.view.door).toBeNull();
    await press(operator, { do: 'lock', on: true });
    expect(doorOf(outside)).toBe('roomLocked');
    await press(operator, { do: 'lock', on: false });
    expect(doorOf(outside)).toBeNull();
    await press(operator, { do: 'next' });
    await press(operator, { do: 'lateJoin', on: false });
    expect(doorOf(outside)).toBe('tooLateToJoin');
    await press(operator, { do: 'lateJoin', on: true });
    const last = await bench.player(room.code, 'Omar');
    expect(last.wire.last('joined')).toBeDefined();
    expect(doorOf(outside)).toBe('roomFull');
    await press(operator, { do: 'kick', seat: 0 });
    expect(doorOf(outside)).toBeNull();
    await press(operator, { do: 'end' });
    expect(doorOf(outside)).toBe('roomEnded');
  });

  it('is told to console and big screen as the room fills, and as a place is free', async () => {
    const room = await bench.openRoom(sampleGame(1, { maxPlayers: 2 }));
    const [operator, presenter] = [await bench.operator(room.id), await bench.presenter(room.id)];
    const told = () => [
      operator.wire.last('operator')?.view.door ?? null,
      presenter.wire.last('presenter')?.view.door ?? null,
    ];
    await bench.player(room.code, 'Noa');
    expect(told()).toEqual([null, null]);
    await bench.player(room.code, 'Omar');
    expect(told()).toEqual(['roomFull', 'roomFull']);
    await press(operator, { do: 'kick', seat: 0 });
    expect(told()).toEqual([null, null]);
  });

  it('is told on arrival', async () => {
    const room = await bench.openRoom(sampleGame(1, { maxPlayers: 1 }));
    await bench.player(room.code, 'Noa');
    const late = bench.page();
    late.say(helloOf(room.code));
    await bench.settle();
    expect(late.wire.last('welcomePlayer')?.view.door).toBe('roomFull');
  });
});

describe('a banned device', () => {
  it('is told, stays out under any name, and may come back when the ban is lifted', async () => {
    const room = await bench.openRoom();
    const operator = await bench.operator(room.id);
    const bad = await knock(room.code, 'Mallory', { device: 'device-of-mallory' });
    await press(operator, { do: 'ban', seat: 0 });
    expect(bad.wire.last('goodbye')?.reason).toBe('removed');
    const again = { device: 'device-of-mallory', id: 'again' };
    const back = await knock(room.code, 'Alice', again);
    expect(back.wire.of('goodbye').map(({ reason }) => reason)).toEqual(['removed']);
    expect(back.wire.last('welcomePlayer')).toBeUndefined();
    expect((await knock(room.code, 'Bob')).wire.last('joined')).toBeDefined();
    await press(operator, { do: 'unbanAll' });
    expect((await knock(room.code, 'Alice', { ...again, id: 'third' })).wire.last('joined')).toBeDefined();
  });

  it('keeps no word of the device itself in the room', async () => {
    const room = await bench.openRoom();
    await knock(room.code, 'Noa', { device: 'device-of-noa-1234' });
    expect(JSON.stringify(bench.host.room(room.id)?.state)).not.toContain('device-of-noa');
  });
});

describe('names', () => {
  it('are suggested, free and friendly, and the only ones where the game gives them', async () => {
    const room = await bench.openRoom(sampleGame(1, { nameRule: 'generated', language: 'en' }));
    const page = bench.page();
    page.say(helloOf(room.code));
    page.say({ t: 'suggestName', id: messageId('suggest') });
    await bench.settle();
    const suggested = page.wire.last('nameSuggested')?.name ?? '';
    expect(suggested).toMatch(/^\w+ \w+$/);
    page.say({ t: 'join', id: messageId('join'), name: 'My own name', phone: '', consent: true });
    await bench.settle();
    expect(page.wire.last('joined')?.own.name).toBe(suggested);
    const other = await knock(room.code, 'Another name');
    expect(other.wire.last('joined')?.own.name).not.toBe('Another name');
    expect(other.wire.last('joined')?.own.name).not.toBe(suggested);
  });
});

describe('a slide that is prepared', () => {
  const picture = {
    ...{ _id: 'media-0001', type: 'image', provider: 'file', publicId: 'a', width: 10, height: 10 },
    ...{ durationMs: 0, startMs: null, endMs: null, alt: '' },
  };
  const withPicture = () => {
    const game = sampleGame();
    const slides = game.slides.map((slide) => ({ ...slide, image: MediaRef.parse(picture) }));
    return { ...game, slides };
  };
  const phaseOf = (id: string) => bench.host.room(id)?.state.phase.name;

  it('opens when 95 of 100 devices have said that they are ready, each counted once', async () => {
    const room = await bench.openRoom(withPicture());
    const operator = await bench.operator(room.id);
    const presenter = await bench.presenter(room.id);
    const players = await Promise.all(Array.from({ length: 19 }, (_, i) => bench.player(room.code, `P${i}`)));
    const watcher = bench.page();
    watcher.say(helloOf(room.code));
    await press(operator, { do: 'next' });
    expect(phaseOf(room.id)).toBe('preparing');
    for (const page of players.slice(0, 18)) {
      page.say({ t: 'ready', visit: 1 });
      page.say({ t: 'ready', visit: 1 });
    }
    watcher.say({ t: 'ready', visit: 1 });
    players[18]?.say({ t: 'ready', visit: 7 });
    await bench.settle();
    expect(phaseOf(room.id)).toBe('preparing');
    presenter.say({ t: 'ready', visit: 1 });
    await bench.settle();
    expect(phaseOf(room.id)).toBe('question');
  });

  it('stays shut in a pause, and opens with its end when the devices were ready meanwhile', async () => {
    const room = await bench.openRoom(withPicture());
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'One');
    await press(operator, { do: 'next' });
    await press(operator, { do: 'pause' });
    player.say({ t: 'ready', visit: 1 });
    await bench.settle();
    expect(phaseOf(room.id)).toBe('preparing');
    await press(operator, { do: 'resume' });
    await bench.settle();
    expect(phaseOf(room.id)).toBe('question');
  });

  it('does not wait for a device that has gone, nor longer than five seconds', async () => {
    const room = await bench.openRoom(withPicture());
    const operator = await bench.operator(room.id);
    const [one, two] = [await bench.player(room.code, 'One'), await bench.player(room.code, 'Two')];
    await press(operator, { do: 'next' });
    one.say({ t: 'ready', visit: 1 });
    await bench.settle();
    expect(phaseOf(room.id)).toBe('preparing');
    two.wire.terminate();
    await bench.settle();
    expect(phaseOf(room.id)).toBe('question');
    await press(operator, { do: 'skip' });
    expect(phaseOf(room.id)).toBe('preparing');
    bench.clock.advance(PREPARE_MAX_MS);
    await bench.settle();
    expect(phaseOf(room.id)).toBe('question');
  });
});
