import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { MediaRef, type PlayerAnswer, type PlayerResult, type QuestionResult, type SlideType } from '@qc/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlayerAnswers } from './players/player-answers.tsx';
import { QuestionCard } from './question-card.tsx';
import { ResultFacts } from './result-facts.tsx';
import { averageShare } from './slides/mini-game.tsx';

function question(slide: number, type: SlideType, more: Partial<QuestionResult> = {}): QuestionResult {
  const empty = { answers: [], sequence: [], solution: [], said: [], averageMs: 2000, isVoid: false };
  const show = { times: 1 as const, explanation: '', explanationMedia: null };
  return { slide, type, question: `Slide ${slide}`, answeredCount: 4, rightCount: 1, ...empty, ...show, ...more };
}

const items = ['Ant', 'Dog', 'Horse'].map((text, index) => ({ text, media: null, correct: false, count: index }));
const typed = question(0, 'typed', {
  solution: ['Jupiter'],
  said: [
    { text: 'Saturn', count: 3, correct: false },
    { text: 'jupiter', count: 1, correct: true },
  ],
});
const number = question(1, 'number', { solution: ['206 bones'], said: [{ text: '205', count: 4, correct: true }] });
const order = question(2, 'order', { answers: items, sequence: [2, 0, 1] });
const miniGame = question(3, 'miniGame');
const survey = question(4, 'survey', { answers: items, rightCount: null });
const picture = MediaRef.parse({
  ...{ _id: 'picture01', type: 'image', publicId: 'jupiter', width: 640, height: 480 },
  alt: 'A cut through Jupiter',
});
const questions = [typed, number, order, miniGame, survey];

const put = (...sequence: number[]) => ({ type: 'order' as const, sequence });
const played = (share: number | null) => ({ type: 'miniGame' as const, share });
const given = (slide: number, more: Partial<PlayerAnswer> = {}): PlayerAnswer => ({
  ...{ slide, response: null, correct: false, points: 0, tookMs: 1500 },
  ...more,
});
const maya: PlayerResult = {
  ...{
    seat: 0,
    face: null,
    name: 'Maya',
    rank: 1,
    score: 1250,
    rightCount: 2,
    answeredCount: 5,
    totalAnswerMs: 9000,
    phone: null,
    team: null,
  },
  answers: [
    given(0, { response: { type: 'typed', text: 'Saturn' } }),
    given(1, { response: { type: 'number', value: 205 }, correct: true, points: 1000 }),
    given(2, { response: put(2, 1, 0), points: 250 }),
    given(3, { response: played(0.5), correct: true, points: 500 }),
    given(4, { response: { type: 'survey', picks: [1] }, correct: null }),
  ],
};
const answering = (answer: PlayerAnswer): PlayerResult => ({ ...maya, answers: [answer] });

function show(children: ReactNode) {
  setLanguage('en', { remember: false });
  return render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      {children}
    </UiProvider>,
  );
}
afterEach(cleanup);

