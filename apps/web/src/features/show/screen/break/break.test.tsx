import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type OwnView } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { roomOf, sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { clockOf, minutesAndSeconds, PlayerScreen, PresenterScreen } from '../../index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const phaseOf = (name: string, language: Language) => samplePhases(language)[name] ?? expect.fail(name);

function hall(name: string, language: Language) {
  cleanup();
  const view = samplePresenterView(name, phaseOf(name, language), false, language);
  const shown = { room: sampleRoom(language), view, joinUrl: null, clock: clockOf(view, performance.now()) };
  return render(<PresenterScreen {...shown} />).container;
}

function phone(name: string, language: Language, own: Partial<OwnView> = {}) {
  cleanup();
  const view = samplePresenterView(name, phaseOf(name, language), false, language);
  const mine = { ...sampleOwn(name, phaseOf(name, language), null, language), ...own };
  const shown = { room: roomOf(sampleRoom(language), name), view, own: mine, clock: clockOf(view, performance.now()) };
  return render(<PlayerScreen {...shown} answer={null} onAnswer={() => undefined} />).container;
}

describe.each(LANGUAGES)('a break in %s', (language) => {
  const t = textsIn(language, 'breaks');
  const timer = () => [screen.getByRole('timer').getAttribute('aria-label'), screen.getByRole('timer').textContent];
  it.each([
    ['hall', hall],
    ['phone', phone],
  ])('counts down in minutes and seconds: %s', (_, draw) => {
    draw('break', language);
    expect(timer()).toEqual([t.backInMinutes(10), `${t.backIn}9:58`]);
    act(() => void vi.advanceTimersByTime(9 * 60_000));
    expect(timer()).toEqual([t.backInMinutes(1), `${t.backIn}0:58`]);
  });
  it.each([
    ['hall', hall],
    ['phone', phone],
  ])('that is over has no clock, and says that it goes on: %s', (_, draw) => {
    expect(draw('break-over', language).textContent).toContain(t.weGoOn);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(draw('break', language).textContent).not.toContain(t.weGoOn);
  });
  it('is called as its author has written, or a short break', () => {
    const title = (page: HTMLElement) => page.querySelector('h1')?.textContent;
    const written = phaseOf('break-words', language);
    const heading = written.phase === 'break' ? written.heading : '';
    for (const draw of [hall, phone]) {
      expect(title(draw('break', language))).toBe(t.shortBreak);
      expect(title(draw('break-words', language))).toBe(heading);
    }
  });
  it('shows the hall the places so far, of teams where they play, and none where none are told', () => {
    const names = (name: string) => [...hall(name, language).querySelectorAll('ol > li')].length;
    expect(names('break')).toBe(8);
    expect(names('break-teams')).toBe(5);
    expect(names('break-alone')).toBe(0);
  });
  it('shows a phone the own place where it is told', () => {
    const { place } = textsIn(language, 'outcome');
    expect(phone('break', language, { rank: 4, score: 3120 }).textContent).toContain(`${place} 4`);
    expect(phone('break', language, { rank: null, score: null }).textContent).not.toContain(place);
  });
  it('lasts as long as one likes where one plays alone', () => {
    const page = phone('self-paced-break', language);
    expect(page.textContent).toContain(t.yourBreak);
    for (const words of [t.backIn, t.weGoOn]) expect(page.textContent).not.toContain(words);
  });
});

it('whole seconds are rounded up, and what is over is nothing', () => {
  expect([600_000, 59_001, 59_000, 1, 0, -5, 3_600_000].map(minutesAndSeconds)).toEqual([
    ...['10:00', '1:00', '0:59', '0:01', '0:00', '0:00', '60:00'],
  ]);
});
