import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PhaseView, PresenterView } from '@qc/contract';
import { samplePhases, sampleRoom } from './gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from './gallery/sample-views.ts';
import { PlayerScreen, PresenterScreen } from './index.ts';

const own = sampleOwn('lobby', { phase: 'lobby' }, null, 'en');
const view = (phase: PhaseView, more: Partial<PresenterView> = {}): PresenterView => ({
  ...samplePresenterView('', phase, false, 'en'),
  ...more,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a small phone, scrolled down to the pads', () => {
  const phases = samplePhases('en');
  const screenOf = (phase: PresenterView['phase']) => (
    <PlayerScreen
      room={sampleRoom('en')}
      view={view(phase)}
      own={own}
      clock={null}
      answer={null}
      onAnswer={() => undefined}
    />
  );
  it('sees the next screen from its top, and stays where it is while the same is looked at', () => {
    const { podium, 'question-short': question, 'reveal-short': reveal } = phases;
    if (question?.phase !== 'question' || !reveal || !podium) throw new Error('no phase');
    vi.useFakeTimers();
    const { rerender } = render(screenOf(question));
    const main = screen.getByRole('main');
    main.scrollTop = 240;
    rerender(screenOf({ ...question, phase: 'closed' }));
    expect(main.scrollTop).toBe(240);
    rerender(screenOf(reveal));
    // It tells a second later than the big screen begins to.
    act(() => void vi.advanceTimersByTime(1100));
    expect(main.scrollTop).toBe(0);
    main.scrollTop = 120;
    rerender(screenOf({ ...question, visit: question.visit + 1 }));
    expect(main.scrollTop).toBe(0);
    rerender(screenOf(podium));
    main.scrollTop = 60;
    rerender(screenOf({ phase: 'ended' }));
    expect(main.scrollTop, 'the own answers are being read').toBe(60);
  });
});

describe('accepted spellings in several scripts', () => {
  const typed = samplePhases('he')['reveal-typed'];
  const also = () => [...document.querySelectorAll('bdi')].map((one) => one.textContent);
  it.each(['phone', 'big screen'])('are each apart, with nothing of what is between them (%s)', (where) => {
    if (typed?.phase !== 'reveal') throw new Error('no phase');
    const shown = view({ ...typed, solution: ['פריז', 'פריס', 'Paris'] }, { said: [] });
    const room = sampleRoom('he');
    render(
      where === 'phone' ? (
        <PlayerScreen room={room} view={shown} own={own} clock={null} answer={null} onAnswer={() => undefined} />
      ) : (
        <PresenterScreen room={room} view={shown} joinUrl="https://x.example/play" clock={null} />
      ),
    );
    expect(also()).toEqual(expect.arrayContaining(['פריס', 'Paris']));
  });
});

describe('a number with a unit of another script', () => {
  const { 'reveal-number': number } = samplePhases('he');
  it.each(['phone', 'big screen'])('is one piece, written like every number of the game (%s)', (where) => {
    if (number?.phase !== 'reveal') throw new Error('no phase');
    const question = { ...number.question, unit: 'km' };
    const said = [{ text: '-12500.5', count: 1, correct: false }];
    const guesses = [{ value: -12500.5, count: 1 }];
    const shown = view({ ...number, question, solution: ['384400.75 km'] }, { said, guesses });
    const room = sampleRoom('he');
    render(
      where === 'phone' ? (
        <PlayerScreen
          room={room}
          view={shown}
          own={{ ...own, response: { type: 'number', value: -12500.5 } }}
          clock={null}
          answer={null}
          onAnswer={() => undefined}
        />
      ) : (
        <PresenterScreen room={room} view={shown} joinUrl="https://x.example/play" clock={null} />
      ),
    );
    const pieces = [...document.querySelectorAll('bdi')].map((one) => one.textContent);
    // On the big screen it stands at the end of a line, whose unit the right number tells.
    const written = '\u2066\u221212,500.5\u2069';
    expect(pieces).toEqual(expect.arrayContaining(['384,400.75 km', where === 'phone' ? `${written} km` : written]));
    expect(pieces).not.toContain('km');
  });
});

describe("an author's words that begin with a foreign name", () => {
  it('go in the direction of the game, on the big screen and on the phone', () => {
    const { 'question-short': question } = samplePhases('he');
    if (question?.phase !== 'question') throw new Error('no phase');
    const words = 'iPhone הראשון יצא לשוק בשנת…';
    const asked = view({ ...question, question: { ...question.question, question: words } });
    const room = sampleRoom('he');
    render(<PresenterScreen room={room} view={asked} joinUrl="https://x.example/play" clock={null} />);
    render(<PlayerScreen room={room} view={asked} own={own} clock={null} answer={null} onAnswer={() => undefined} />);
    const headings = screen.getAllByRole('heading', { name: words });
    expect(headings.map((heading) => heading.getAttribute('dir'))).toEqual(['rtl', 'rtl']);
  });
});
