import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhaseView } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { clockOf, NOBODY, PlayerScreen, type PlayerScreenProps } from '../../index.ts';

/** Each time that the device vibrated, how. */
let felt: unknown[] = [];
/** What the device says of itself. */
let device: ReadonlySet<string> = new Set();

beforeEach(() => {
  felt = [];
  device = new Set(['(pointer: coarse)']);
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: device.has(query), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  vibrates((how: unknown) => void felt.push(how));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vibrates(undefined);
  localStorage.clear();
});

function vibrates(value: unknown): void {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value });
}

const phaseOf = (name: string): PhaseView => samplePhases('en')[name] ?? expect.fail(name);

function phone(name: string, more: Partial<PlayerScreenProps> = {}) {
  const view = samplePresenterView(name, phaseOf(name), false, 'en');
  const own = sampleOwn(name, phaseOf(name), null, 'en');
  const shown = { room: sampleRoom('en'), view, own, clock: null, answer: null, onAnswer: () => undefined };
  return <PlayerScreen {...shown} {...more} />;
}

describe('a phone vibrates', () => {
  it('with what it shows, each once, and not for what was there when its page came', () => {
    const { rerender } = render(phone('standings'));
    for (let again = 0; again < 2; again += 1) rerender(phone('question-short'));
    expect(felt).toEqual([[15]]);
    cleanup();
    render(phone('question-short'));
    expect(felt).toHaveLength(1);
  });
  it('in each of the last five seconds, until the own answer is given', () => {
    const name = 'question-short';
    const clock = clockOf(samplePresenterView(name, phaseOf(name), false, 'en'), performance.now());
    const { rerender } = render(phone(name, { clock }));
    const pass = (seconds: number) => {
      for (let step = 0; step < seconds * 5; step += 1) act(() => void vi.advanceTimersByTime(200));
    };
    // Of 12.4 s.
    pass(7);
    expect(felt).toEqual([]);
    pass(3);
    expect(felt).toEqual([[25], [25], [25]]);
    rerender(phone(name, { clock, answer: { response: { type: 'trivia', picks: [0] }, state: 'sent' } }));
    pass(3);
    expect(felt).toHaveLength(3);
  });
  it('never in the hand of a spectator or in a preview, and alone not by what a hall would be told', () => {
    const watching = { own: NOBODY, watching: { onTakePart: null, onLeave: () => undefined } };
    const alone = { room: { ...sampleRoom('en'), pace: 'self' as const } };
    for (const more of [watching, { preview: true }, alone]) {
      cleanup();
      // The clock of its question is in its last seconds.
      const name = 'question-short';
      const clock = clockOf(samplePresenterView(name, phaseOf(name), false, 'en'), performance.now() - 9000);
      render(phone('standings', more)).rerender(phone(name, { ...more, clock: more === alone ? null : clock }));
    }
    expect(felt).toEqual([]);
  });
});

describe('the switch', () => {
  const box = () => screen.queryByRole('checkbox', { name: 'Vibration' });
  it('is kept on the device, and a phone that was switched off does not vibrate', () => {
    render(phone('lobby'));
    expect(box()).toHaveProperty('checked', true);
    fireEvent.click(box() ?? expect.fail('no switch'));
    cleanup();
    felt = [];
    const { rerender } = render(phone('lobby'));
    expect(box()).toHaveProperty('checked', false);
    rerender(phone('question-short'));
    expect(felt).toEqual([]);
    rerender(phone('lobby'));
    // Whoever switches it on feels it.
    fireEvent.click(box() ?? expect.fail('no switch'));
    expect(felt).toEqual([[30]]);
  });
  it('is off where motion is unwanted, until it is switched on', () => {
    device = new Set(['(pointer: coarse)', '(prefers-reduced-motion: reduce)']);
    render(phone('lobby')).rerender(phone('question-short'));
    expect(felt).toEqual([]);
    cleanup();
    render(phone('lobby'));
    fireEvent.click(box() ?? expect.fail('no switch'));
    expect(felt).toEqual([[30]]);
  });
  it('is not there where a device cannot, as computers', () => {
    device = new Set();
    render(phone('lobby'));
    expect(box()).toBeNull();
    cleanup();
    device = new Set(['(pointer: coarse)']);
    vibrates(undefined);
    render(phone('lobby'));
    expect(box()).toBeNull();
  });
});
