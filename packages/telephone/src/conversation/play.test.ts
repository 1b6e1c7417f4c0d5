import { LIVE_REFUSALS, type LiveRefusal } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { Caller as TestCaller, testLine } from '../testing/caller.ts';
import type { Hall } from '../testing/hall.ts';
import { callerOf, getIn, quiz, SLIDES } from '../testing/quiz.ts';
import { lengthMs } from './say.ts';

/** A caller at an open question, with somebody else in the room who has not answered. */
function asked(
  slide: keyof typeof SLIDES,
  changes: Parameters<typeof quiz>[1] = {},
): { hall: Hall; caller: Caller; heard: string } {
  const { hall, caller } = quiz([slide, 'trivia'], changes);
  getIn(caller);
  hall.room.join('Dana');
  hall.room.next();
  return { hall, caller, heard: caller.wait() };
}

/** The question has just been read to its end. */
function read(hall: Hall, caller: Caller): void {
  hall.room.wait(lengthMs(caller.reply?.spoken ?? []));
}

const responseOf = (hall: Hall) => hall.view('+972500000123').own?.response;

describe('a question', () => {
  it('is said with its number, its words and a key for each answer, and the answer said back', () => {
    const { hall, caller, heard } = asked('trivia');
    expect(heard).toBe('Question 1. Capital of France? For Rome, press 1. For Paris, press 2. For Oslo, press 3.');
    expect(caller.press('2')).toBe('You chose: 2 Paris Your answer was received. To change it, press another key.');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [1] });
  });

  it('that stands alone is said alone, and how to answer once it is open', () => {
    const { hall, caller, heard } = asked('trivia', { readingPace: 'usual' });
    expect([hall.room.state.phase.name, heard]).toEqual(['asking', 'Question 1. Capital of France?']);
    hall.room.next();
    expect(caller.wait()).not.toContain('Capital');
    hall.room.next();
    expect(caller.wait()).toBe('For Rome, press 1. For Paris, press 2. For Oslo, press 3.');
    expect(caller.press('*')).toContain('Capital of France? For Rome, press 1.');
    caller.press('2');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [1] });
  });

  it('that is talked about is asked and answered twice', () => {
    const { hall, caller } = asked('trivia', { slides: [{ ...SLIDES.trivia, talkSeconds: 60 }] });
    caller.press('2');
    hall.room.operate({ do: 'closeAnswers' });
    expect(caller.wait()).toContain('Answers are closed.');
    hall.room.next();
    expect(caller.wait()).toBe('Talk with your neighbors, then answer again.');
    hall.room.next();
    expect(caller.wait()).toContain('Now answer again. Question 1. Capital of France? For Rome, press 1.');
    caller.press('1');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [0] });
  });

  it('is not waited for by those whose call is on the way: their time begins when they have heard how to answer', () => {
    const { hall, caller } = asked('trivia', { readingPace: 'usual' });
    hall.room.next();
    hall.room.next();
    hall.room.wait(2000);
    caller.wait();
    read(hall, caller);
    hall.room.wait(19_000);
    expect(hall.room.state.phase.name).toBe('question');
    caller.press('2');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [1] });
  });

  it('is said again by the star key, and other keys are named', () => {
    const { caller, heard } = asked('trivia');
    expect(caller.press('9')).toBe('This key can’t be used here.');
    expect(caller.press('*')).toBe(heard);
  });

  it('that waits says so every few seconds, with the time that is left', () => {
    const { hall, caller } = asked('trivia');
    read(hall, caller);
    hall.room.wait(3000);
    expect(caller.wait()).toBe('To hear the question again, press star.');
    expect(caller.wait()).toBe('17 seconds left.');
    const hidden = asked('trivia', { timer: false }).caller;
    hidden.wait();
    expect(hidden.wait()).toBe('You can still answer.');
  });

  it('waits no longer than the clock does, and never less than a second', () => {
    const { hall, caller } = asked('trivia');
    expect(caller.reply?.collect?.timeoutMs).toBe(2500);
    read(hall, caller);
    hall.room.wait(19_500);
    caller.wait();
    expect(caller.reply?.collect?.timeoutMs).toBe(1000);
  });

  it('takes several keys and an end, in one go or in several', () => {
    const { hall, caller, heard } = asked('several');
    expect(heard).toContain('Press the keys of all your answers, then the hash key.');
    expect(caller.press('1')).toBe('1 so far. To add one, press its key.');
    expect(caller.press('2#')).toMatch(
      /^You chose: 1 Fig 2 Pear Your answer was received\. To change it, press the keys of/,
    );
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [0, 1] });
  });

  it('with several keys is sent by waiting as well: not every line tells that the hash key was pressed', () => {
    const { caller } = asked('several');
    caller.press('12');
    expect(caller.wait()).toContain('You chose: 1 Fig 2 Pear');
    const undone = asked('several').caller;
    undone.press('11');
    expect(undone.wait()).toContain('No answer was chosen. Press the keys of all your answers');
  });

  it('that is a statement has one key for true and one for false', () => {
    const { caller, heard } = asked('trueFalse');
    expect(heard).toContain('Fish can fly. For True, press 1. For False, press 2.');
    expect(caller.press('2')).toContain('You chose: 2 False');
  });

  it('that is a poll has no right answer', () => {
    const { hall, caller } = asked('survey');
    caller.press('1');
    hall.room.operate({ do: 'closeAnswers' });
    expect(caller.wait()).toBe('Answers are closed.');
    hall.room.next();
    expect(caller.wait()).toBe('Thanks for answering.');
  });

  it('that asks for a number has it said back, and sends it by a key, by waiting, or not yet', () => {
    const { hall, caller, heard } = asked('number');
    expect(heard).toContain('How high? metres Enter the number, then press the hash key. Star is the decimal point.');
    expect(caller.press('12*5#')).toBe(
      'Your number: 12 point 5 metres To send it, press 1. To enter another, press 2.',
    );
    expect(responseOf(hall)).toBeNull();
    expect(caller.press('2')).toContain('Enter the number');
    expect(caller.press('*5#')).toContain('That isn’t a number yet.');
    caller.press('13#');
    expect(caller.wait()).toBe('Your number: 13 metres Your answer was received.');
    expect(responseOf(hall)).toEqual({ type: 'number', value: 13 });
  });

  it('sends a number at once where the clock leaves no time to say it back', () => {
    const { hall, caller } = asked('number');
    read(hall, caller);
    hall.room.wait(54_500);
    caller.wait();
    expect(caller.press('7#')).toContain('Your number: 7');
    expect(responseOf(hall)).toEqual({ type: 'number', value: 7 });
  });

  it('sends what was typed when the clock runs out before its end', () => {
    const { hall, caller } = asked('several');
    read(hall, caller);
    hall.room.wait(13_000);
    expect(caller.press('1')).toContain('You chose: 1 Fig');
  });

  it('that no keys can answer is listened to', () => {
    const { hall, caller, heard } = asked('typed');
    expect(heard).toBe('Who wrote it? Look at the big screen. This question can’t be answered by a call.');
    hall.room.operate({ do: 'closeAnswers' });
    hall.room.next();
    expect(caller.wait()).not.toContain('No answer');
  });

  it('is asked at once of who comes late, and of who comes back', () => {
    const { hall } = asked('trivia');
    const late = callerOf(hall, testLine({ id: 'late-1', digits: '777' }), '+972509999777');
    expect(getIn(late)).toMatch(/^You are in the game\. Your name is: Caller 777 Question 1\./);
    const again = callerOf(hall, testLine({ id: 'again-1' }));
    expect(again.dial()).toMatch(/^Welcome back\. Your place was kept\. Question 1\./);
    again.press('1');
    expect(callerOf(hall, testLine({ id: 'again-2' })).dial()).toBe(
      'Welcome back. Your place was kept. You chose: 1 Rome Your answer was received. To change it, press another key.',
    );
  });
});

