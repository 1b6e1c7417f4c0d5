import type { MoneyCurrency } from '@qc/contract';

/** One thing in a basket. Its name is the offer's, never a person's. */
export interface TrackedItem {
  item_name: string;
  item_category: string;
  price: number;
  quantity: number;
}
interface Basket {
  currency: MoneyCurrency;
  /** In whole currency with its fraction, as these services count. */
  value: number;
  items: TrackedItem[];
}

/** Everything that third parties are ever told. No names, addresses, numbers or codes of persons and games. */
export interface TrackedEvents {
  sign_up: { method: 'email' };
  login: { method: 'password' | 'link' };
  begin_checkout: Basket;
  purchase: Basket & { transaction_id: string };
  tutorial_complete: Record<never, never>;
}
export type TrackedName = keyof TrackedEvents;
/** One event on its way. */
export type TrackedEvent = { [N in TrackedName]: { name: N; props: TrackedEvents[N]; eventId: string } }[TrackedName];

/** Somebody who is told. */
export type Tracker = (event: TrackedEvent) => void;

/** As long as nobody has chosen, events wait here, in this page only. */
const WAITING_MAX = 20;
let waiting: TrackedEvent[] = [];
let trackers: readonly Tracker[] | null = null;

/**
 * Tells whoever the owner has set and the person has allowed. Before the choice the event waits in this page; without
 * anybody to tell it is forgotten. `eventId` lets a service drop what it hears twice.
 */
export function track<N extends TrackedName>(name: N, props: TrackedEvents[N], eventId?: string): void;
export function track(name: TrackedName, props: object, eventId: string = crypto.randomUUID()): void {
  // The overload above has paired name and props.
  const event = { name, props, eventId } as TrackedEvent;
  if (trackers === null) {
    waiting = [...waiting, event].slice(-WAITING_MAX);
    return;
  }
  for (const tell of trackers) tell(event);
}

/** Says who is told from now on, and tells them what waited; an empty list: nobody, and what waited is forgotten. */
export function setTrackers(next: readonly Tracker[]): void {
  trackers = next;
  const late = waiting;
  waiting = [];
  for (const event of late) for (const tell of next) tell(event);
}

/** Nobody has chosen: events wait (again). */
export function holdEvents(): void {
  trackers = null;
}
