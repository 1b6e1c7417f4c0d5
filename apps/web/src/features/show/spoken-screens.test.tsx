import type { OwnAnswer } from './tasks/own-answer.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhaseView } from '@qc/contract';
import { samplePhases, sampleRoom } from './gallery/sample-room.ts';
import { roomOf, sampleOwn, samplePresenterView } from './gallery/sample-views.ts';
import { clockOf, PlayerScreen } from './index.ts';
import type { PlayerScreenProps } from './index.ts';

/** All that was ever put into the region of the page. */
let heard: string[] = [];
const region = document.createElement('div');

beforeEach(() => {
  heard = [];
  region.id = 'spoken';
  region.role = 'status';
  region.replaceChildren();
  const append = region.append.bind(region);
  vi.spyOn(region, 'append').mockImplementation((...pieces) => {
    for (const piece of pieces) heard.push(piece instanceof Node ? (piece.textContent ?? '') : piece);
    append(...pieces);
  });
  document.body.append(region);
});
afterEach(() => {
  cleanup();
  region.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const answered: OwnAnswer = { response: { type: 'trivia', picks: [1] }, state: 'sent' };

function player(
  name: string,
  more: Partial<PlayerScreenProps> & { paused?: boolean } = {},
  language: 'he' | 'ar' | 'en' = 'en',
) {
  const phase = phaseOf(name, language);
  const view = samplePresenterView(name, phase, more.paused ?? false, language);
  return (
    <PlayerScreen
      room={roomOf(sampleRoom(language), name)}
      view={view}
      own={sampleOwn(name, phase, null, language)}
      clock={null}
      answer={null}
      onAnswer={() => undefined}
      {...more}
    />
  );
}

function phaseOf(name: string, language: 'he' | 'ar' | 'en'): PhaseView {
  const phase = samplePhases(language)[name];
  if (!phase) throw new Error(name);
  return phase;
}

describe.each(['he', 'ar', 'en'] as const)('%s', (language) => {
  const kinds = Object.entries(samplePhases(language));
  it.each(kinds)('%s is spoken once, however often it is drawn', (name, phase) => {
    const { rerender } = render(player(name, {}, language));
    for (let again = 0; again < 3; again += 1) rerender(player(name, {}, language));
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.length).toBeGreaterThan(0);
    // While neighbours talk, the question has been heard at the first vote.
    if (!('question' in phase) || phase.phase === 'reveal' || phase.phase === 'talk') return;
    expect(heard.filter((words) => words.includes(phase.question.question))).toHaveLength(1);
  });
});

describe('what is heard', () => {
  it('a question with its words and what to do, and nothing of it again when it closes', () => {
    const { rerender } = render(player('question-short'));
    const [first = '', now = ''] = heard;
    expect(first).toMatch(/^Question 3 of 12\. .+$/);
    expect(first).not.toContain('Choose');
    expect(now).toMatch(/^Answer now: Choose one answer\. A Paris, B Marseille, .+\. \d+ seconds left\.$/);
    rerender(player('question-short', { answer: { ...answered, state: 'sending' } }));
    expect(heard).toEqual([first, now]);
    rerender(player('question-short', { answer: answered }));
    rerender(player('closed', { answer: answered }));
    expect(heard).toEqual([first, now, 'Answer received', 'Answers are closed']);
  });
  it('a question that stands alone, before all else; then, as the clock starts, only what may be answered', () => {
    const { rerender } = render(player('asking'));
    expect(heard).toHaveLength(1);
    expect(region.ariaLive).toBe('assertive');
    rerender(player('dealing'));
    expect(heard).toHaveLength(1);
    rerender(player('question-short'));
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatch(/^Answer now/);
    expect(region.ariaLive).toBe('polite');
    rerender(player('closed'));
    expect(heard[2]).toBe('Answers are closed. Too late this time');
  });
  it('the time: ten seconds, five, and its end, once each', () => {
    vi.useFakeTimers();
    const name = 'question-short';
    const clock = clockOf(samplePresenterView(name, phaseOf(name, 'en'), false, 'en'), performance.now());
    const { rerender } = render(player(name, { clock }));
    for (let second = 0; second < 14; second += 1) {
      act(() => void vi.advanceTimersByTime(1000));
      rerender(player(name, { clock }));
    }
    expect(heard.slice(2)).toEqual(['10 seconds left', '5 seconds left', 'Time is up']);
  });
  it('no time where an answer is given, or where the game shows no clock', () => {
    vi.useFakeTimers();
    const name = 'question-short';
    const clock = clockOf(samplePresenterView(name, phaseOf(name, 'en'), false, 'en'), performance.now());
    render(player(name, { clock, answer: answered }));
    render(player(name, { clock, room: { ...sampleRoom('en'), timer: false } }));
    act(() => void vi.advanceTimersByTime(9000));
    expect(heard.join(' ')).not.toMatch(/10 seconds|5 seconds/);
  });
  it('a break and its end, without the question again', () => {
    const { rerender } = render(player('question-short'));
    rerender(player('question-short', { paused: true }));
    rerender(player('question-short', { paused: true }));
    rerender(player('question-short'));
    expect(heard.slice(2)).toEqual(['A short break. We’ll be back in a moment', 'The game goes on']);
  });
  it('the result when it is there, not before', () => {
    const own = sampleOwn('reveal-short', phaseOf('reveal-short', 'en'), null, 'en');
    const { rerender } = render(
      player('reveal-short', { own: { ...own, response: { type: 'trivia', picks: [1] }, result: null } }),
    );
    expect(heard).toEqual([]);
    rerender(player('reveal-short', { own }));
    rerender(player('reveal-short', { own }));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Correct! \+1,070 points\..* Place \d+\.$/);
  });
  it('the end once, on the podium and after it', () => {
    const { rerender } = render(player('podium'));
    rerender(player('ended'));
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatch(/^Your place \d+\. .* points\.$/);
  });
  it('keeps few pieces, all in the region that was there', () => {
    vi.useFakeTimers();
    const { rerender } = render(player('question-short'));
    for (const name of ['closed', 'reveal-short', 'standings', 'podium']) {
      rerender(player(name));
      act(() => void vi.advanceTimersByTime(1100));
    }
    expect(region.childElementCount).toBe(3);
    expect(screen.getAllByRole('status')).toEqual([region]);
  });
});

