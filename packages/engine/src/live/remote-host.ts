import { receiverOf } from '@qc/contract/live/remotes';
import type { ClientMessageOf, LiveRefusal, PressHeard } from '@qc/contract';
import { hasPage } from '../seats/seats-by-remote.ts';
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
        if (heard.length > 0) this.#room.broadcast.tellConsoles({ t: 'pressed', presses: heard });
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
    const heard = new Set([...hosts.values()].flatMap((receivers) => [...receivers]));
    /** Whether any remote of a seat is heard, by its number. */
    const isHere = new Map<number, boolean>();
    for (const [remote, number] of Object.entries(room.state.remotes))
      isHere.set(number, isHere.get(number) === true || heard.has(receiverOf(remote)));
    for (const [number, present] of isHere) {
      const seat = seatAt(room.state, number);
      // Who has a page is there as long as that is.
      if (!seat || seat.removed || hasPage(seat)) continue;
      if (present !== (seat.awaySinceMs === null)) room.submit({ type: 'presence', seat: number, present });
    }
  }
}
