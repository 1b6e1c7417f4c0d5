import { LIVE_REFUSALS, type LiveRefusal, type ScoringProfile, type Teams } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import { describe, expect, it } from 'vitest';
import { Caller, testLine } from '../testing/caller.ts';
import { callerOf, getIn, quiz } from '../testing/quiz.ts';

const REFUSALS = telephoneWords('en').callRefusals;
const teams: Teams = { mode: 'choose', names: ['Red', 'Blue'], rule: 'sum', best: 3 };

it('names a caller by the last digits, and by a further number where that is taken', () => {
  const { hall, caller } = quiz(['trivia']);
  expect(getIn(caller)).toContain('Your name is: Caller 123');
  const names = [2, 3, 4, 5, 6].map((n) => {
    const other = callerOf(hall, testLine({ id: `call-${n}` }), `+97250000${n}123`);
    return /Caller 123 \d+/.exec(getIn(other))?.[0];
  });
  expect(names).toEqual(['Caller 123 2', 'Caller 123 3', 'Caller 123 4', 'Caller 123 8', 'Caller 123 9']);
});

it('tells in the lobby how points are won, what the host wrote, and what keys there are', () => {
  const { caller } = quiz(['trivia'], { waitingText: 'Sit down, please.' });
  const heard = getIn(caller);
  expect(heard).toContain(
    'You are in the game. Your name is: Caller 123 Sit down, please. Every correct answer scores, and the points do not depend',
  );
  expect(heard).toContain('To hear this again, press star. To leave the game, press 0.');
});

it('says of the time what counts of it, and from when', () => {
  const rules = (changes: Parameters<typeof quiz>[1]) => getIn(quiz(['trivia'], changes).caller);
  const by = (profile: ScoringProfile) => ({ scoring: { profile, first: 3, penalty: 25, streaks: true } });
  const ownTime = 'Your time begins when the question has been read to you. Correct answers in a row';
  expect(rules({ callerPoints: 'speed' })).toContain('half at the last second. Your time begins when');
  expect(rules({ ...by('linear'), callerPoints: 'speed' })).toContain(`none at the last second. ${ownTime}`);
  expect(rules(by('firstRight'))).toContain(`Only the first 3 correct answers score. ${ownTime}`);
  expect(rules(by('accuracy'))).toContain('no matter how long it takes. Correct answers in a row');
  expect(rules(by('penalty'))).toContain(
    'how quickly you press. A wrong answer costs 25 percent of the points, and no answer costs nothing. Correct answers',
  );
});

describe('the rules of a game', () => {
  it('are read out when asked for, and agreed to by a key', () => {
    const { caller } = quiz(['trivia'], { regulationsText: 'No cheating.' });
    expect(getIn(caller)).toBe(
      'This game has rules. To agree and join, press 1. To hear them, press 2. To hang up, press 0.',
    );
    expect(caller.press('2')).toMatch(/^No cheating\. This game has rules\./);
    expect(caller.press('1')).toContain('You are in the game.');
  });

  it('are named where they stand elsewhere, and who does not agree is told goodbye', () => {
    const { caller } = quiz(['trivia'], { regulationsLink: 'https://example.org' });
    getIn(caller);
    expect(caller.press('2')).toContain('The rules are written on the page of the game.');
    expect(caller.press('0')).toBe('You need to agree to the rules to join. Goodbye.');
  });
});

describe('a phone number', () => {
  it('is that of the call, by a key', () => {
    const { hall, caller } = quiz(['trivia'], { collectPhone: true });
    expect(getIn(caller)).toContain('To give the number you are calling from, press 1.');
    expect(caller.press('1')).toContain('You are in the game.');
    expect(hall.room.state.seats.blocks[0]?.[0]?.phone).toBe('0501234567');
  });

  it('is typed where it is another, or hidden', () => {
    const { hall, caller } = quiz(['trivia'], { collectPhone: true }, testLine({ hasNumber: false }));
    expect(getIn(caller)).toContain('Enter it, then press the hash key.');
    expect(caller.press('123#')).toContain('This number is too short.');
    expect(caller.press('0502')).toBe('Then press the hash key.');
    expect(caller.press('222222#')).toContain('You are in the game.');
    expect(hall.room.state.seats.blocks[0]?.[0]?.phone).toBe('0502222222');
  });
});

describe('teams', () => {
  it('are chosen by a key', () => {
    const { hall, caller } = quiz(['trivia'], { teams });
    expect(getIn(caller)).toBe('Choose a team. For Red, press 1. For Blue, press 2.');
    expect(caller.press('7')).toContain('This key can’t be used here.');
    expect(caller.press('2')).toContain('Your team: Blue');
    expect(hall.room.state.seats.blocks[0]?.[0]?.team).toBe(1);
  });

  it('that are many have two keys', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Team ${index + 1}`);
    const { caller } = quiz(['trivia'], { teams: { ...teams, names } });
    expect(getIn(caller)).toContain('For Team 12, press 12. Then press the hash key.');
    expect(caller.press('13#')).toContain('This key can’t be used here.');
    expect(caller.press('12#')).toContain('Your team: Team 12');
  });

  it('that are assigned are told', () => {
    const { caller } = quiz(['trivia'], { teams: { ...teams, mode: 'assign' } });
    expect(getIn(caller)).toContain('Your team: Red');
  });
});

describe('the shapes on the big screen', () => {
  it('are pressed by their keys, and asked for again when they were others', () => {
    const { hall, caller } = quiz(['trivia']);
    hall.room.operate({ do: 'twoStep', on: true });
    hall.room.send({ type: 'turnPattern', pattern: [0, 1, 2, 3, 4, 7] });
    expect(getIn(caller)).toContain('For Triangle, press 1. For Diamond, press 2.');
    expect(caller.press('111')).toBe('Look at the big screen.');
    expect(caller.press('111')).toContain('These aren’t the shapes on the big screen. One more step.');
    expect(caller.press('123458')).toContain('You are in the game.');
  });
});

it('ends the call of who presses nothing', () => {
  const { caller } = quiz(['trivia'], { teams });
  getIn(caller);
  for (let times = 0; times < 3; times += 1) expect(caller.wait()).toContain('Choose a team.');
  expect(caller.wait()).toBe('No key was pressed. Goodbye.');
});

it.each(LIVE_REFUSALS)('a join that is refused by %s is told so by voice', (code: LiveRefusal) => {
  const { hall } = quiz(['trivia']);
  const caller = new Caller({
    view: () => hall.view('nobody'),
    carryOut: (command) => (command.type === 'join' ? { type: 'refused', code } : { type: 'found' }),
  });
  const heard = [getIn(caller)];
  for (let times = 0; times < 8 && !caller.hasEnded; times += 1) heard.push(caller.wait());
  expect(caller.hasEnded).toBe(true);
  // Shapes are asked for first: who pressed none has pressed no wrong ones.
  const told = code === 'patternWrong' ? 'One more step.' : REFUSALS[code];
  expect(heard.join(' ')).toContain(told);
});
