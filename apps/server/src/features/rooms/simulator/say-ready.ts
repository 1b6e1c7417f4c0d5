import type { PhaseView } from '@qc/contract';
import type { PageClock } from './page-clock.ts';
import type { PageLink } from './page-link.ts';
import type { Rng } from './rng.ts';

/** A page that prepares a slide says so when its media are loaded; some never do. */
export function sayReady(phase: PhaseView, clock: PageClock, link: PageLink, rng: Rng): void {
  if (phase.phase !== 'preparing' || rng.chance(0.15)) return;
  const { visit } = phase;
  clock.after(rng.between(20, 2500), () => link.say(JSON.stringify({ t: 'ready', visit })));
}
