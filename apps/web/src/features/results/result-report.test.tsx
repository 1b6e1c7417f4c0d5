import { textsIn } from '#platform/words';
import { errorTexts } from '@qc/words/server';
import { setLanguage } from '#platform/i18n';
import { DialogHost } from '#ui/dialog/dialog-host';
import { TimedMessages } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';
import { GameResult } from '@qc/contract';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResultReport } from './result-report.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));

const answers = (right: number) =>
  ['Dead', 'Red'].map((text, index) => ({ text, media: null, correct: index === right, count: 1 }));
const player = (seat: number, name: string, rank: number, score: number, team: number) => ({
  ...{ seat, name, rank, score, rightCount: rank === 1 ? 1 : 0, answeredCount: 1, totalAnswerMs: 1000 * rank, team },
  face: null,
  phone: rank === 1 ? '050-1112222' : null,
  answers: [
    {
      slide: 0,
      response: { type: 'trivia' as const, picks: [rank - 1] },
      correct: rank === 1,
      points: score,
      tookMs: 900,
    },
  ],
});
const result = GameResult.parse({
  ...{ _id: 'result-00001', game: null, name: 'Seas', startedAt: 1, endedAt: 2, playersCount: 2, questionsCount: 1 },
  ...{ rightShare: 0.5, pace: 'self', language: 'en', direction: 'ltr' },
  questions: [
    {
      ...{
        slide: 0,
        type: 'trivia',
        question: 'Which sea?',
        answers: answers(0),
        sequence: [],
        solution: [],
        said: [],
      },
      ...{ answeredCount: 2, rightCount: 1, averageMs: 900, isVoid: false },
    },
  ],
  players: [player(0, 'Noa', 1, 900, 0), player(1, 'Omar', 2, 0, 1)],
  teams: { mode: 'choose', names: ['Reds', 'Blues'], rule: 'mean', best: 3 },
  teamResults: [
    { team: 0, name: 'Reds', rank: 1, score: 900, membersCount: 1 },
    { team: 1, name: 'Blues', rank: 2, score: 0, membersCount: 1 },
  ],
});

const fetched = vi.fn<typeof fetch>();
const warned = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  setLanguage('en', { remember: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  warned.mockReset();
});

function show(shown = result) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <ResultReport result={shown} back={null} />
        <DialogHost tooLong={() => null} />
        <TimedMessages globalError="Oh" />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sentForm = () => {
  const body = fetched.mock.calls.at(-1)?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body.entries()) : null;
};

