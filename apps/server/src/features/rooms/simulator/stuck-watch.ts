import { tableEntries } from '@qc/engine';
import type { RoomState } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import type { Stage } from './stage.ts';

const LOOK_MS = 500;
/** A clock that has run out does something within this time, also behind two writes of a slow store, ms. */
const STUCK_MS = 10_000;

/** S12: no clock runs out unseen. */
export class StuckWatch {
  readonly #stage: Stage;
  /** Rooms whose clock has run out, with when that was first seen. */
  #overdue = new Map<Room, number>();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Looks from now on. */
  start(): void {
    this.#stage.scene.time.after(
      LOOK_MS,
      () => {
        this.#look();
        this.start();
      },
      false,
    );
  }

  #look(): void {
    const { scene, house } = this.#stage;
    const { nowMs } = scene.time;
    const overdue = new Map<Room, number>();
    // The clocks of a server that stops stand still.
    for (const { server, room } of house.running()) {
      const { phase, pausedAtMs } = room.state;
      if (room.suspended || pausedAtMs !== null || !('deadlineMs' in phase)) continue;
      if (phase.deadlineMs === null || server.liveNow() <= phase.deadlineMs + extraMs(room.state)) continue;
      const sinceMs = this.#overdue.get(room) ?? nowMs;
      overdue.set(room, sinceMs);
      if (nowMs - sinceMs > STUCK_MS) scene.fail(`S12 ${room.id} is stuck in ${phase.name}`);
    }
    this.#overdue = overdue;
  }
}

/** A question stays open for those who were granted more time. */
function extraMs({ phase, seats }: RoomState): number {
  if (phase.name !== 'question') return 0;
  const percent = Math.max(0, ...[...tableEntries(seats)].map((seat) => seat.extraPercent));
  return (phase.limitMs * percent) / 100;
}
