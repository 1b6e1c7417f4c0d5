import { deviceOf, type GameType } from '@qc/contract';

/** A subscription in the plain books. */
export interface BookSubscription {
  id: string;
  pot: string;
  kind: 'times' | 'yearly';
  original: number;
  left: number;
  used: number;
  expired: number;
  /** Of the expired ones: by time or by an admin, which can be restored. */
  lapsed: number;
  endsMs: number | null;
  isOver: boolean;
  byAdmin: boolean;
  order: string | null;
  price: number;
  moneyBack: number;
  createdMs: number;
}
/** A charge in the plain books. */
export interface BookCharge {
  user: string;
  pot: string;
  gameType: GameType;
  amount: number;
  before: number;
  state: 'held' | 'posted' | 'voided';
  parts: Map<string, number>;
}
/** What an admin changes. */
export interface BookChanges {
  usagesLeft?: number;
  expiryDate?: number | null;
  expiredFromAdmin?: boolean;
}

/** The rules of credits once more, as plainly as they can be said: no database, no order of locks, nothing at once. */
export class Books {
  readonly subscriptions = new Map<string, BookSubscription>();
  readonly charges = new Map<string, BookCharge>();
  readonly payers = new Map<string, { institution: string | null; remotesOff: boolean }>();
  readonly institutions = new Map<string, { remotesOff: boolean }>();
  readonly refs = new Map<string, number>();
  everythingFree = false;

  balance(pot: string): number {
    return this.of(pot).reduce((sum, { left }) => sum + left, 0);
  }

  potOf(user: string): string {
    return this.payers.get(user)?.institution ?? user;
  }

  expireDue(pot: string, nowMs: number): void {
    for (const one of this.of(pot)) if (!one.isOver && one.endsMs !== null && one.endsMs <= nowMs) this.#lapse(one);
  }

  hold(user: string, run: string, gameType: GameType, nowMs: number): string {
    const payer = this.payers.get(user);
    if (!payer) return 'notFound';
    const pot = this.potOf(user);
    const known = this.charges.get(run);
    if (known && known.state !== 'voided')
      return known.user === user && known.gameType === gameType ? `${known.amount} of ${known.before}` : 'keyUsed';
    const house = payer.institution === null ? undefined : this.institutions.get(payer.institution);
    if (gameType === 'remotes' && (house ?? payer).remotesOff) return 'remotesDisabled';
    this.expireDue(pot, nowMs);
    const yearly = this.of(pot).some((one) => one.kind === 'yearly' && !one.isOver && (one.endsMs ?? 0) > nowMs);
    const amount = this.everythingFree || yearly ? 0 : deviceOf(gameType).price;
    const before = this.balance(pot);
    if (amount > before) return 'outOfCredits';
    const parts = this.#take(pot, amount);
    this.charges.set(run, { user, pot, gameType, amount, before, state: 'held', parts });
    return `${amount} of ${before}`;
  }

  post(run: string): string {
    const charge = this.charges.get(run);
    if (!charge || charge.state === 'voided') return 'false';
    charge.state = 'posted';
    return 'true';
  }

  void(run: string, evenPosted: boolean, nowMs: number): string {
    const charge = this.charges.get(run);
    if (!charge || charge.state === 'voided') return 'true';
    if (charge.state === 'posted' && !evenPosted) return 'false';
    charge.state = 'voided';
    this.expireDue(charge.pot, nowMs);
    for (const [id, amount] of charge.parts) {
      const from = this.#need(id);
      const back = Math.min(amount, from.used);
      charge.parts.set(id, amount - back);
      from.used -= back;
      from.left += back;
      if (from.isOver) this.#lapse(from);
    }
    return 'true';
  }

  takeBack(
    order: string,
    kind: string,
    wish: { credits: number; close: boolean; money: number; ref: string },
    nowMs: number,
  ): string {
    const one = this.#ofOrder(order);
    if (!one) return 'none';
    const ref = `${kind}:${wish.ref}`;
    const known = this.refs.get(ref);
    if (known !== undefined) return `${known}`;
    this.expireDue(one.pot, nowMs);
    const taken = wish.close ? one.left : Math.min(wish.credits, one.left);
    const money = Math.min(wish.money, one.price - one.moneyBack);
    one.moneyBack += money;
    one.left -= taken;
    one.expired += taken;
    if (wish.close) {
      one.isOver = true;
      one.endsMs = Math.min(one.endsMs ?? nowMs, nowMs);
    }
    this.refs.set(ref, taken);
    this.refs.set(`money:${ref}`, money);
    return `${taken}`;
  }