describe('an answer', () => {
  it('is changed by another key until answers close, and the last one counts', () => {
    const { hall, caller } = asked('trivia');
    caller.press('1');
    expect(caller.wait()).toBe('We’ll continue shortly.');
    expect(caller.press('2')).toContain('You chose: 2 Paris Your answer was received. To change it');
    expect(caller.press('2')).toContain('You chose: 2 Paris');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [1] });
    expect(caller.press('*')).toContain('You chose: 2 Paris');
    expect(caller.press('0')).toContain('press 0 again');
    expect(caller.press('1')).toBe('You are still in the game.');
    hall.room.operate({ do: 'closeAnswers' });
    expect(caller.press('3')).toBe('Time is up. The answer came too late. Answers are closed.');
    hall.room.next();
    expect(caller.wait()).toContain('Correct!');
    expect(caller.press('1')).toBe('We’ll continue shortly.');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [1] });
  });

  it('of several keys is given anew as a whole', () => {
    const { hall, caller } = asked('several');
    caller.press('13#');
    expect(caller.press('12#')).toContain('You chose: 1 Fig 2 Pear');
    expect(responseOf(hall)).toEqual({ type: 'trivia', picks: [0, 1] });
    expect(caller.press('11#')).toContain('You chose: 1 Fig 2 Pear');
  });

  it('that is a number is final once it was sent, as is what nobody else is waited for', () => {
    const { caller } = asked('number');
    caller.press('13#');
    expect(caller.press('1')).toBe('Your number: 13 metres Your answer was received.');
    expect(caller.reply?.collect?.allowed).toBe('*0');
    const { caller: last, hall } = asked('trivia');
    hall.room.answer(1, 0);
    expect(last.press('2')).toBe('You chose: 2 Paris Your answer was received. Answers are closed.');
  });
});

