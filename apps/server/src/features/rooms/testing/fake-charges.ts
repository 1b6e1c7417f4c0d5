import type { ChargedRun, ChargeRefusal, RoomCharges } from '../keeping/room-charges.ts';

/** A purse with a number of runs in it. It outlives a server; its calls can be held back or made to fail. */
export class FakeCharges implements RoomCharges {
  readonly states = new Map<string, 'held' | 'posted' | 'givenBack'>();
  /** Every call, in order. */
  readonly calls: string[] = [];
  runs: number;
  refusal: ChargeRefusal | null = null;
  /** Set: calls fail with it. */
  failure: Error | null = null;
  /** Set: holding waits for it. */
  gate: Promise<void> | null = null;

  constructor(runs = 10) {
    this.runs = runs;
  }

  async hold({ roomId }: ChargedRun): Promise<ChargeRefusal | null> {
    this.#called('hold');
    await this.gate;
    if (this.refusal) return this.refusal;
    const state = this.states.get(roomId);
    if (state === 'held' || state === 'posted') return null;
    if (this.runs === 0) return 'outOfCredits';
    this.runs -= 1;
    this.states.set(roomId, 'held');
    return null;
  }

  async post(roomId: string): Promise<undefined> {
    this.#called('post');
    if (this.states.get(roomId) === 'held') this.states.set(roomId, 'posted');
  }

  async giveBackHeld(roomId: string): Promise<void> {
    await this.giveBack(roomId);
  }

  async giveBack(roomId: string): Promise<undefined> {
    this.#called('giveBack');
    const state = this.states.get(roomId);
    if (state !== 'held' && state !== 'posted') return;
    this.runs += 1;
    this.states.set(roomId, 'givenBack');
  }

  async listHeld(): Promise<string[]> {
    return [...this.states].filter(([, state]) => state === 'held').map(([roomId]) => roomId);
  }

  #called(what: string): void {
    this.calls.push(what);
    if (this.failure) throw this.failure;
  }
}
