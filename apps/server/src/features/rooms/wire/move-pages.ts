import type { Timers } from '@qc/engine/live/timers';
import type { ServerEnd } from './server-end.ts';

/** A balancer looks each second, and believes two looks: until then it leads pages here, and they are taken, ms. */
const NOTICED_MS = 2500;
/** Pages are asked over this time, so that another server is not come to by all at one instant, ms. */
const SPREAD_MS = 1500;
const SLICES = 15;
/** Whoever has not gone by then does not know how, or finds no other server, and is sent away as ever, ms. */
const WITHIN_MS = 6000;
const LOOK_MS = 50;

/** A page as it is asked to go. */
type Moving = Pick<ServerEnd, 'mayMove' | 'isClosed' | 'askToMove'>;

/**
 * Asks pages to open a wire to another server before they let go of this one's, and waits until they have, or their time
 * is over. Rooms stay where they are meanwhile: only a server that pages have left gives them away without anybody's loss.
 * `close`: no page is taken from then on.
 */
export async function movePages(ends: Iterable<Moving>, timers: Timers, close: () => void): Promise<void> {
  const here = () => [...ends].filter(({ mayMove }) => mayMove);
  const pause = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve));
  if (here().length > 0) await pause(NOTICED_MS);
  close();
  const pages = here();
  const size = Math.ceil(pages.length / SLICES);
  const beganMs = timers.counterMs();
  for (let from = 0; from < pages.length; from += size) {
    for (const page of pages.slice(from, from + size)) if (!page.isClosed) page.askToMove();
    // A few go at once.
    if (size > 1) await pause(SPREAD_MS / SLICES);
  }
  while (pages.some(({ isClosed }) => !isClosed) && timers.counterMs() - beganMs < WITHIN_MS) await pause(LOOK_MS);
}
