import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { clockOf, PlayerScreen } from '../../index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onAnswer.mockReset();
  // No frame is loaded here: this window speaks for the game's.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sample = samplePhases('en')['question-miniGame'];
const onAnswer = vi.fn();

/** A player's screen with that much time left; null: the clock stands. */
function phone(remainingMs: number, paused = false) {
  if (sample?.phase !== 'question') throw new Error('no phase');
  const phase = { ...sample, limitMs: 60_000, remainingMs };
  const view = { ...samplePresenterView('question-miniGame', phase, false, 'en'), paused };
  return (
    <PlayerScreen
      room={sampleRoom('en')}
      view={view}
      own={{ ...sampleOwn('question-miniGame', phase, null, 'en'), extraMs: 0 }}
      clock={clockOf(view, performance.now())}
      answer={null}
      onAnswer={onAnswer}
    />
  );
}

function gameSays(data: string): void {
  const event = new MessageEvent('message', { data, origin: 'https://games.example.org', source: window });
  act(() => void window.dispatchEvent(event));
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms - 1));
  // What that has set going.
  act(() => void vi.advanceTimersByTime(1));
}

it('hands in the score so far just before the time runs out', () => {
  render(phone(10_000));
  gameSays('AppChecked|1|4|1;1;0;1');
  pass(9000);
  expect(onAnswer).not.toHaveBeenCalled();
  pass(400);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'miniGame', share: 0.75 });
});

it('waits for what is given on top, and hands in nothing where there is no score', () => {
  const { rerender } = render(phone(10_000));
  pass(5000);
  rerender(phone(15_000));
  pass(10_000);
  expect(onAnswer).not.toHaveBeenCalled();
  gameSays('AppChecked|1|4|1;0');
  pass(4400);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'miniGame', share: 0.5 });
  cleanup();
  onAnswer.mockReset();
  render(phone(10_000));
  pass(11_000);
  expect(onAnswer).not.toHaveBeenCalled();
});

it('hands in nothing during a pause', () => {
  const { rerender } = render(phone(10_000));
  gameSays('AppChecked|1|4|1;1;0;1');
  pass(8000);
  rerender(phone(2000, true));
  pass(20_000);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByText('Score so far: 75%')).toBeTruthy();
  rerender(phone(2000));
  pass(1500);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('keeps the score so far through a reload of the page', () => {
  const { unmount } = render(phone(10_000));
  gameSays('AppChecked|1|4|1;1;0;1');
  const kept = sessionStorage.getItem('qc.draft') ?? '';
  unmount();
  // A reload takes nothing down.
  sessionStorage.setItem('qc.draft', kept);
  render(phone(9000));
  expect(screen.getByText('Score so far: 75%')).toBeTruthy();
  pass(8400);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ type: 'miniGame', share: 0.75 });
});
