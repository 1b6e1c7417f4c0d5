import type { DataPlace } from '../../crash/stored-rows.ts';
import { changeUnguarded } from './unguarded-books.ts';

/** What is done to the books of `fillLedger`, and what `ledger verify` must name for it. */
export interface Damage {
  what: string;
  statement: string;
  /** The record it must name. */
  names: string;
}

const pot = (n: number): string => `pot-${String(n).padStart(16, '0')}`;
const gift = (n: number): string => `gift-${String(n).padStart(15, '0')}`;

/** Twenty damages, each in a pot of its own, so that each has to be named by itself. */
export function damagesOf(pots: number): Damage[] {
  const entry = (n: number, seq: number): string => `entry-${String((seq - 1) * pots + n).padStart(14, '0')}`;
  const charge = (n: number, seq: number): string => `charge-${String((seq - 1) * pots + n).padStart(13, '0')}`;
  const copy = (n: number, seq: number, more: Record<string, string>): string => {
    const columns = [
      ...['id', 'pot_id', 'seq', 'kind', 'delta', 'balance_before', 'ref', 'subscription_id', 'order_id'],
      ...['amount_minor', 'currency', 'actor_id', 'title', 'note', 'at_ms'],
    ];
    const values = columns.map((column) => more[column] ?? column);
    return `insert into ledger_entry (${columns.join()}) select ${values.join()} from ledger_entry where id = '${entry(n, seq)}'`;
  };
  return [
    // Missing.
    {
      what: 'an entry is missing',
      statement: `delete from ledger_entry where id = '${entry(1, 20)}'`,
      names: entry(1, 21),
    },
    {
      what: 'the newest entry is missing',
      statement: `delete from ledger_entry where id = '${entry(2, 100)}'`,
      names: pot(2),
    },
    {
      what: 'the first entry is missing',
      statement: `delete from ledger_entry where id = '${entry(3, 1)}'`,
      names: gift(3),
    },
    {
      what: 'the entry of a void is missing',
      statement: `delete from ledger_entry where id = '${entry(4, 51)}'`,
      names: charge(4, 50),
    },
    { what: 'a charge is missing', statement: `delete from charge where id = '${charge(5, 30)}'`, names: entry(5, 30) },
    {
      what: 'a part is missing',
      statement: `delete from charge_part where charge_id = '${charge(6, 30)}'`,
      names: charge(6, 30),
    },
    {
      what: 'a subscription is missing',
      statement: `delete from subscription where id = '${gift(7)}'`,
      names: entry(7, 1),
    },
    // Edited.
    {
      what: 'an entry’s credits are edited',
      statement: `update ledger_entry set delta = -3 where id = '${entry(8, 40)}'`,
      names: entry(8, 41),
    },
    {
      what: 'a balance before is edited',
      statement: `update ledger_entry set balance_before = balance_before + 1 where id = '${entry(9, 40)}'`,
      names: entry(9, 40),
    },
    {
      what: 'a pot’s balance is edited',
      statement: `update pot set balance = balance + 50 where id = '${pot(10)}'`,
      names: pot(10),
    },
    {
      what: 'uses left are edited',
      statement: `update subscription set left_count = left_count + 7 where id = '${gift(11)}'`,
      names: gift(11),
    },
    {
      what: 'a charge’s amount is edited',
      statement: `update charge set amount = 0 where id = '${charge(12, 30)}'`,
      names: charge(12, 30),
    },
    {
      what: 'a charge’s state is edited',
      statement: `update charge set state = 'voided' where id = '${charge(13, 30)}'`,
      names: charge(13, 30),
    },
    {
      what: 'credits before of a use are edited',
      statement: `update charge set credits_before = 1 where id = '${charge(14, 30)}'`,
      names: charge(14, 30),
    },
    // Doubled.
    {
      what: 'a charge is booked twice',
      statement: copy(15, 100, {
        id: "'twice-charge'",
        seq: '101',
        balance_before: 'balance_before + delta',
        ref: "ref || '-2'",
      }),
      names: 'twice-charge',
    },
    {
      what: 'a grant is booked twice',
      statement: copy(16, 1, { id: "'twice-grant'", seq: '101', balance_before: '103', ref: "ref || '-2'" }),
      names: pot(16),
    },
    {
      what: 'a part is counted twice',
      statement: `update charge_part set amount = 2 where charge_id = '${charge(17, 30)}'`,
      names: charge(17, 30),
    },
    // Orphaned.
    { what: 'an entry’s pot is gone', statement: `delete from pot where id = '${pot(18)}'`, names: entry(18, 1) },
    {
      what: 'a part is of another pot’s subscription',
      statement: `update charge_part set subscription_id = '${gift(20)}' where charge_id = '${charge(19, 30)}'`,
      names: charge(19, 30),
    },
    {
      what: 'a charge is another pot’s',
      statement: `update charge set pot_id = '${pot(21)}' where id = '${charge(20, 30)}'`,
      names: charge(20, 30),
    },
  ];
}

/** Does them all, past every guard that the database has; how many have changed something. */
export async function damageLedger(place: DataPlace, damages: readonly Damage[]): Promise<number> {
  const changed = await changeUnguarded(
    place,
    damages.map(({ statement }) => statement),
  );
  return changed.filter((rows) => rows > 0).length;
}
