import { plural } from '../../grammar.ts';

export interface DisputeTexts {
  title: (n: number) => string;
  text: string;
  show: string;
}

/** Words of openDisputes. */
export const openDisputes: DisputeTexts = {
  title: (n) => plural(n, { one: '1 payment is disputed', other: `${n} payments are disputed` }),
  text: 'Answer the bank in time through the payment provider, or the money is lost.',
  show: 'Show disputed orders',
};
