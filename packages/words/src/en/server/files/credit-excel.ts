import type { DeviceName, Transaction, Usage } from '@qc/contract';
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
  sources: {
    dialer: 'Call-in game',
    remotes: 'Clicker game',
    phones: 'Phones and computers',
    manual: 'Manual',
  } satisfies Record<DeviceName | 'manual', string>,
  kinds: purchases.kinds satisfies Record<Transaction['kind'], string>,
  transactionSources: { manual: 'Manual', payment: 'Payment' } satisfies Record<Transaction['source'], string>,
};

/** The words of a workbook of uses or transactions. */
export type CreditExcelTexts = typeof creditExcel;
