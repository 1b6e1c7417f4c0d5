import type { RoomHost } from '#features/rooms';
import { LoopDelay } from '#platform/loop-delay';
import type { Platform } from '#platform/platform';
import type { LiveSight } from './get-admin-dashboard.ts';

/** What the house is doing now, measured from here on until `stop()`. */
export function watchHouse({ now }: Pick<Platform, 'now'>, host: RoomHost): LiveSight & { stop(): void } {
  const loopDelay = new LoopDelay();
  loopDelay.start();
  return {
    upSinceMs: now(),
    loopDelay,
    // A self-paced run is a room of one seat; it is counted as what it belongs to, a link.
    live: () => ({
      rooms: host.rooms().filter(({ state }) => state.phase.name !== 'ended' && state.game.pace !== 'self').length,
      pages: host.links,
    }),
    stop: () => loopDelay.stop(),
  };
}
