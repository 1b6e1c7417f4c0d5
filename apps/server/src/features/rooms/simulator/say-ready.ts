import type { PhaseView } from '@qc/contract';
import type { PageClock } from './page-clock.ts';
import type { LastingWire } from './lasting-wire.ts';
import type { Rng } from './rng.ts';

/** A page that prepares a slide says so when its media are loaded; some never do. */
export function sayReady(phase: PhaseView, clock: PageClock, wire: LastingWire, rng: Rng): void {
  if (phase.phase !== 'preparing' || rng.chance(0.15)) return;
  const { visit } = phase;
  clock.after(rng.between(20, 2500), () => wire.say(JSON.stringify({ t: 'ready', visit })));
}
