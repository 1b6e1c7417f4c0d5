/** What one run costs here. */
const PRICE = 1;

/** Where a charge stands. */
export type ChargeState = 'held' | 'posted' | 'givenBack';

interface Charge {
  userId: string;
  state: ChargeState;
}

/** Everybody's credits on disk, and what runs have taken of them. As the ledger: a run is charged once, nothing goes below zero. */
export class SimulatedPots {
  readonly charges = new Map<string, Charge>();
  readonly #balances = new Map<string, number>();
  readonly #come = new Map<string, number>();
  readonly #onChange: (roomId: string, state: ChargeState) => void;

  constructor(onChange: (roomId: string, state: ChargeState) => void) {
    this.#onChange = onChange;
  }

  /** Credits come. */
  grant(userId: string, credits: number): void {
    this.#balances.set(userId, this.balance(userId) + credits);
    this.#come.set(userId, (this.#come.get(userId) ?? 0) + credits);
  }

  balance(userId: string): number {
    return this.#balances.get(userId) ?? 0;
  }

  /** Whether every balance is what came less what was taken, and none is below zero. */
  get addUp(): boolean {
    return [...this.#come].every(([userId, come]) => {
      const taken = [...this.charges.values()].filter((one) => one.userId === userId && one.state !== 'givenBack');
      return this.balance(userId) >= 0 && this.balance(userId) === come - PRICE * taken.length;
    });
  }

  /** Takes the price of a run; false: there is not enough. */
  hold(roomId: string, userId: string): boolean {
    const charge = this.charges.get(roomId);
    if (charge && charge.state !== 'givenBack') return true;
    if (this.balance(userId) < PRICE) return false;
    this.#balances.set(userId, this.balance(userId) - PRICE);
    this.#write(roomId, { userId, state: 'held' });
    return true;
  }

  post(roomId: string): void {
    const charge = this.charges.get(roomId);
    if (charge?.state === 'held') this.#write(roomId, { ...charge, state: 'posted' });
  }

  giveBack(roomId: string, only?: 'held'): void {
    const charge = this.charges.get(roomId);
    if (!charge || charge.state === 'givenBack' || (only === 'held' && charge.state !== 'held')) return;
    this.#balances.set(charge.userId, this.balance(charge.userId) + PRICE);
    this.#write(roomId, { ...charge, state: 'givenBack' });
  }

  held(): string[] {
    return [...this.charges].filter(([, { state }]) => state === 'held').map(([roomId]) => roomId);
  }

  #write(roomId: string, charge: Charge): void {
    this.charges.set(roomId, charge);
    this.#onChange(roomId, charge.state);
  }
}
