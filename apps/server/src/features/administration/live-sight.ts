import type { Rooms } from '#features/rooms';
import { LoopDelay } from '#platform/loop-delay';
import type { Platform } from '#platform/platform';
import type { LiveSight } from './get-admin-dashboard.ts';

/** What the house is doing now, measured from here on until `stop()`. */
export function watchHouse({ now }: Pick<Platform, 'now'>, rooms: Rooms): LiveSight & { stop(): void } {
  const loopDelay = new LoopDelay();
  loopDelay.start();
  return {
    upSinceMs: now(),
    loopDelay,
    // Self-paced runs are none of these: they are counted as what they belong to, an assignment.
    live: () => {
      const { open, pages } = rooms.counts();
      return { rooms: open, pages };
    },
    stop: () => loopDelay.stop(),
  };
}
