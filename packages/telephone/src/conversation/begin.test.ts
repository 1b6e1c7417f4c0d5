import { describe, expect, it } from 'vitest';
import { Caller, testLine } from '../testing/caller.ts';
import { callerOf, getIn, quiz } from '../testing/quiz.ts';

describe('the language', () => {
  const line = testLine({ languages: ['he', 'ar', 'en'] });
  it('is chosen where several are on offer, each in itself', () => {
    const { caller } = quiz(['trivia'], {}, line);
    const menu = caller.dial();
    expect(menu).toContain('[he] לעברית, הקישו 1.');
    expect(menu).toContain('[ar] للعربية، اضغطوا 2.');
    expect(menu).toContain('For English, press 3.');
    expect(caller.reply?.collect?.allowed).toBe('123');
    expect(caller.press('3')).toContain('Enter the six digits');
  });

  it('is the line’s own after a while without a key', () => {
    const { caller } = quiz(['trivia'], {}, line);
    caller.dial();
    expect(caller.wait()).toContain('For English');
    expect(caller.wait()).toContain('[he] הקישו את שש הספרות');
  });

  it('is not asked of whom the line knows, nor where there is one', () => {
    expect(quiz(['trivia'], {}, { ...line, spokeBefore: 'en' }).caller.dial()).toContain('Enter the six digits');
    expect(quiz(['trivia']).caller.dial()).toBe(
      'Hello, and welcome to the game. Enter the six digits of the game code, then press the hash key.',
    );
  });

  it('that was chosen stays, and the game is said in its own', () => {
    const { hall, caller } = quiz(['trivia'], { language: 'ar' }, line);
    caller.dial();
    caller.press('3');
    expect(caller.press('123456#')).toContain('Your name is: [ar] متصل 123');
    hall.room.next();
    expect(caller.wait()).toContain('Question 1. [ar] Capital of France? [ar] Rome press 1.');
  });

  it('is the game’s, where none was chosen and the line speaks it', () => {
    const { caller } = quiz(['trivia'], { language: 'ar' }, testLine({ languages: ['he', 'ar'] }));
    caller.dial();
    caller.wait();
    caller.wait();
    expect(caller.press('123456#')).toContain('[ar] أنتم في اللعبة.');
  });
});

describe('the code', () => {
  it('is typed with or without the last key, in one go or in several', () => {
    for (const goes of [['123456#'], ['123456'], ['1234', '56#'], ['12', '3', '456']]) {
      const { caller } = quiz(['trivia']);
      caller.dial();
      const heard = goes.map((keys) => caller.press(keys));
      expect(heard.at(-1)).toContain('You are in the game.');
    }
  });

  it('that is wrong three times ends the call', () => {
    const { caller } = quiz(['trivia']);
    caller.dial();
    expect(caller.press('999999#')).toBe(
      'There is no open game with this code. Please try again. Enter the six digits of the game code, then press the hash key.',
    );
    expect(caller.press('12#')).toContain('The game code has six digits.');
    expect(caller.press('111111#')).toBe('There is no open game with this code. Goodbye.');
    expect(caller.hasEnded).toBe(true);
  });

  it('that never comes ends the call', () => {
    const { caller } = quiz(['trivia']);
    caller.dial();
    expect([1, 2, 3].map(() => caller.wait().includes('six digits'))).toEqual([true, true, true]);
    expect(caller.wait()).toBe('No key was pressed. Goodbye.');
  });

  it('may be the line’s own; then a closed game has no second try', () => {
    const { caller } = quiz(['trivia'], {}, testLine({ code: '123456' }));
    expect(caller.dial()).toMatch(/^Hello, and welcome to the game\. You are in the game\./);
    const other = quiz(['trivia'], {}, testLine({ code: '654321' })).caller;
    expect(other.dial()).toBe('Hello, and welcome to the game. There is no open game with this code. Goodbye.');
  });

  it('of a game that is over may be typed again', () => {
    const { hall, caller } = quiz(['trivia']);
    hall.room.operate({ do: 'end' });
    expect(getIn(caller)).toContain('The game has ended. Please try again.');
  });

  it('tells at once who will get no place', () => {
    const { hall, caller } = quiz(['trivia'], { collectPhone: true });
    hall.room.operate({ do: 'lock', on: true });
    expect(getIn(caller)).toContain('Joining is closed at the moment.');
    expect(caller.hasEnded).toBe(true);
  });

  it('that cannot be looked up is told', () => {
    const behind = { view: () => null, carryOut: () => ({ type: 'refused', code: 'tooManyTries' }) as const };
    const caller = new Caller(behind);
    expect(getIn(caller)).toBe('Too many attempts. Please call again in a few minutes. Goodbye.');
  });
});

describe('a call from a number that has a place', () => {
  it('goes right in', () => {
    const { hall, caller } = quiz(['trivia']);
    getIn(caller);
    hall.room.next();
    caller.tell({ type: 'hungUp' });
    const again = callerOf(hall, testLine({ id: 'call-2' }));
    expect(again.dial()).toMatch(/^Welcome back\. Your place was kept\. Question 1\. Capital of France\?/);
    again.press('2');
    const third = callerOf(hall, testLine({ id: 'call-3' }));
    expect(third.dial()).toMatch(/^Welcome back/);
    expect(hall.room.state.players).toBe(1);
  });
});
