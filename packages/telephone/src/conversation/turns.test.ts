import { describe, expect, it } from 'vitest';
import { getIn, quiz } from '../testing/quiz.ts';

/** A caller who is asked the one question of a game. */
function asked() {
  const { hall, caller } = quiz(['trivia', 'trivia']);
  getIn(caller);
  hall.room.join('Dana');
  hall.room.next();
  caller.wait();
  return { hall, caller };
}

const pressed = (turn: number, keys: string) => ({ type: 'pressed', turn, keys, ended: false }) as const;

describe('turns', () => {
  it('rise by one with each reply that waits', () => {
    const { caller } = quiz(['trivia']);
    caller.dial();
    const turns = [1, 2, 3, 4].map(() => caller.wait() && caller.reply?.collect?.turn);
    expect(turns).toEqual([2, 3, 4, undefined]);
  });

  it('told again have the same reply and no second effect, whatever keys come with them', () => {
    const { hall, caller } = asked();
    const { turn } = caller.session;
    const first = caller.tell(pressed(turn, '2'));
    const { length } = caller.asked;
    for (const keys of ['2', '3', '']) {
      const again = caller.tell(pressed(turn, keys));
      expect(again).toEqual({ ...first, session: caller.session });
    }
    expect(caller.asked).toHaveLength(length);
    expect(hall.takenIds).toEqual([`call-1-${turn}`]);
  });

  it('that never were are refused and do nothing', () => {
    const { caller } = asked();
    const before = caller.session;
    const told = caller.tell(pressed(before.turn + 1, '2'));
    expect(told).toEqual({ session: before, reply: null, command: null, reads: null, isForeign: true });
  });

  it('that began again have the same greeting', () => {
    const { caller } = quiz(['trivia']);
    const hello = caller.dial();
    expect(caller.dial()).toBe(hello);
    expect(caller.session.turn).toBe(1);
  });
});

describe('a server that dies', () => {
  it('between an answer and its outcome asks the room the same again, and nothing counts twice', () => {
    const { hall, caller } = asked();
    const { turn } = caller.session;
    const { command } = caller.step(pressed(turn, '2'));
    if (command?.type !== 'answer') throw new Error('no answer was sent');
    hall.carryOut('+972500000123', command);
    const again = caller.step(pressed(turn, '2'));
    expect(again.command).toEqual(command);
    expect(again.reply).toBeNull();
    const outcome = hall.carryOut('+972500000123', command);
    expect(outcome).toEqual({ type: 'taken' });
    caller.tell(outcome);
    expect(caller.heard()).toBe('You chose: 2 Paris Your answer was received. To change it, press another key.');
    expect(hall.takenIds).toHaveLength(1);
  });
});

describe('a caller who hangs up', () => {
  it('hears nothing, and the key that was pressed before counts though it comes after', () => {
    const { hall, caller } = asked();
    expect(caller.tell({ type: 'hungUp' })).toEqual({
      session: caller.session,
      reply: null,
      command: null,
      reads: null,
      isForeign: false,
    });
    caller.press('2');
    expect(hall.takenIds).toHaveLength(1);
  });

  it('after the last word changes nothing', () => {
    const { hall, caller } = asked();
    hall.room.operate({ do: 'end' });
    const goodbye = caller.wait();
    expect(caller.press('2')).toBe(goodbye);
    expect(caller.hasEnded).toBe(true);
  });
});
