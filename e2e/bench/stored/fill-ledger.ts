import type { DataPlace } from '../../crash/stored-rows.ts';
import { changeUnguarded } from './unguarded-books.ts';

/** Entries of one pot: a grant, 98 charges, and one charge that was given back. */
const PER_POT = 100;
const GIVEN = 200;
/** The charge with this number in its pot is given back by the entry after it. */
const VOIDED = 50;
const ID_LENGTH = 20;
const LEFT = GIVEN - 97;

/**
 * Fills the books of a server that has ended with so many entries, as years of play would leave them: pots take turns,
 * so that the entries of one lie far apart.
 */
export async function fillLedger(place: DataPlace, entries: number): Promise<void> {
  const pots = Math.ceil(entries / PER_POT);
  const turn = `(select i % ${pots} as pot, i / ${pots} + 1 as seq, i from ${numbers(pots * PER_POT)}) as turn`;
  // What a pot holds before its entry of this number.
  const before = `${GIVEN} - (seq - 2) + case when seq > ${VOIDED + 1} then 2 else 0 end`;
  await changeUnguarded(place, [
    `insert into pot (id, kind, balance, last_seq, last_transaction_ms)
    select ${potId('i')}, 'user', ${LEFT}, ${PER_POT}, 1700000000000 from ${numbers(pots)}`,
    `insert into subscription (id, pot_id, kind, source, price_minor, currency, original, left_count, used_count,
      expired_count, expires_at_ms, expired, sale_title, search_text, order_id, grant_key, created_at_ms)
    select ${giftId('i')}, ${potId('i')}, 'times', 'manual', 0, null, ${GIVEN}, ${LEFT}, ${GIVEN - LEFT},
      0, null, 0, 'Gift', 'gift', null, null, 1700000000000 + i from ${numbers(pots)}`,
    `insert into charge (id, run_key, what, pot_id, user_id, user_name, game_id, game_name, source, amount,
      credits_before, state, yearly_id, search_text, at_ms, settled_at_ms)
    select ${chargeId('i')}, 'room:' || i, 'room', ${potId('pot')}, ${potId('pot')}, 'Somebody', 'game-000001', 'Some game',
      'firebase', 1, ${before}, case when seq = ${VOIDED} then 'voided' else 'posted' end, null, 'some game',
      1700000000000 + i * 1000, 1700000000000 + i * 1000 from ${turn} where seq > 1 and seq <> ${VOIDED + 1}`,
    `insert into charge_part (charge_id, subscription_id, amount)
    select ${chargeId('i')}, ${giftId('pot')}, case when seq = ${VOIDED} then 0 else 1 end
    from ${turn} where seq > 1 and seq <> ${VOIDED + 1}`,
    `insert into ledger_entry (id, pot_id, seq, kind, delta, balance_before, ref, subscription_id, order_id,
      amount_minor, currency, actor_id, title, note, at_ms)
    select ${entryId('i')}, ${potId('pot')}, seq,
      case seq when 1 then 'grant' when ${VOIDED + 1} then 'void' else 'charge' end,
      case seq when 1 then ${GIVEN} when ${VOIDED + 1} then 1 else -1 end,
      case seq when 1 then 0 else ${before} end,
      case seq when 1 then ${giftId('pot')} when ${VOIDED + 1} then ${chargeId(`(i - ${pots})`)} else ${chargeId('i')} end,
      case seq when 1 then ${giftId('pot')} end, null, 0, null, ${potId('pot')}, 'Some game', '',
      1700000000000 + i * 1000 from ${turn}`,
  ]);
}

function numbers(count: number): string {
  return `(with recursive n (i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n) as numbers`;
}

// Twenty characters each, in the order of time, as ids of the product are.
function potId(number: string): string {
  return idOf('pot-', number);
}

function giftId(number: string): string {
  return idOf('gift-', number);
}

function chargeId(number: string): string {
  return idOf('charge-', number);
}

function entryId(number: string): string {
  return idOf('entry-', number);
}

function idOf(kind: string, number: string): string {
  // Neither database can do what the other has for leading zeros.
  const digits = ID_LENGTH - kind.length;
  return `'${kind}' || substr(cast(1${'0'.repeat(digits)} + ${number} as text), 2)`;
}