it('says to who ran somebody else’s game whose result it is, and offers nothing that is the owner’s', () => {
  show({ ...result, mine: false });
  expect(screen.getByText(/belongs to the game’s owner/).tagName).toBe('P');
  for (const name of [/Rename/, /Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  show();
  expect(screen.queryByText(/belongs to the game’s owner/)).toBeNull();
});

describe('the report', () => {
  it('says pace, teams and charts in words', () => {
    show();
    expect(screen.getByText('Self-paced')).toBeTruthy();
    const teams = within(screen.getByRole('region', { name: 'Teams' }));
    expect(teams.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Reds900 points, 1 member',
      '2Blues0 points, 1 member',
    ]);
    const rule = screen.getByText('How scoring worked:').parentElement?.textContent;
    expect(rule).toMatch(/half at the last second\. A team’s score is the average/);
    expect(screen.getByText('Question 1: 50% correct')).toBeTruthy();
    expect(screen.getByText('Question 1: 0.9 s')).toBeTruthy();
    expect(screen.getByText(/^0 to \d+ points: 1 player$/)).toBeTruthy();
  });

  it.each([
    ['of the game’s script', {}, 'א'],
    ['Latin', { answerLetters: 'latin' as const }, 'A'],
    ['none beside the shapes', { answerLetters: 'none' as const }, ''],
    ['those of the clickers’ keys', { answerLetters: 'none' as const, latinKeys: true as const }, 'A'],
  ])('names answers by the letters that the hall saw: %s', (_, seen, letter) => {
    show({ ...result, language: 'he', ...seen });
    const [answer] = screen.getAllByText('Dead').map((words) => words.closest('li'));
    expect(answer?.querySelector('svg')?.parentElement?.textContent).toBe(letter);
  });

  it('gives the leading team the longest bar where all have lost points', () => {
    const teamResults = result.teamResults.map((team) => ({ ...team, score: team.rank === 1 ? -431 : -900 }));
    show({ ...result, teamResults });
    const bars = screen.getByRole('region', { name: 'Teams' }).querySelectorAll('[style]');
    expect([...bars].map((bar) => bar.getAttribute('style'))).toEqual([
      expect.stringContaining('100%'),
      expect.stringMatching(/: \d+%/),
    ]);
  });

  it('puts winners who share a place on steps of one height', () => {
    const players = ['Noa', 'Omar', 'Dana'].map((name, at) => ({
      ...player(at, name, 1, 900, 0),
      rank: at === 2 ? 3 : 1,
    }));
    show({ ...result, players });
    const steps = screen.getByRole('region', { name: 'Winners' }).querySelectorAll('[data-rank]');
    expect([...steps].map((step) => [step.textContent, step.getAttribute('data-rank')])).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['3', '3'],
    ]);
  });

  it('honours as many winners as the game does, of those who have points', () => {
    const winners = () => within(screen.getByRole('region', { name: 'Winners' })).getAllByRole('listitem');
    const { unmount } = show();
    expect(winners().map((item) => item.textContent)).toEqual(['Noa900 points1']);
    unmount();
    const many = ['Noa', 'Omar', 'Dana', 'Lea', 'Gil'].map((name, at) =>
      player(at, name, at + 1, at === 4 ? 0 : 900 - at * 100, 0),
    );
    const shown = show({ ...result, players: many, winnersCount: 4 });
    expect(winners().map((item) => item.textContent)).toEqual([
      ...['Noa900 points1', 'Omar800 points2', 'Dana700 points3', '4 Lea 600'],
    ]);
    expect(screen.getByRole('textbox', { name: 'How many winners' })).toHaveProperty('value', '4');
    shown.unmount();
    show({ ...result, players: many.map((one) => ({ ...one, score: 0 })) });
    expect(screen.queryByRole('region', { name: 'Winners' })).toBeNull();
  });

  it('copies the winners’ phone numbers, and shows none where the server gave none', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { unmount } = show();
    await press('Copy all');
    expect(written).toHaveBeenCalledWith('1. Noa\t050-1112222');
    unmount();
    show({ ...result, players: result.players.map((one) => ({ ...one, phone: null })) });
    expect(screen.queryByText('Phone numbers of the winners')).toBeNull();
  });

  it('corrects a key and says how many places changed', async () => {
    const after = {
      ...result,
      players: [
        { ...result.players[1], rank: 1, score: 800 },
        { ...result.players[0], rank: 2, score: 0 },
      ],
      corrections: [{ slide: 0, atMs: 5, by: 'Ruth', before: ['Dead'], after: ['Red'] }],
    };
    fetched.mockResolvedValue(Response.json(after));
    show();
    await press('Correct the answer to question 1');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dead' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Red' }));
    await press('Correct and score again');
    expect(await screen.findByText('Scored again. 2 players changed place')).toBeTruthy();
    expect(sentForm()).toEqual({
      correction: JSON.stringify({ slide: 0, key: { kind: 'choice', correct: [1] } }),
    });
  });

  it('lists corrections, and marks questions that count for nobody', () => {
    const [question] = result.questions;
    if (!question) throw new Error('no question');
    show({
      ...result,
      questions: [{ ...question, isVoid: true }],
      corrections: [{ slide: 0, atMs: 5, by: 'Ruth', before: ['✓'], after: [] }],
    });
    const list = screen.getByRole('region', { name: 'Corrected answers' });
    expect(list.textContent).toContain('True');
    expect(list.textContent).toContain('Not scored');
    expect(list.textContent).toMatch(/Question 1, by \W?Ruth/);
    expect(screen.getByText('Question 1: no correct answer')).toBeTruthy();
    expect(screen.getAllByText('Not scored')).toHaveLength(2);
  });

  it('says of a question without an answer that nobody answered, not that nobody can be right', () => {
    const [question] = result.questions;
    if (!question) throw new Error('no question');
    show({ ...result, questions: [{ ...question, answeredCount: 0, rightCount: 0, averageMs: null }] });
    expect(screen.getAllByText('Question 1: nobody answered')).toHaveLength(2);
    expect(screen.queryByText('Question 1: no correct answer')).toBeNull();
  });

  it('deletes a player after asking', async () => {
    fetched.mockResolvedValue(Response.json({ ...result, players: result.players.slice(1) }));
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'By player' }));
    await press(/Show the answers of .*Noa/);
    await press('Delete this player');
    const dialog = await screen.findByRole('dialog');
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete this player' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([init?.method, url]).toEqual(['DELETE', '/api/GameResult/result-00001/player/0']);
  });

  it('says a failure in place, and tries again', async () => {
    const refusal = { code: 'unavailable', requestId: '1', clapErr: true, ...errorTexts('unavailable') };
    fetched.mockResolvedValueOnce(Response.json(refusal, { status: 503 }));
    show();
    await press('Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Oceans');
    await press('OK');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain(textsIn('en', 'errors').unavailable);
    expect(warned).toHaveBeenCalledWith('updateGameResult: unavailable', 503);
    fetched.mockResolvedValueOnce(Response.json({ ...result, name: 'Oceans' }));
    await press('Try again');
    expect(await screen.findByText('The new name is saved')).toBeTruthy();
    expect(sentForm()).toEqual({ name: 'Oceans' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sorts players by any column', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'By player' }));
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('bdi')?.textContent);
    expect(names()).toEqual(['Noa', 'Omar']);
    await press('Name');
    await press('Name');
    expect(names()).toEqual(['Omar', 'Noa']);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    await press('Score');
    expect(names()).toEqual(['Noa', 'Omar']);
  });
});
