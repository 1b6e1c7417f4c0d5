import { textsIn } from '../words/index.ts';
import type { Order } from '@qc/contract';
import type { Language } from '@qc/contract/languages';

/** The state of an order in words, with how a dispute about it ended. */
export function orderStateText(language: Language, { status, dispute }: Pick<Order, 'status' | 'dispute'>): string {
  if (status === 'disputed' && dispute === 'lost') return textsIn(language, 'disputeEnds').lost;
  const name = textsIn(language, 'orderStates')[status];
  return dispute === 'won' ? `${name} · ${textsIn(language, 'disputeEnds').won}` : name;
}

/** Colours that go with the states. */
export const ORDER_STATE_COLOURS: Record<Order['status'], string> = {
  waiting: 'yellow',
  paid: 'green',
  declined: 'red',
  cancelled: 'gray',
  expired: 'gray',
  refunded: 'gray',
  disputed: 'red',
};
