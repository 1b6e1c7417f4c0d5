import { RoomId } from '@qc/contract';
import type { OperatorAction } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AgeOut } from './age-out.ts';
import { closeRoom } from '../calls/close-room.ts';
import { FakeCharges } from '../testing/fake-charges.ts';
import { actorOf, makeLiveBench, messageId } from '../testing/live-bench.ts';
import type { LiveBench, TestPage } from '../testing/live-bench.ts';

let purse: FakeCharges;
let bench: LiveBench;
let room: { id: string; code: string };
beforeEach(async () => {
  purse = new FakeCharges();
  bench = await makeLiveBench(purse);
  room = await bench.openRoom();
});
afterEach(async () => {
  await bench.host.stop();
  await bench.remove();
});

let presses = 0;
const say = (operator: TestPage, action: OperatorAction, id = messageId(`press-${(presses += 1)}`)) =>
  operator.say({ t: 'operate', id, expect: 0, action });
const press = async (operator: TestPage, action: OperatorAction) => {
  say(operator, action);
  await bench.settle();
};
const phaseOf = (on: LiveBench = bench) => on.host.room(room.id)?.state.phase.name;
const state = () => purse.states.get(room.id);
const count = (what: string) => purse.calls.filter((call) => call === what).length;

/** What comes of it as time goes by. */
const later = <T>(look: () => T) =>
  expect.poll(async () => {
    bench.clock.advance(5000);
    await bench.settle();
    return look();
  });

describe('the first slide is paid for', () => {
  it('holds before it opens and pays once it is on disk; from then on nothing is asked any more', async () => {
    const operator = await bench.operator(room.id);
    let open = (): void => undefined;
    purse.gate = new Promise((resolve) => (open = resolve));
    await press(operator, { do: 'next' });
    expect([phaseOf(), operator.wire.of('ack').length]).toEqual(['lobby', 0]);
    open();
    await bench.settle();
    expect([phaseOf(), state(), purse.runs]).toEqual(['question', 'posted', 9]);
    expect(operator.wire.of('ack')).toHaveLength(1);
    const { length } = purse.calls;
    for (const action of ['closeAnswers', 'reveal', 'skip'] as const) await press(operator, { do: action });
    expect(purse.calls).toHaveLength(length);
  });

  it('is charged once by two consoles, double presses and what is sent again', async () => {
    const [one, two] = [await bench.operator(room.id), await bench.operator(room.id)];
    const again = messageId('sent-again');
    say(one, { do: 'next' }, again);
    for (let n = 0; n < 25; n += 1) for (const page of [one, two]) say(page, { do: 'next' });
    say(one, { do: 'next' }, again);
    await bench.settle();
    await bench.settle();
    expect([phaseOf(), state(), purse.runs]).toEqual(['question', 'posted', 9]);
    expect(bench.host.room(room.id)?.state.visits).toBe(1);
    // The press and its repeat have the same ack; all others came too late.
    expect(one.wire.of('ack').map(({ id }) => id)).toEqual([again, again]);
    expect(two.wire.of('refused').every(({ code }) => code === 'staleStep')).toBe(true);
  });

  it.each(['outOfCredits', 'remotesDisabled'] as const)(
    'says %s, stays in the lobby, and takes the next press',
    async (code) => {
      const operator = await bench.operator(room.id);
      purse.refusal = code;
      await press(operator, { do: 'next' });
      expect(operator.wire.last('refused')?.code).toBe(code);
      expect([phaseOf(), state(), purse.runs]).toEqual(['lobby', undefined, 10]);
      purse.refusal = null;
      await press(operator, { do: 'next' });
      expect([phaseOf(), state()]).toEqual(['question', 'posted']);
    },
  );

  it('charges nothing for what does not leave the lobby', async () => {
    const operator = await bench.operator(room.id);
    const harmless: OperatorAction[] = [{ do: 'lock', on: true }, { do: 'skip' }, { do: 'back' }, { do: 'pause' }];
    for (const action of harmless) await press(operator, action);
    operator.say({ t: 'operate', id: messageId('stale'), expect: 7, action: { do: 'next' } });
    await bench.settle();
    expect([phaseOf(), purse.calls]).toEqual(['lobby', []]);
  });

  it('is not for the presenter, nor for somebody else', async () => {
    const presenter = await bench.presenter(room.id);
    await press(presenter, { do: 'next' });
    const operator = await bench.operator(room.id);
    operator.become(null);
    await press(operator, { do: 'next' });
    expect([phaseOf(), purse.calls]).toEqual(['lobby', []]);
  });
});

