import type { RoomTruth } from './room-truth.ts';
import type { Scene } from './scene.ts';
import type { ChargeState, SimulatedPots } from './simulated-pots.ts';

/** S10: charges on disk, held against the rooms on disk. */
export class ChargeTruth {
  readonly #scene: Scene;
  readonly #roomOf: (roomId: string) => RoomTruth | undefined;
  readonly #posted = new Set<string>();
  /** Called when the price of a run is held. */
  onHeld: (roomId: string) => void = () => undefined;

  constructor(scene: Scene, roomOf: (roomId: string) => RoomTruth | undefined) {
    this.#scene = scene;
    this.#roomOf = roomOf;
  }

  /** A charge has come to a state. */
  changed(roomId: string, state: ChargeState): void {
    const room = this.#roomOf(roomId);
    this.#scene.note(`charge ${roomId} ${state}`);
    if (!room) return;
    if (state === 'held') this.onHeld(roomId);
    const { startedAtMs } = room.state;
    if (state === 'posted') {
      this.#scene.demand('S10 paid for good once the first slide is on disk', startedAtMs !== null);
      this.#scene.demand('S10 a run is paid once', !this.#posted.has(roomId));
      this.#posted.add(roomId);
    }
    if (state !== 'givenBack') return;
    this.#scene.demand('S10 only a run that does not count is given back', room.isFree);
    if (startedAtMs !== null) this.#scene.reach('run given back that nobody had answered');
  }

  /** The first slide of a room has come on disk. */
  started(room: RoomTruth, pots: SimulatedPots): void {
    const state = pots.charges.get(room.record.id)?.state;
    this.#scene.demand(
      `S10 a first slide is paid for before it opens: ${state}`,
      state === 'held' || state === 'posted',
    );
  }

  /** The server dies now. */
  died(pots: SimulatedPots): void {
    for (const roomId of pots.held()) {
      const room = this.#roomOf(roomId);
      if (!room) continue;
      if (room.state.startedAtMs === null) this.#scene.reach('crash between charge and first slide');
      else this.#scene.reach('crash between first slide and the end of its charge');
    }
  }

  /** Some time after the last fault: nothing is half done. */
  settled(pots: SimulatedPots): string | null {
    if (!pots.addUp) return 'S10 balances are what came less what was taken';
    return pots.held().length > 0 ? `S10 nothing stays held: ${pots.held().join(' ')}` : null;
  }

  /** At the very end: what counts is paid, what does not is not. */
  ended(room: RoomTruth, pots: SimulatedPots): void {
    const state = pots.charges.get(room.record.id)?.state;
    const isPaid = state === 'posted';
    this.#scene.demand(
      `S10 a run that counts is paid, no other is: ${state}`,
      isPaid === !room.isFree && state !== 'held',
    );
  }
}
