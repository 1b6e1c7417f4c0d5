import { plural } from '../../grammar.ts';
import { devices } from '../everywhere/devices.ts';

/** Words of creditMoves. */
export const creditMoves = {
  title: 'Transactions and usage',
  lead: 'Where credits and payments came from and how they were used.',
  which: 'List shown',
  transactions: 'Transactions',
  usage: 'Usage',
  excel: 'Save as Excel',
  search: 'Search by person, institution or game',
  come: 'Credits added',
  used: 'Credits used',
  runs: 'Runs',
  exports: 'Exports',
  paid: 'Net payments',
  usedByDay: 'Credits used by day',
  comeByDay: 'Credits added by day',
  day: 'Day',
  asTable: 'As a table',
  source: 'Source',
  everySource: 'All sources',
  transactionSources: { manual: 'Grant', payment: 'Payment' },
  usageSources: { ...devices.names, manual: 'Correction' },
  kinds: {
    grant: 'Credits granted',
    purchase: 'Purchase',
    refund: 'Refund',
    dispute: 'Dispute',
    expiry: 'Credits expired',
    restore: 'Credits returned',
  },
  whats: { room: 'Live game', assignment: 'Assignment', export: 'Local export', manual: 'Correction by an admin' },
  whose: 'Account',
  what: 'Item',
  credits: 'Credits',
  amount: 'Amount',
  when: 'Date',
  paidBy: 'Paid by',
  run: 'Run',
  before: 'Credits before',
  gone: 'deleted account',
  voided: 'Returned',
  transactionsCount: (n: number) => plural(n, { one: '1 transaction', other: `${n} transactions` }),
  usagesCount: (n: number) => plural(n, { one: '1 use', other: `${n} uses` }),
  noTransactions: 'No transactions yet',
  noTransactionsText: 'Purchases and granted credits are listed here.',
  noUsages: 'No usage yet',
  noUsagesText: 'Every charged run is listed here.',
};

/** Texts of transactions and usage. */
export type MoveTexts = typeof creditMoves;
