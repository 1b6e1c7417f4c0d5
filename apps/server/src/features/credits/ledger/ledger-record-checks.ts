import type { LedgerCheck } from './ledger-check.ts';

/** Charges, subscriptions and orders, against the entries and against each other. */
export const RECORD_CHECKS: readonly LedgerCheck[] = [
  {
    rule: 'a subscription’s left, used and expired uses are its original ones',
    about: 'subscription',
    query: `select id as subject, left_count || ' + ' || used_count || ' + ' || expired_count || ' instead of ' || original as detail
      from subscription where left_count < 0 or used_count < 0 or expired_count < 0
        or left_count + used_count + expired_count <> original`,
  },
  {
    rule: 'an expired subscription has nothing left',
    about: 'subscription',
    query: `select id as subject, left_count || ' left' as detail from subscription where expired = 1 and left_count <> 0`,
  },
  {
    rule: 'every subscription came by one entry',
    about: 'subscription',
    query: `select s.id as subject, case when e.id is null then 'no entry tells of it' else
        'pot ' || e.pot_id || ', ' || e.delta || ' credits, ' || e.amount_minor || ' paid; it says pot ' || s.pot_id || ', ' || s.original || ', ' || s.price_minor end as detail
      from subscription s left join ledger_entry e
        on e.kind = case when s.source = 'payment' then 'purchase' else 'grant' end and e.ref = s.id
      where e.id is null or e.delta <> s.original or e.pot_id <> s.pot_id or e.amount_minor <> s.price_minor
        or coalesce(e.order_id, '') <> coalesce(s.order_id, '')`,
  },
  {
    rule: 'an entry about a subscription has one, in the same pot',
    about: 'entry',
    query: `select e.id as subject, e.kind || ' of subscription ' || coalesce(e.subscription_id, '(none)') as detail
      from ledger_entry e left join subscription s on s.id = e.subscription_id
      where e.kind in ('grant', 'purchase', 'refund', 'dispute', 'expiry', 'restore', 'manualUse')
        and (s.id is null or s.pot_id <> e.pot_id)`,
  },
  {
    rule: 'a subscription’s used uses are the parts of charges',
    about: 'subscription',
    query: `select s.id as subject, s.used_count || ' used, parts come to ' || coalesce(p.total, 0) as detail
      from subscription s left join (select subscription_id, sum(amount) as total from charge_part group by subscription_id) p
        on p.subscription_id = s.id
      where s.used_count <> coalesce(p.total, 0)`,
  },
  {
    rule: 'a subscription’s expired uses are those its entries took away',
    about: 'subscription',
    query: `select s.id as subject, s.expired_count || ' expired, entries come to ' || coalesce(e.total, 0) as detail
      from subscription s left join (
        select subscription_id, 0 - sum(delta) as total from ledger_entry
        where kind in ('expiry', 'restore', 'refund', 'dispute') group by subscription_id) e on e.subscription_id = s.id
      where s.expired_count <> coalesce(e.total, 0)`,
  },
  {
    rule: 'an order is granted once',
    about: 'order',
    query: `select order_id as subject, count(*) || ' subscriptions' as detail from subscription
      where order_id is not null group by order_id having count(*) > 1`,
  },
  {
    rule: 'no more money goes back than was paid',
    about: 'subscription',
    query: `select s.id as subject, e.total || ' went back of ' || s.price_minor as detail
      from subscription s join (
        select subscription_id, 0 - sum(amount_minor) as total from ledger_entry
        where kind in ('refund', 'dispute') group by subscription_id) e on e.subscription_id = s.id
      where e.total > s.price_minor or s.order_id is null`,
  },
  {
    rule: 'a paid order was granted, as it was paid',
    about: 'order',
    query: `select o.id as subject, case when s.id is null then 'paid and never granted' else
        'grants ' || s.original || ' for ' || s.price_minor || ' to ' || s.pot_id || ', paid were ' || o.uses || ' for ' || o.amount_minor || ' by ' || o.pot_id end as detail
      from payment_order o left join subscription s on s.order_id = o.id
      where o.status in ('paid', 'refunded', 'disputed') and o.paid_at_ms is not null
        and (s.id is null or s.price_minor <> o.amount_minor or s.pot_id <> o.pot_id
          or (o.kind = 'times' and s.original <> o.uses) or s.currency <> o.currency)`,
  },
  {
    rule: 'what was bought has its order',
    about: 'subscription',
    query: `select s.id as subject, 'there is no order ' || s.order_id as detail
      from subscription s left join payment_order o on o.id = s.order_id where s.order_id is not null and o.id is null`,
  },
  {
    rule: 'every charge has its entry',
    about: 'charge',
    query: `select c.id as subject, case when e.id is null then 'no entry tells of it' else
        c.amount || ' of ' || c.credits_before || ' in pot ' || c.pot_id || '; the entry says ' || (0 - e.delta) || ' of ' || e.balance_before || ' in ' || e.pot_id end as detail
      from charge c left join ledger_entry e
        on e.kind = case when c.what = 'manual' then 'manualUse' else 'charge' end and e.ref = c.id
      where e.id is null or e.delta <> 0 - c.amount or e.balance_before <> c.credits_before or e.pot_id <> c.pot_id`,
  },
  {
    rule: 'every use in the ledger has its charge',
    about: 'entry',
    query: `select e.id as subject, e.kind || ' of a charge that is not there: ' || e.ref as detail
      from ledger_entry e left join charge c on c.id = e.ref
      where e.kind in ('charge', 'void', 'manualUse') and c.id is null`,
  },
  {
    rule: 'a charge is given back when it was voided, and only then',
    about: 'charge',
    query: `select c.id as subject, c.state || ' and ' || v.delta || ' came back' as detail
      from ledger_entry v join charge c on c.id = v.ref
      where v.kind = 'void' and (c.state <> 'voided' or v.pot_id <> c.pot_id or v.delta > c.amount)
      union all
      select c.id, 'voided and nothing came back' from charge c
      where c.state = 'voided' and not exists (select 1 from ledger_entry v where v.kind = 'void' and v.ref = c.id)`,
  },
  {
    rule: 'the parts of a charge are what it took and has not given back',
    about: 'charge',
    query: `select id as subject, amount || ' less ' || back || ' given back, parts come to ' || total as detail
      from (
        select id, amount, coalesce((select sum(amount) from charge_part where charge_id = charge.id), 0) as total,
          case when state = 'voided'
            then coalesce((select max(delta) from ledger_entry where kind = 'void' and ref = charge.id), 0) else 0 end as back
        from charge) c
      where amount - back <> total`,
  },
  {
    rule: 'a part belongs to a charge and to a subscription of the same pot',
    about: 'charge',
    query: `select p.charge_id as subject, p.amount || ' of subscription ' || p.subscription_id as detail
      from charge_part p left join charge c on c.id = p.charge_id left join subscription s on s.id = p.subscription_id
      where c.id is null or s.id is null or c.pot_id <> s.pot_id`,
  },
  {
    rule: 'a run is charged once',
    about: 'run',
    query: `select run_key as subject, count(*) || ' charges' as detail from charge group by run_key having count(*) > 1`,
  },
  {
    rule: 'a charge that is free by a subscription names a yearly one of its pot',
    about: 'charge',
    query: `select c.id as subject, c.amount || ' under ' || c.yearly_id as detail
      from charge c left join subscription s on s.id = c.yearly_id
      where c.yearly_id is not null and (s.id is null or s.kind <> 'yearly' or s.pot_id <> c.pot_id or c.amount <> 0)`,
  },
];