describe('a number that waits to be confirmed', () => {
  const said = 'Your number: 13 metres To send it, press 1. To enter another, press 2.';
  const waiting = () => {
    const room = asked('number');
    room.caller.press('13#');
    room.hall.room.operate({ do: 'pause' });
    return room;
  };

  it.each(['', '1'])('is kept over a pause (%j), said back after it and sent then', (key) => {
    const { hall, caller } = waiting();
    expect(caller.press(key)).toBe('The game is paused. One moment, please.');
    caller.wait();
    caller.press('*');
    hall.room.operate({ do: 'resume' });
    expect(caller.wait()).toBe(said);
    expect(caller.press('1')).toContain('Your answer was received.');
    expect(responseOf(hall)).toEqual({ type: 'number', value: 13 });
  });

  it('can be given up in the pause as well, and is gone with its question', () => {
    const { hall, caller, heard } = waiting();
    expect(caller.press('2')).toContain('The game is paused.');
    hall.room.operate({ do: 'resume' });
    expect(caller.wait()).toBe(heard);
    const gone = waiting();
    gone.caller.wait();
    gone.hall.room.operate({ do: 'skip' });
    gone.hall.room.operate({ do: 'resume' });
    expect(gone.caller.wait()).not.toContain('13');
    expect(responseOf(gone.hall)).toBeNull();
  });

  it('is kept when the pause came in the very moment in which it was sent', () => {
    const { hall, caller } = asked('number');
    caller.press('13#');
    let isFirst = true;
    const cut = new TestCaller({
      view: () => hall.view('+972500000123'),
      carryOut: (command) => {
        if (isFirst) hall.room.operate({ do: 'pause' });
        isFirst = false;
        return hall.carryOut('+972500000123', command);
      },
    });
    cut.session = caller.session;
    expect(cut.press('1')).toBe('The game is paused. One moment, please.');
    hall.room.operate({ do: 'resume' });
    expect(cut.wait()).toBe(said);
  });
});