it('a spectator hears that, the answers without being asked for one, and that there is a place', () => {
  const ways = { onTakePart: null, onLeave: () => undefined };
  const { rerender } = render(player('lobby', { watching: ways }));
  expect(heard.join(' ')).toContain('Watching');
  expect(heard.join(' ')).not.toContain('You are in');
  rerender(player('question-short', { watching: ways }));
  expect(heard.at(-1)).toContain('A Paris, B Marseille');
  expect(heard.at(-1)).not.toContain('Answer now');
  rerender(player('question-short', { watching: { ...ways, onTakePart: () => undefined } }));
  expect(heard.at(-1)).toContain('You can take part now');
});

it('who stays for another game hears how many do; who watches hears who leads', () => {
  const view = { ...samplePresenterView('lobby', { phase: 'lobby' }, false, 'en'), again: true as const };
  const { rerender } = render(player('lobby', { view }));
  expect(heard.at(-1)).toMatch(/^Again\? 27 are staying/);
  rerender(player('standings', { watching: { onTakePart: null, onLeave: () => undefined } }));
  expect(heard.at(-1)).toMatch(/^1 Maya, 2 /);
});

it('who is honoured after the podium hears for what, and nobody hears the others’; who watches hears all', () => {
  const { rerender } = render(player('podium'));
  const own = sampleOwn('honours', phaseOf('honours', 'en'), null, 'en');
  rerender(player('honours', { own: { ...own, seat: 3, team: null } }));
  act(() => undefined);
  const before = heard.length;
  const phase = phaseOf('honours', 'en');
  const [first] = phase.phase === 'honours' ? phase.honours : [];
  if (!first || !('seat' in first)) throw new Error('nobody is honoured');
  rerender(player('honours', { own: { ...own, seat: first.seat, team: null } }));
  expect(heard.slice(before)).toHaveLength(1);
  expect(heard.at(-1)).toMatch(/^Stars of the game: Fastest correct answer, /);
  expect(heard.at(-1)).not.toContain(first.name);
  rerender(
    player('honours', {
      own: { ...own, seat: -1, team: null },
      watching: { onTakePart: null, onLeave: () => undefined },
    }),
  );
  expect(heard.at(-1)).toContain(first.name);
});

it('a page without the region says nothing and shows the same', () => {
  region.remove();
  render(player('question-short'));
  expect(heard).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('focus stays on the screen when what had it is gone', async () => {
  const { rerender } = render(player('question-short'));
  await userEvent.click(screen.getByRole('button', { name: /Paris/ }));
  vi.useFakeTimers();
  rerender(player('reveal-short'));
  // The big screen says it first.
  expect(screen.queryByRole('heading', { name: 'Correct!' })).toBeNull();
  act(() => void vi.advanceTimersByTime(1100));
  expect(screen.getByRole('heading', { name: 'Correct!' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
it('focus is not taken from who never had it there', () => {
  const { rerender } = render(player('question-short'));
  rerender(player('reveal-short'));
  expect(document.activeElement).toBe(document.body);
});
