import { receiverOf } from '@qc/contract/live/remotes';
import type { ClientMessageOf, LiveRefusal, PressHeard } from '@qc/contract';
import { hasPage, remotesOf } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { Room } from './room.ts';

/** What the hosts of one room hear: who is on the air stays here as long as any of them hears it. */
const heardBy = new WeakMap<Room, Map<RemoteHost, ReadonlySet<string>>>();

/** A page that has receivers: what is pressed there is told to the room, and who is out of reach. */
export class RemoteHost {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Does presses in their order; `done` once all of them are on disk or refused. What storage refused is not done. */
  press({ host, presses }: ClientMessageOf<'presses'>, done: (refused: LiveRefusal | null) => void): void {
    const heard: PressHeard[] = [];
    let failed: LiveRefusal | null = null;
    for (const { remote, key, atMs, seq, isFinal } of presses)
      this.#room.submit({ type: 'press', remote, key, atMs, host, seq, isFinal }, (outcome) => {
        const refused = outcome.ok ? null : outcome.code;
        if (refused === 'storageFailed') failed = refused;
        if (!outcome.ok || !outcome.repeated) heard.push({ remote, key, refused });
        if (seq !== presses.at(-1)?.seq) return;
        if (heard.length > 0) this.#room.broadcast.tellPressed(heard);
        done(failed);
      });
  }

  /** The receivers that this page hears now: players with remotes of no other are away. */
  hear(names: readonly string[]): void {
    const room = this.#room;
    const hosts = heardBy.get(room) ?? new Map<RemoteHost, ReadonlySet<string>>();
    heardBy.set(room, hosts);
    if (names.length > 0) hosts.set(this, new Set(names));
    else hosts.delete(this);
    const isHeard = (remote: string) => [...hosts.values()].some((heard) => heard.has(receiverOf(remote)));
    for (const number of new Set(Object.values(room.state.remotes))) {
      const seat = seatAt(room.state, number);
      // Who has a page is there as long as that is.
      if (!seat || seat.removed || hasPage(seat)) continue;
      const present = remotesOf(room.state, number).some(isHeard);
      if (present !== (seat.awaySinceMs === null)) room.submit({ type: 'presence', seat: number, present });
    }
  }
}