describe('the time', () => {
  it('that is up is told to who has not answered', () => {
    const { hall, caller } = asked('trivia');
    read(hall, caller);
    hall.room.wait(21_600);
    expect(caller.wait()).toBe('Time is up. Answers are closed.');
    hall.room.next();
    expect(caller.wait()).toBe('No answer this time. The correct answer: Paris Your score: 0.');
  });

  it('is told to who presses too late', () => {
    const { hall, caller } = asked('trivia');
    read(hall, caller);
    hall.room.wait(21_600);
    expect(caller.press('2')).toBe('Time is up. The answer came too late. Answers are closed.');
    expect(responseOf(hall)).toBeNull();
  });

  it('begins when the question has been read, however long everybody else has had', () => {
    const { hall, caller } = asked('trivia', { callerPoints: 'speed' });
    read(hall, caller);
    hall.room.wait(19_900);
    expect(hall.view('+972500000123').shared.phase).toMatchObject({ phase: 'question', remainingMs: 0 });
    expect(caller.press('2')).toContain('You chose: 2 Paris');
    expect(hall.room.state.rounds[0]?.answers.blocks[0]?.[0]?.tookMs).toBe(19_900);
    const quick = asked('trivia');
    quick.hall.room.wait(2000);
    quick.caller.press('2');
    expect(quick.hall.room.state.rounds[0]?.answers.blocks[0]?.[0]?.tookMs).toBe(0);
  });

  it('is not begun anew by hearing the question again, but by a reading that a pause broke off', () => {
    const { hall, caller } = asked('trivia');
    const readMs = () => hall.room.state.rounds[0]?.readMs[0];
    const first = readMs();
    caller.press('*');
    expect(readMs()).toBe(first);
    hall.room.wait(2000);
    hall.room.operate({ do: 'pause' });
    caller.wait();
    hall.room.operate({ do: 'resume' });
    caller.wait();
    expect(readMs()).toBe((first ?? 0) + 2000);
  });

  it('that is up while another caller still has some: a question that cannot be answered is not asked', () => {
    const { hall } = asked('trivia');
    hall.room.wait(21_000);
    const late = callerOf(hall, testLine({ id: 'late-1', digits: '777' }), '+972509999777');
    expect(getIn(late)).toBe('You are in the game. Your name is: Caller 777 Time is up.');
    expect(late.wait()).toBe('We’ll continue shortly.');
  });

  it('stands still in a pause, which is told, and the question asked again after it', () => {
    const { hall, caller, heard } = asked('trivia');
    hall.room.operate({ do: 'pause' });
    expect(caller.press('2')).toBe('The game is paused. One moment, please.');
    expect(caller.wait()).toBe('We’ll continue shortly.');
    hall.room.operate({ do: 'resume' });
    expect(caller.wait()).toBe(heard);
  });
});

describe('a result', () => {
  it('tells right, points, score and place once', () => {
    const { hall, caller } = asked('trivia');
    caller.press('2');
    hall.room.operate({ do: 'closeAnswers' });
    caller.wait();
    hall.room.next();
    expect(caller.wait()).toBe('Correct! 750 points for you. Your score: 750. Your place: 1.');
    expect(caller.press('*')).toContain('Correct! 750 points');
    hall.room.next();
    expect(caller.wait()).toBe('One moment, please.');
  });

  it('tells wrong, and what was right', () => {
    const { hall, caller } = asked('trivia');
    caller.press('1');
    hall.room.operate({ do: 'closeAnswers' });
    hall.room.next();
    expect(caller.wait()).toBe('Not this time. The correct answer: Paris Your score: 0.');
  });

  it('tells only what the game shows', () => {
    const { hall, caller } = asked('trivia', { showAnswer: false, showResultsAfter: 'never' });
    caller.press('2');
    hall.room.operate({ do: 'closeAnswers' });
    hall.room.next();
    expect(caller.wait()).toBe('Thanks for answering.');
    const late = asked('trivia', { showResultsAfter: 'end' });
    late.caller.press('2');
    late.hall.room.operate({ do: 'closeAnswers' });
    late.hall.room.next();
    expect(late.caller.wait()).toBe('Correct!');
  });

  it('at the end has the place, thanks and goodbye', () => {
    const { hall, caller } = asked('trivia');
    caller.press('2');
    hall.room.operate({ do: 'showPodium' });
    expect(caller.wait()).toBe(
      'The game has ended. You are on the podium! Your final place: 1. Your score: 750. Thank you for playing. Goodbye.',
    );
    expect(caller.hasEnded).toBe(true);
  });
});

