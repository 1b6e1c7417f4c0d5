import type { PhaseView, RoomInfo } from '@qc/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePhases, sampleRoom } from '../gallery/sample-room.ts';
import { samplePresenterView } from '../gallery/sample-views.ts';
import { Backdrop } from './backdrop.tsx';
import { type Drift, driftedTo } from './drift.ts';
import { PresenterScreen, type PresenterScreenProps } from '../screen/presenter-screen.tsx';

afterEach(cleanup);

const phases = samplePhases('en');

/** How the backdrop of a big screen is drawn: drifting, held or standing. */
function driftIn(
  name: string,
  { room, calm, ...props }: Partial<PresenterScreenProps> & { room?: RoomInfo } = {},
  change: (phase: PhaseView) => PhaseView = (phase) => phase,
): string | undefined {
  const phase = phases[name];
  if (!phase) throw new Error(`No phase ${name}`);
  const view = samplePresenterView(name, change(phase), false, 'en');
  const { container } = render(
    <PresenterScreen
      room={room ?? sampleRoom('en')}
      view={calm ? { ...view, calm: true } : view}
      joinUrl={null}
      clock={null}
      live
      {...props}
    />,
  );
  return container.querySelector<HTMLElement>('[data-drift]')?.dataset.drift;
}

it('drifts on the hall’s own screen, and stands on its mirrors', () => {
  expect(driftIn('standings')).toBe('drifts');
  cleanup();
  expect(driftIn('standings', { live: false })).toBe('stands');
});

it('stands where the game or the host wants no motion, and on the slowest machines', () => {
  expect(driftIn('standings', { room: { ...sampleRoom('en'), movingBackdrop: false } })).toBe('stands');
  cleanup();
  expect(driftIn('standings', { calm: true })).toBe('stands');
  cleanup();
  expect(driftIn('standings', { level: 2 })).toBe('stands');
});

it('is held on a slow machine, and while a film is on screen', () => {
  expect(driftIn('standings', { level: 1 })).toBe('held');
  cleanup();
  const filmed = (phase: PhaseView): PhaseView =>
    phase.phase === 'opening' && phase.media ? { ...phase, media: { ...phase.media, type: 'video' } } : phase;
  expect(driftIn('opening')).toBe('drifts');
  cleanup();
  expect(driftIn('opening', {}, filmed)).toBe('held');
});

it('is held while something moves: as a phase begins, and as long as a question runs', () => {
  expect(driftIn('standings', { began: performance.now() })).toBe('held');
  cleanup();
  expect(driftIn('standings', { began: performance.now() - 4100 })).toBe('drifts');
  cleanup();
  expect(driftIn('closed', { began: performance.now() - 4100 })).toBe('held');
});

it('the ground stays as dark as the clock left it while the question is closed', () => {
  const darkIn = (name: string, timer: boolean): boolean => {
    driftIn(name, { room: { ...sampleRoom('en'), timer } });
    const dark = document.querySelector('[class*="fallen"]') !== null;
    cleanup();
    return dark;
  };
  expect([darkIn('closed', true), darkIn('closed', false), darkIn('standings', true)]).toEqual([true, false, false]);
});

it('a background goes to the other end in half a minute, and back', () => {
  expect([0, 15_000, 29_999, 45_000, 59_999, 60_000].map(driftedTo)).toEqual([-48, 0, 47, 0, -48, -48]);
});

it('is held where it has drifted to, without a motion, and goes on from there', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const drawing = { look: 'shape', paths: ['M0 0H1V1Z'] } as const;
  const backdrop = (drift: Drift) => <Backdrop name="waves" drawing={drawing} drift={drift} />;
  const { container, rerender } = render(backdrop('held'));
  const style = (name: string) => container.querySelector<HTMLElement>('div > div')?.style.getPropertyValue(name);
  expect(style('--held-at')).toBe('');
  rerender(backdrop('drifts'));
  vi.advanceTimersByTime(15_000);
  rerender(backdrop('held'));
  expect(style('--held-at')).toBe('0px');
  vi.advanceTimersByTime(100_000);
  rerender(backdrop('drifts'));
  expect(style('--drifted')).toBe('-15000ms');
  vi.advanceTimersByTime(7500);
  rerender(backdrop('held'));
  expect(style('--held-at')).toBe('24px');
  vi.useRealTimers();
});
