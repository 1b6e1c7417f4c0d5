import type { LedgerCheck } from './ledger-check.ts';

/**
 * Entries and pots by themselves. Where it can be, a rule is looked for in an index alone, and the entry itself is
 * fetched for a breach only: the books of years are larger than the memory for them.
 */
export const ENTRY_CHECKS: readonly LedgerCheck[] = [
  {
    rule: 'every entry follows the one before it',
    about: 'entry',
    query: `select (select max(id) from ledger_entry where pot_id = e.pot_id and seq = e.seq) as subject,
        'pot ' || e.pot_id || ', number ' || e.seq || ': number ' || (e.seq - 1) || ' is missing' as detail
      from ledger_entry e left join ledger_entry p on p.pot_id = e.pot_id and p.seq = e.seq - 1
      where e.seq <> 1 and p.seq is null`,
  },
  {
    rule: 'the balance before an entry is the balance after the one before it',
    about: 'entry',
    query: `select id as subject, 'pot ' || pot_id || ', number ' || seq || ': ' || balance_before || ' instead of ' || after as detail
      from (
        select id, pot_id, seq, balance_before, lag(seq) over pot as before, lag(balance_before + delta) over pot as after
        from ledger_entry window pot as (partition by pot_id order by seq)) e
      where before = seq - 1 and balance_before <> after`,
  },
  {
    rule: 'the first entry of a pot begins at nothing',
    about: 'entry',
    query: `select id as subject, 'begins at ' || balance_before as detail from ledger_entry where seq = 1 and balance_before <> 0`,
  },
  {
    rule: 'an entry’s number is there once in its pot',
    about: 'pot',
    query: `select pot_id as subject, 'number ' || seq || ' is there ' || count(*) || ' times' as detail
      from ledger_entry group by pot_id, seq having count(*) > 1`,
  },
  {
    rule: 'what an entry is about is booked once',
    about: 'entry',
    query: `select (select max(id) from ledger_entry where kind = e.kind and ref = e.ref) as subject,
        kind || ' of ' || ref || ' is there ' || times || ' times' as detail
      from (select kind, ref, count(*) as times from ledger_entry group by kind, ref having count(*) > 1) e`,
  },
  {
    rule: 'no balance is below zero',
    about: 'entry',
    query: `select id as subject, 'pot ' || pot_id || ' falls to ' || (balance_before + delta) as detail
      from ledger_entry where balance_before < 0 or balance_before + delta < 0`,
  },
  {
    rule: 'every entry belongs to a pot',
    about: 'entry',
    query: `select (select min(id) from ledger_entry where pot_id = e.pot_id) as subject, 'there is no pot ' || e.pot_id as detail
      from (select pot_id from ledger_entry group by pot_id) e left join pot p on p.id = e.pot_id where p.id is null`,
  },
  {
    rule: 'a pot’s balance is the sum of its entries',
    about: 'pot',
    query: `select p.id as subject, 'holds ' || p.balance || ', its entries come to ' || coalesce(s.total, 0) as detail
      from pot p left join (select pot_id, sum(delta) as total from ledger_entry group by pot_id) s on s.pot_id = p.id
      where p.balance <> coalesce(s.total, 0)`,
  },
  {
    rule: 'a pot counts its entries',
    about: 'pot',
    query: `select p.id as subject, 'counts ' || p.last_seq || ', there are ' || coalesce(s.total, 0) as detail
      from pot p left join (select pot_id, count(*) as total from ledger_entry group by pot_id) s on s.pot_id = p.id
      where p.last_seq <> coalesce(s.total, 0)`,
  },
  {
    rule: 'a pot’s balance is what its subscriptions hold',
    about: 'pot',
    query: `select p.id as subject, 'holds ' || p.balance || ', its subscriptions ' || coalesce(s.total, 0) as detail
      from pot p left join (select pot_id, sum(left_count) as total from subscription group by pot_id) s on s.pot_id = p.id
      where p.balance <> coalesce(s.total, 0)`,
  },
  {
    rule: 'coming entries add and going entries take',
    about: 'entry',
    query: `select id as subject, kind || ' of ' || delta as detail from ledger_entry
      where (kind in ('grant', 'purchase', 'void', 'restore') and delta < 0)
        or (kind in ('charge', 'expiry', 'refund') and delta > 0)`,
  },
];
