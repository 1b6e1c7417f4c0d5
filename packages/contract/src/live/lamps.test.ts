import { expect, it } from 'vitest';
import { lampsAt, lampsOf } from './lamps.ts';
import type { Closest } from './moment-views.ts';
import type { PhaseView } from './phase-view.ts';
import type { QuestionView } from './question-view.ts';

const BLANK: Omit<QuestionView, 'type'> = {
  question: 'Who?',
  queMessage: '',
  image: null,
  backgroundMedia: null,
  answers: [],
  selection: 'single',
  script: null,
  unit: '',
  miniGame: '',
  score: 1000,
  times: 1,
};
const on = { slide: 0, visit: 1, limitMs: 20_000, remainingMs: 9000 };
const players = [
  { seat: 0, remotes: ['buzz:1', 'buzz:2'], answered: true },
  { seat: 1, remotes: ['buzz:3'], answered: true },
  { seat: 2, remotes: ['buzz:4'], answered: false },
];
const lit = (phase: PhaseView) => [...lampsOf(phase, players)];

it('lights those of who has answered while the question is open', () => {
  const question = { ...BLANK, type: 'trivia' as const };
  expect(lit({ phase: 'question', question, ...on })).toEqual([
    ['buzz:1', 'taken'],
    ['buzz:2', 'taken'],
    ['buzz:3', 'taken'],
  ]);
  expect(lit({ phase: 'closed', question, ...on })).toEqual([]);
});

it('lights those of whose turn it is on a buzzer slide, and no others', () => {
  const question = { ...BLANK, type: 'buzzer' as const };
  const race = { turn: { seat: 1, name: 'Omar', face: 0, team: null }, right: [], outTeams: [], openings: 1 };
  expect(lit({ phase: 'question', question, ...on, race })).toEqual([['buzz:3', 'turn']]);
  expect(lit({ phase: 'question', question, ...on, race: { ...race, turn: null } })).toEqual([]);
});

it('lights those of who was right until the next slide', () => {
  const question = { ...BLANK, type: 'trivia' as const };
  const told = players.map((row) => (row.seat === 2 ? { ...row, right: true as const } : row));
  const reveal = {
    phase: 'reveal',
    question,
    slide: 0,
    visit: 1,
    correct: [0],
    solution: [],
    explanation: null,
    knew: null,
    fastest: null,
    closest: [] as Closest[],
  } as const;
  expect([...lampsOf({ ...reveal, correct: [0], solution: [] }, told)]).toEqual([['buzz:4', 'right']]);
});

it('gives a receiver the lamps of its own remotes, and not those of one with a longer name', () => {
  const lit = new Map([
    ['buzz-1:3', 'taken'],
    ['buzz-11:4', 'turn'],
    ['lines-1:3', 'right'],
  ] as const);
  expect([...lampsAt('buzz-1', lit)]).toEqual([['3', 'taken']]);
  expect([...lampsAt('buzz-2', lit)]).toEqual([]);
});
