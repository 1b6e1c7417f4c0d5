import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhaseView, PresenterView, RoomInfo } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { clockOf, PlayerScreen, PresenterScreen } from '../../index.ts';
import { REVEAL_BEATS } from './beats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const phaseOf = (name: string): PhaseView => samplePhases('en')[name] ?? expect.fail(name);

interface Shown {
  room?: Partial<RoomInfo>;
  view?: Partial<PresenterView>;
  /** The phase begins as it is drawn, and not long ago. */
  begins?: boolean;
}

function hall(name: string, { room, view: more, begins = false }: Shown = {}) {
  cleanup();
  const view = { ...samplePresenterView(name, phaseOf(name), false, 'en'), ...more };
  const shown = { room: { ...sampleRoom('en'), ...room }, view, joinUrl: null };
  const clock = clockOf(view, performance.now());
  return render(<PresenterScreen {...shown} clock={clock} began={begins ? performance.now() : null} />).container;
}

describe('while a question is open', () => {
  it('the hall sees how many of how many have answered, as they come', () => {
    const head = (answered: number) =>
      hall('question-short', { view: { answered } }).querySelector('header')?.textContent;
    expect(head(0)).toContain('Answered 0 / 27');
    expect(head(1019)).toContain('Answered 1,019 / 27');
  });
  it('the hall sees the seconds that are left, second by second', () => {
    hall('question-short');
    const left = () => screen.getByRole('timer').getAttribute('aria-label');
    expect(left()).toBe('13 seconds left');
    expect(screen.getByRole('timer').textContent).toBe('13');
    act(() => void vi.advanceTimersByTime(11_500));
    expect(left()).toBe('1 second left');
    act(() => void vi.advanceTimersByTime(5000));
    expect(left()).toBe('0 seconds left');
  });
  it('which question it is of how many, and its points', () => {
    hall('question-short');
    expect(screen.getByRole('img', { name: 'Question 3 of 12' })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toMatch(/[\d,]+ points/);
  });
});

describe('once it is closed', () => {
  it('the hall has no clock, and says that all answers are in, or only that there will be no more', () => {
    expect(hall('closed-short', { view: { answered: 26, players: 27 } }).textContent).toContain('Answers are closed');
    const page = hall('closed-short', { view: { answered: 27, players: 27 } });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(page.textContent).toContain('All answers are in');
    expect(page.textContent).not.toContain('Correct answer');
  });
});

it('every tile of the reveal keeps room for the tick: no words become smaller before the right ones stand out', () => {
  const tiles = [...hall('reveal-short').querySelectorAll('ol > li')];
  expect(tiles.length).toBeGreaterThan(2);
  expect(tiles.map((tile) => tile.querySelectorAll('[class*="tick"]').length)).toEqual(tiles.map(() => 1));
  expect(tiles.filter((tile) => tile.textContent?.includes('Correct answer')).length).toBe(1);
});

describe('the explanation', () => {
  const phase = phaseOf('explained-short');
  const words = phase.phase === 'reveal' ? (phase.explanation?.text ?? '') : '';
  it('comes to the hall after the answer, once that has been seen', () => {
    hall('explained-short', { begins: true });
    const card = () => screen.queryByRole('region', { name: 'Explanation' });
    expect(card()).toBeNull();
    expect(screen.getByText('Correct answer')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(REVEAL_BEATS.explanation - 10));
    expect(card()).toBeNull();
    act(() => void vi.advanceTimersByTime(20));
    expect(card()?.textContent).toBe(words);
    expect(words.length).toBeGreaterThan(20);
  });
  it('stands there for whoever comes later, and is nowhere where none is written', () => {
    hall('explained-short');
    expect(screen.getByRole('region', { name: 'Explanation' }).textContent).toBe(words);
    hall('reveal-short');
    expect(screen.queryByRole('region', { name: 'Explanation' })).toBeNull();
  });
  it('is read on the phone below the result, by a spectator too', () => {
    for (const watching of [null, { onTakePart: null, onLeave: () => undefined }]) {
      const phone = (name: string) => {
        cleanup();
        const view = samplePresenterView(name, phaseOf(name), false, 'en');
        const own = sampleOwn(name, phaseOf(name), null, 'en');
        const shown = { room: sampleRoom('en'), view, own, watching, clock: null, answer: null };
        return render(<PlayerScreen {...shown} onAnswer={() => undefined} />).container.textContent;
      };
      expect(phone('explained-short')).toContain(`Explanation${words}`);
      expect(phone('reveal-short')).not.toContain('Explanation');
    }
  });
});