describe('a start that fails charges nothing', () => {
  it('when the charge cannot be written', async () => {
    const operator = await bench.operator(room.id);
    purse.failure = new Error('no disk');
    await press(operator, { do: 'next' });
    expect(operator.wire.last('refused')?.code).toBe('storageFailed');
    purse.failure = null;
    bench.clock.advance(250);
    await bench.settle();
    expect([phaseOf(), state(), purse.runs]).toEqual(['lobby', undefined, 10]);
    await press(operator, { do: 'next' });
    expect([phaseOf(), state(), purse.runs]).toEqual(['question', 'posted', 9]);
  });

  it('when the charge was written although it seemed to fail', async () => {
    const operator = await bench.operator(room.id);
    const { hold } = FakeCharges.prototype;
    purse.hold = async (run) => {
      await hold.call(purse, run);
      throw new Error('the reply was lost');
    };
    await press(operator, { do: 'next' });
    expect([operator.wire.last('refused')?.code, state(), purse.runs]).toEqual(['storageFailed', 'givenBack', 10]);
  });

  it('when the first slide cannot be written: given back as soon as it is sure that it is not on disk', async () => {
    const operator = await bench.operator(room.id);
    bench.store.failure = new Error('disk full');
    await press(operator, { do: 'next' });
    expect([operator.wire.last('refused')?.code, state()]).toEqual(['storageFailed', 'held']);
    bench.store.failure = null;
    await later(state).toBe('givenBack');
    expect([phaseOf(), purse.runs]).toEqual(['lobby', 10]);
    await press(operator, { do: 'next' });
    expect([phaseOf(), state(), purse.runs]).toEqual(['question', 'posted', 9]);
  });

  it('when the room is closed between the charge and the first slide', async () => {
    const operator = await bench.operator(room.id);
    let open = (): void => undefined;
    purse.gate = new Promise((resolve) => (open = resolve));
    await press(operator, { do: 'next' });
    const closed = closeRoom(bench.host.platform.db, bench.host, actorOf(bench.ownerId), RoomId.parse(room.id));
    await later(() => phaseOf()).toBe('ended');
    open();
    expect(await closed).toMatchObject({ ok: true });
    await bench.settle();
    await later(() => operator.wire.last('refused')?.code).toBe('roomEnded');
    await later(state).toBe('givenBack');
    expect(purse.runs).toBe(10);
    expect(bench.ended).toEqual([]);
  });

  it('and a price that cannot be paid yet is paid when storage works again', async () => {
    const operator = await bench.operator(room.id);
    const { post } = FakeCharges.prototype;
    let failures = 3;
    purse.post = async (roomId) => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
      await post.call(purse, roomId);
    };
    await press(operator, { do: 'next' });
    expect([phaseOf(), state()]).toEqual(['question', 'held']);
    await later(state).toBe('posted');
    expect(purse.runs).toBe(9);
  });
});

