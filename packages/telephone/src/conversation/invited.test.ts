import { describe, expect, it } from 'vitest';
import { testLine } from '../testing/caller.ts';
import { callerOf, getIn, quiz } from '../testing/quiz.ts';
import { CODE } from '../testing/hall.ts';

const invited = { id: 'invited-1', name: '', house: 'Oak school', game: 'Seas', language: 'en' } as const;
const called = (changes: Parameters<typeof testLine>[0] = {}) => testLine({ code: CODE, invited, ...changes });

describe('somebody whom the house calls', () => {
  it('hears who calls and why, and is in the room with one key', () => {
    const { hall, caller } = quiz(['trivia'], {}, called());
    expect(caller.dial()).toBe(
      'Hello. This is a call from: Oak school You are invited to play a game with the keys of your telephone. It is called: Seas To play now, press 1. If you don’t want to be called again, press 2.',
    );
    expect(caller.reply?.collect?.allowed).toBe('12');
    expect(hall.room.state.players).toBe(0);
    expect(caller.press('1')).toMatch(/^You are in the game\./);
    expect(hall.room.state.players).toBe(1);
  });

  it('is not called again who says so, and is in no room', () => {
    const { hall, caller } = quiz(['trivia'], {}, called());
    caller.dial();
    expect(caller.press('2')).toBe('You will not be called again. Goodbye.');
    expect(caller.hasEnded).toBe(true);
    expect(caller.asked).toEqual([{ type: 'neverAgain' }]);
    expect(hall.room.state.players).toBe(0);
  });

  it('is left alone who presses nothing, as a machine that answers', () => {
    const { hall, caller } = quiz(['trivia'], {}, called());
    caller.dial();
    expect(caller.press('7')).toMatch(/^This key can’t be used here\. This is a call from/);
    expect(caller.wait()).toMatch(/^This is a call from/);
    expect(caller.wait()).toBe('No key was pressed. Goodbye.');
    expect(caller.hasEnded).toBe(true);
    expect([caller.asked, hall.room.state.players]).toEqual([[], 0]);
  });

  it('is spoken to in the language of the game, where the line has it', () => {
    const hebrew = { ...invited, house: 'בית ספר אלון', language: 'he' } as const;
    const { caller } = quiz(['trivia'], { language: 'he' }, called({ languages: ['en', 'he'], invited: hebrew }));
    expect(caller.dial()).toMatch(/^\[he\] שלום\. \[he\] מתקשרים אליכם מ: \[he\] בית ספר אלון/);
    const other = quiz(['trivia'], { language: 'he' }, called({ invited: hebrew })).caller;
    expect(other.dial()).toMatch(/^Hello\. This is a call from: \[he\] בית ספר אלון/);
  });

  it('is told that the game is over by then', () => {
    const { hall, caller } = quiz(['trivia'], {}, called());
    caller.dial();
    hall.room.operate({ do: 'end' });
    expect(caller.press('1')).toMatch(/^The game has ended\.|^There is no open game/);
    expect(caller.hasEnded).toBe(true);
  });

  it('goes right in who has a place already', () => {
    const { hall, caller } = quiz(['trivia']);
    getIn(caller);
    caller.tell({ type: 'hungUp' });
    expect(callerOf(hall, called({ id: 'call-2' })).dial()).toMatch(/^Welcome back/);
  });

  it('has the name of the list, or its digits where somebody has it', () => {
    const { hall, caller } = quiz(['trivia'], {}, called({ invited: { ...invited, name: 'Noa' } }));
    caller.dial();
    expect(caller.press('1')).toContain('Your name is: Noa');
    const other = callerOf(hall, called({ id: 'call-2', invited: { ...invited, name: 'Noa' } }), '+972500000999');
    other.dial();
    expect(other.press('1')).toContain('Your name is: Caller 123');
  });
});