describe('a question in the results', () => {
  const card = (result: QuestionResult) =>
    show(<QuestionCard question={result} number={1} players={[maya]} direction="ltr" />);

  it('typed: the right answer, and what was said with how many said it', () => {
    card(typed);
    expect(screen.getByText('Jupiter')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Saturn/ });
    expect(row.textContent).toContain('Wrong');
    expect(row.textContent).toContain('75%');
  });
  it('names what its points counted for as the hall did', () => {
    card({ ...typed, times: 3 });
    expect(screen.getByText('Triple points')).toBeTruthy();
    cleanup();
    expect(card({ ...typed, times: 1 }).container.textContent).not.toContain('points');
  });
  it('number: the number with its unit', () => {
    card(number);
    expect(screen.getByText('206 bones')).toBeTruthy();
    expect(screen.getByRole('row', { name: /205/ }).textContent).toContain('Correct');
  });
  it('order: the items in their right order, each with how many put it there', () => {
    const { container } = card(order);
    const rows = [...container.querySelectorAll('ol > li')].map((row) => row.textContent);
    expect(rows.map((row) => row?.match(/Ant|Dog|Horse/)?.[0])).toEqual(['Horse', 'Ant', 'Dog']);
    expect(rows[0]).toContain('50% in the right place');
  });
  it('tells why with the words and the picture of its explanation, and nothing where there are none', () => {
    card({ ...typed, explanation: 'It is made of gas', explanationMedia: picture });
    const told = within(screen.getByRole('heading', { name: 'Explanation' }).closest('section') ?? expect.fail('none'));
    expect(told.getByText('It is made of gas').getAttribute('dir')).toBe('ltr');
    expect(told.getByRole('img', { name: 'A cut through Jupiter' }).getAttribute('src')).toContain('jupiter');
    cleanup();
    card({ ...typed, explanationMedia: picture });
    expect(screen.getByRole('img', { name: 'A cut through Jupiter' })).toBeTruthy();
    cleanup();
    card({ ...typed, explanation: 'مصنوع من الغاز' });
    expect(screen.getByText('مصنوع من الغاز').getAttribute('dir')).toBe('rtl');
    expect(screen.queryByRole('img', { name: /Jupiter/ })).toBeNull();
    cleanup();
    card(typed);
    expect(screen.queryByRole('heading', { name: 'Explanation' })).toBeNull();
  });
  it('mini-game: the average of what it told, said to be unverified, and nothing of right or wrong', () => {
    const { container } = card(miniGame);
    expect(container.textContent).toContain('50% on average');
    expect(container.textContent).toContain('unverified');
    expect(container.textContent).not.toContain('right');
  });
});

describe('the answers of a player', () => {
  const rowOf = (player: PlayerResult, slide: number) => {
    show(<PlayerAnswers player={player} questions={questions} direction="ltr" />);
    return within(screen.getByRole('row', { name: new RegExp(`Slide ${slide}`) }));
  };

  it('are shown as they were given, of every kind', () => {
    expect(rowOf(maya, 0).getByText('Saturn')).toBeTruthy();
    cleanup();
    expect(rowOf(maya, 1).getByText('Correct')).toBeTruthy();
    cleanup();
    const put = rowOf(maya, 2);
    expect(put.getAllByText(/^(Ant|Dog|Horse)$/).map((item) => item.textContent)).toEqual(['Horse', 'Dog', 'Ant']);
    expect(put.getAllByText('In the right place')).toHaveLength(1);
    expect(put.getByText('Partly correct')).toBeTruthy();
  });
  it('are partly right by what they are, whether that gave points or cost some', () => {
    expect(rowOf(answering(given(2, { response: put(2, 1, 0) })), 2).getByText('Partly correct')).toBeTruthy();
    cleanup();
    expect(rowOf(answering(given(2, { response: put(0, 1, 2), points: 9 })), 2).getByText('Wrong')).toBeTruthy();
  });
  it('tell a mini-game score of nothing from no score and from no answer', () => {
    expect(rowOf(answering(given(3, { response: played(0) })), 3).getByText('0%')).toBeTruthy();
    cleanup();
    expect(rowOf(answering(given(3, { response: played(null) })), 3).getByText('Without a score')).toBeTruthy();
    cleanup();
    expect(rowOf(answering(given(3)), 3).getByText('No answer')).toBeTruthy();
  });
});

it('the average of a mini-game leaves out who has no score', () => {
  const players = [
    answering(given(3, { response: played(0) })),
    maya,
    answering(given(3, { response: played(null) })),
    answering(given(3)),
  ];
  expect(averageShare(players, 3)).toBe(0.25);
  expect(averageShare([answering(given(3, { response: played(null) }))], 3)).toBeNull();
});

it.each([
  [20_000, 'Under a minute'],
  [175 * 60_000, '175 minutes'],
  [26 * 3_600_000, '26 hours'],
  [7 * 24 * 3_600_000 - 60_000, '7 days'],
])('a run of %i ms took %s', (spanMs, words) => {
  const startedAt = Date.UTC(2026, 10, 2, 8);
  const figures = { playersCount: 3, questionsCount: 2, rightShare: null };
  show(<ResultFacts result={{ ...figures, startedAt, endedAt: startedAt + spanMs }} />);
  expect(screen.getByText('Duration').nextElementSibling?.textContent).toBe(words);
});