describe('a run that ends within its first slide', () => {
  const end = { do: 'end' } as const;

  it('is given back when nobody has answered', async () => {
    const operator = await bench.operator(room.id);
    await press(operator, { do: 'next' });
    expect(state()).toBe('posted');
    await press(operator, end);
    expect([state(), purse.runs, count('giveBack')]).toEqual(['givenBack', 10, 1]);
  });

  it('is paid when one answer was taken, also when its player is removed', async () => {
    const [operator, noa] = [await bench.operator(room.id), await bench.player(room.code, 'Noa')];
    await press(operator, { do: 'next' });
    noa.say({ t: 'answer', id: messageId('answer'), slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } });
    await bench.settle();
    await press(operator, { do: 'kick', seat: 0 });
    await press(operator, end);
    expect([state(), purse.runs]).toEqual(['posted', 9]);
  });

  it('is paid when a second slide was opened, also by going back to the first', async () => {
    const operator = await bench.operator(room.id);
    const free = (action: OperatorAction) => {
      operator.say({ t: 'operate', id: messageId(`press-${(presses += 1)}`), expect: null, action });
      return bench.settle();
    };
    for (const action of ['next', 'skip', 'back', 'end'] as const) await free({ do: action });
    expect([state(), purse.runs]).toEqual(['posted', 9]);
  });

  it('is settled when nobody comes back and the room is closed for its age', async () => {
    const operator = await bench.operator(room.id);
    await press(operator, { do: 'next' });
    operator.wire.terminate();
    bench.clock.advance(25 * 60 * 60 * 1000);
    await bench.settle();
    expect(await new AgeOut(bench.host, async () => 1).closeOldRooms()).toBe(1);
    await bench.settle();
    expect([state(), purse.runs]).toEqual(['givenBack', 10]);
  });
});

describe('after a crash', () => {
  it('between the charge and the first slide the price is free before anybody may come', async () => {
    await purse.hold({ roomId: room.id, epoch: 1, userId: '', gameId: '', gameName: '', gameType: 'firebase' });
    const next = await bench.restart();
    await next.settle();
    expect([phaseOf(next), state(), purse.runs]).toEqual(['lobby', 'givenBack', 10]);
  });

  it('between the first slide and its payment it is paid', async () => {
    const operator = await bench.operator(room.id);
    purse.post = async () => {
      throw new Error('the process dies here');
    };
    await press(operator, { do: 'next' });
    expect([phaseOf(), state()]).toEqual(['question', 'held']);
    Object.assign(purse, { post: FakeCharges.prototype.post });
    const next = await bench.restart();
    await next.settle();
    expect([phaseOf(next), state(), purse.runs]).toEqual(['question', 'posted', 9]);
  });

  it('a price held for a room that is gone is given back', async () => {
    await purse.hold({ roomId: 'gone', epoch: 1, userId: '', gameId: '', gameName: '', gameType: 'firebase' });
    await bench.restart();
    expect([purse.states.get('gone'), purse.runs]).toEqual(['givenBack', 10]);
  });

  it('a room that cannot be read keeps its price until it is back, or is closed for good', async () => {
    await purse.hold({ roomId: room.id, epoch: 1, userId: '', gameId: '', gameName: '', gameType: 'firebase' });
    await bench.db.updateTable('room').set({ run_game: '{' }).where('id', '=', room.id).execute();
    const next = await bench.restart();
    expect([next.host.room(room.id), state()]).toEqual([null, 'held']);
    await later(() => next.host.isReturning(room.id)).toBe(false);
    expect(
      await closeRoom(next.host.platform.db, next.host, actorOf(bench.ownerId), RoomId.parse(room.id)),
    ).toMatchObject({ ok: true });
    expect([state(), purse.runs]).toEqual(['givenBack', 10]);
  });
});

describe('a demo', () => {
  it('never asks for a price', async () => {
    room = await bench.openRoom(undefined, true);
    const operator = await bench.operator(room.id);
    purse.refusal = 'outOfCredits';
    await press(operator, { do: 'next' });
    await press(operator, { do: 'end' });
    expect(purse.calls).toEqual([]);
    expect(bench.ended).toHaveLength(1);
    const next = await bench.restart();
    expect([purse.calls, next.host.openRooms]).toEqual([[], 1]);
  });
});
