import type { Subscription } from '@qc/contract';

/** What a subscription is now: in force, used up, over by time, or ended by an admin. */
export type SubscriptionState = 'active' | 'usedUp' | 'over' | 'ended';

/** The state that a list shows; an admin's hand stands before everything. */
export function stateOf(subscription: Subscription): SubscriptionState {
  if (subscription.expiredFromAdmin) return 'ended';
  if (subscription.expired) return 'over';
  return subscription.type === 'times' && subscription.usagesLeft === 0 ? 'usedUp' : 'active';
}