  won(
    order: string,
    wish: { credits: number; reopen: boolean; endsMs: number | null; ref: string },
    nowMs: number,
  ): string {
    const one = this.#ofOrder(order);
    if (!one) return 'none';
    const ref = `dispute:${wish.ref}:won`;
    const known = this.refs.get(ref);
    if (known !== undefined) return `${known}`;
    this.expireDue(one.pot, nowMs);
    const given = Math.min(wish.credits, one.expired - one.lapsed);
    one.moneyBack -= this.refs.get(`money:dispute:${wish.ref}`) ?? 0;
    if (wish.reopen && !(wish.endsMs !== null && wish.endsMs <= nowMs) && !one.byAdmin) {
      one.endsMs = wish.endsMs;
      if (one.isOver) this.#revive(one);
    }
    one.expired -= given;
    one.left += given;
    if (one.isOver) this.#lapse(one);
    this.refs.set(ref, given);
    return `${given}`;
  }

  change(id: string, changes: BookChanges, nowMs: number): string {
    const one = this.#need(id);
    this.expireDue(one.pot, nowMs);
    const endsMs = changes.expiryDate === undefined ? one.endsMs : changes.expiryDate;
    const byAdmin = changes.expiredFromAdmin ?? one.byAdmin;
    if (one.kind === 'yearly' && endsMs === null) return 'invalidInput';
    const isOver = byAdmin || (endsMs !== null && endsMs <= nowMs);
    const revived = one.isOver && !isOver;
    const wanted = changes.usagesLeft === one.left ? undefined : changes.usagesLeft;
    const limit = one.original - one.expired + (revived ? one.lapsed : !one.isOver && isOver ? -one.left : 0);
    if (wanted !== undefined && wanted > limit) return 'usesBeyondOriginal';
    if (wanted !== undefined && isOver) return 'invalidInput';
    one.endsMs = endsMs;
    one.byAdmin = byAdmin;
    if (isOver && !one.isOver) this.#lapse(one);
    if (revived) this.#revive(one);
    if (wanted !== undefined) {
      one.used += one.left - wanted;
      one.left = wanted;
    }
    return 'done';
  }

  /** An account that goes. */
  forget(user: string): void {
    for (const one of this.of(user)) {
      if (one.isOver) continue;
      one.byAdmin = true;
      this.#lapse(one);
    }
    this.payers.delete(user);
  }

  of(pot: string): BookSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.pot === pot);
  }

  #take(pot: string, amount: number): Map<string, number> {
    const parts = new Map<string, number>();
    const order = this.of(pot)
      .filter(({ isOver, left }) => !isOver && left > 0)
      .toSorted(
        (a, b) =>
          (a.endsMs ?? Infinity) - (b.endsMs ?? Infinity) || a.createdMs - b.createdMs || (a.id < b.id ? -1 : 1),
      );
    let missing = amount;
    for (const one of order) {
      const taken = Math.min(one.left, missing);
      if (taken === 0) break;
      one.left -= taken;
      one.used += taken;
      missing -= taken;
      parts.set(one.id, taken);
    }
    return parts;
  }

  #lapse(one: BookSubscription): void {
    one.isOver = true;
    one.expired += one.left;
    one.lapsed += one.left;
    one.left = 0;
  }

  #revive(one: BookSubscription): void {
    one.isOver = false;
    one.left += one.lapsed;
    one.expired -= one.lapsed;
    one.lapsed = 0;
  }

  #ofOrder(order: string): BookSubscription | undefined {
    return [...this.subscriptions.values()].find((one) => one.order === order);
  }

  #need(id: string): BookSubscription {
    const one = this.subscriptions.get(id);
    if (!one) throw new Error(`the plain books have no subscription ${id}`);
    return one;
  }
}
