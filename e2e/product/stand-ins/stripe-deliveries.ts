import { createHmac, randomBytes } from 'node:crypto';

/** What may go wrong between Stripe and the product. */
export interface Switches {
  duplicate: number;
  delayMs: number;
  reorder: number;
  dropFirst: boolean;
  hold: boolean;
  down: boolean;
}
/** One event on its way: what the product answered to each try; 0: nothing. */
interface Delivery {
  id: string;
  type: string;
  answers: number[];
}

/** Stripe waits hours; nobody here does. */
const RETRY_MS = 300;
const TRIES_MAX = 5;

/** Sends events as Stripe does: signed, at least once, in no promised order, again when the answer is not a good one. */
export class StripeDeliveries {
  readonly switches: Switches = { duplicate: 1, delayMs: 0, reorder: 1, dropFirst: false, hold: false, down: false };
  readonly log: Delivery[] = [];
  readonly #to: { webhookUrl: string; webhookSecret: string };
  readonly #timers = new Set<NodeJS.Timeout>();
  #waiting: { body: string; delivery: Delivery }[] = [];

  constructor(to: { webhookUrl: string; webhookSecret: string }) {
    this.#to = { ...to };
  }

  turn(asked: Record<string, unknown>): void {
    const { switches } = this;
    for (const key of ['duplicate', 'delayMs', 'reorder'] as const) {
      if (typeof asked[key] === 'number') switches[key] = asked[key];
    }
    for (const key of ['dropFirst', 'hold', 'down'] as const) {
      if (typeof asked[key] === 'boolean') switches[key] = asked[key];
    }
    // Another shop on the same stand-in, for tests that start many.
    if (typeof asked['webhookUrl'] === 'string') this.#to.webhookUrl = asked['webhookUrl'];
    this.#flush();
  }

  send(type: string, object: object): void {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(Date.now() / 1000);
    const about = { id, object: 'event', api_version: '2026-10-28.endive', created, type, livemode: false };
    const body = JSON.stringify({ ...about, pending_webhooks: 1, request: null, data: { object } });
    const delivery = { id, type, answers: [] };
    this.log.push(delivery);
    this.#waiting.push({ body, delivery });
    this.#flush();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #flush(): void {
    const { hold, reorder, duplicate, delayMs, dropFirst } = this.switches;
    if (hold || this.#waiting.length < reorder) return;
    const going = reorder > 1 ? this.#waiting.toReversed() : this.#waiting;
    this.#waiting = [];
    going.forEach(({ body, delivery }, place) => {
      // A little apart, so that the order that is meant is the order in which they come.
      const inMs = delayMs + place * 50;
      if (dropFirst) delivery.answers.push(0);
      for (let copy = 0; copy < duplicate; copy++) this.#later(inMs + (dropFirst ? RETRY_MS : 0), body, delivery);
    });
  }

  #later(ms: number, body: string, delivery: Delivery): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#post(body, delivery);
    }, ms);
    this.#timers.add(timer);
  }

  async #post(body: string, delivery: Delivery): Promise<void> {
    const at = Math.floor(Date.now() / 1000);
    const proof = createHmac('sha256', this.#to.webhookSecret).update(`${at}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${proof}` };
    let status = 0;
    try {
      const signal = AbortSignal.timeout(10_000);
      status = (await fetch(this.#to.webhookUrl, { method: 'POST', headers, body, signal })).status;
    } catch {
      // The product is away: like any other bad answer.
    }
    delivery.answers.push(status);
    if ((status < 200 || status > 299) && delivery.answers.length < TRIES_MAX) this.#later(RETRY_MS, body, delivery);
  }
}
