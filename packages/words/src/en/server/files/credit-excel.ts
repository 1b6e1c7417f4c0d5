import type { Transaction, Usage } from '@qc/contract';
import { devices } from '../../screens/everywhere/devices.ts';
import { purchases } from '../../screens/money/purchases.ts';

/** Words of creditExcel. */
export const creditExcel = {
  usages: 'Usage',
  transactions: 'Transactions',
  when: 'Date',
  owner: 'Account',
  email: 'Email',
  user: 'Run by',
  game: 'Game',
  what: 'Item',
  source: 'Source',
  used: 'Credits used',
  before: 'Credits before',
  note: 'Note',
  voided: 'Returned',
  kind: 'Kind',
  title: 'Title',
  order: 'Order',
  receipt: 'Receipt',
  credits: 'Credits',
  amount: 'Amount',
  currency: 'Currency',
  whats: {
    room: 'Live game',
    assignment: 'Assignment',
    export: 'Local export',
    manual: 'Manual',
  } satisfies Record<Usage['what'], string>,
  sources: { ...devices.names, manual: 'Manual' },
  kinds: purchases.kinds satisfies Record<Transaction['kind'], string>,
  transactionSources: { manual: 'Manual', payment: 'Payment' } satisfies Record<Transaction['source'], string>,
};

/** The words of a workbook of uses or transactions. */
export type CreditExcelTexts = typeof creditExcel;
