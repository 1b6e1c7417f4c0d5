import type { Room } from '@qc/engine/live/room';
import type { Timers } from '@qc/engine/live/timers';
import type { RoomClaims } from './room-claims.ts';
import type { OwningWatch } from './room-taking.ts';
import type { RoomOwners } from './room-owners.ts';

/** Whose rooms are handed over. */
export interface PassingHost {
  readonly timers: Timers;
  shorten(room: Room): Promise<void>;
}

/** How they are. */
export interface PassingSeams {
  owners: Pick<RoomOwners, 'pass'>;
  claims: Pick<RoomClaims, 'tell'>;
  watch?: OwningWatch | undefined;
}

/** Rooms under way at a time. */
const TOGETHER = 20;
/** What a room has judged is on disk within this time, or the room stays, ms. */
const SETTLES_MS = 2000;
const LOOK_MS = 5;

/**
 * Hands rooms that run to other servers, in turn. A room judges nothing more, what it has judged goes to the disk,
 * and then it is the other's, who is told. One that cannot be handed over is left to be taken.
 */
export async function passRooms(
  host: PassingHost,
  rooms: readonly Room[],
  targets: readonly string[],
  seams: PassingSeams,
): Promise<void> {
  const open = rooms.filter(({ state }) => state.phase.name !== 'ended');
  for (let from = 0; from < open.length; from += TOGETHER) {
    const some = open.slice(from, from + TOGETHER);
    await Promise.allSettled(
      some.map((room, at) => passRoom(host, room, targets[(from + at) % targets.length] ?? '', seams)),
    );
  }
}

async function passRoom(
  host: PassingHost,
  room: Room,
  to: string,
  { owners, claims, watch }: PassingSeams,
): Promise<void> {
  const frozenMs = host.timers.counterMs();
  room.freeze();
  for (let waitedMs = 0; !room.settled && waitedMs < SETTLES_MS; waitedMs += LOOK_MS)
    await new Promise<void>((resolve) => void host.timers.after(LOOK_MS, resolve));
  if (!room.settled || room.suspended) return;
  await host.shorten(room);
  if (!(await owners.pass(room.id, room.epoch, to))) return;
  const { code } = room.identity;
  claims.tell({ server: to, rooms: [{ id: room.id, code, epoch: room.epoch + 1 }] });
  watch?.handedOver(host.timers.counterMs() - frozenMs);
  room.fenced();
}