it('a break is said with its minutes, once, and the caller stays on the line until it is over', () => {
  const { hall, caller, heard } = asked('break');
  expect(heard).toBe('Coffee A break of 10 minutes. Please stay on the line.');
  expect(caller.wait()).not.toContain('break');
  hall.room.wait(7 * 60_000 + 1000);
  expect(caller.press('*')).toBe('Coffee A break of 3 minutes. Please stay on the line.');
  hall.room.wait(3 * 60_000);
  expect(caller.wait()).toBe('The break is over. We’ll continue shortly.');
  hall.room.next();
  expect(caller.wait()).toContain('Capital of France?');
});

describe('a buzzer', () => {
  it('is any key; turn, verdict and the next chance are told', () => {
    const { hall, caller, heard } = asked('buzzer');
    expect(heard).toContain('Who sings? Know the answer? Press any key.');
    expect(caller.press('5')).toBe('It’s your turn. Say your answer out loud.');
    hall.room.operate({ do: 'judge', seat: 0, right: false });
    expect(caller.wait()).toBe('You are out of this question.');
  });

  it('waits while another has the turn', () => {
    const { hall, caller } = asked('buzzer');
    hall.room.respond(1, [], '');
    expect(caller.wait()).toBe('Dana has the turn.');
    hall.room.operate({ do: 'judge', seat: 1, right: false });
    expect(caller.wait()).toBe('The buzzers are open. Press any key.');
    hall.room.wait(100);
    caller.press('1');
    hall.room.operate({ do: 'judge', seat: 0, right: true });
    hall.room.operate({ do: 'reveal' });
    expect(caller.wait()).toContain('Correct!');
  });
});

describe('waiting', () => {
  it('is never silent: words, or with a tone the tone and now and then words', () => {
    const { caller } = quiz(['trivia']);
    getIn(caller);
    expect([1, 2, 3].map(() => caller.wait())).toEqual([
      'We’ll continue shortly.',
      'Please stay on the line.',
      'One moment, please.',
    ]);
    const tone = { say: 'recording', url: 'tone', lengthMs: 900 } as const;
    const soft = quiz(['trivia'], {}, testLine({ tone })).caller;
    getIn(soft);
    expect(Array.from({ length: 6 }, () => soft.wait())).toEqual([
      ...Array<string>(5).fill('♪tone'),
      'We’ll continue shortly.',
    ]);
  });

  it('can be ended by the caller, who is asked once', () => {
    const { hall, caller } = quiz(['trivia']);
    getIn(caller);
    expect(caller.press('0')).toBe('To leave the game, press 0 again. To stay, press any other key.');
    expect(caller.press('5')).toBe('You are still in the game.');
    caller.press('0');
    expect(caller.press('0')).toBe('Thank you for playing. Goodbye.');
    expect(hall.room.state.players).toBe(0);
  });

  it('is ended by the host who removes the player, or with the room', () => {
    const { hall, caller } = quiz(['trivia']);
    getIn(caller);
    hall.room.operate({ do: 'kick', seat: 0 });
    expect(caller.wait()).toBe('The host has removed you from the game. Goodbye.');
    const other = quiz(['trivia']);
    getIn(other.caller);
    const gone = new TestCaller({ view: () => null, carryOut: () => ({ type: 'notFound' }) });
    gone.session = other.caller.session;
    expect(gone.wait()).toBe('The game has ended. Thank you for playing. Goodbye.');
  });
});

it.each(LIVE_REFUSALS)(
  'an answer that is refused by %s is told so by voice, and the call goes on',
  (code: LiveRefusal) => {
    const { hall, caller } = asked('trivia');
    const refused = new TestCaller({
      view: () => hall.view('+972500000123'),
      carryOut: () => ({ type: 'refused', code }),
    });
    refused.session = caller.session;
    const told =
      code === 'paused' ? 'To hear the question again, press star.' : telephoneWords('en').callRefusals[code];
    const heard = refused.press('2');
    expect(code === 'paused' || heard === told, heard).toBe(true);
    expect(refused.hasEnded).toBe(false);
    expect(refused.reply?.collect?.allowed).toContain('2');
  },
);
