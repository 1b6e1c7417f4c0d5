import { MONEY_CURRENCIES, type CreditSummary, type RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { potScope, usageScope } from '../credit-policy.ts';
import { sumComeByDay, sumPaid, sumUsagesByDay } from './credit-summary-store.ts';
import { findPayer } from '../charges/payer-store.ts';

/** Days of the time line: the newest ones. */
const DAYS_MAX = 366;

/** Sums and a time line over the uses and transactions that the caller may see. */
export async function getCreditSummary(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'getCreditSummary'>['query'],
): Promise<Result<CreditSummary>> {
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const used = await sumUsagesByDay(db, usageScope(actor, payer, query), { ...query, source: query.usageSource });
  const pots = potScope(actor, payer, query);
  const come = await sumComeByDay(db, pots, query);
  const paid = await sumPaid(db, pots, query);
  const days = new Map<number, CreditSummary['days'][number]>();
  const on = (day: number) => days.get(day) ?? { day, used: 0, come: 0, runs: 0 };
  for (const one of used) days.set(one.day, { ...on(one.day), used: one.used, runs: one.runs });
  for (const one of come) days.set(one.day, { ...on(one.day), come: one.come });
  return succeed({
    creditsCome: come.reduce((sum, one) => sum + one.come, 0),
    creditsUsed: used.reduce((sum, one) => sum + one.used, 0),
    runs: used.reduce((sum, one) => sum + one.runs, 0),
    exports: used.reduce((sum, one) => sum + one.exports, 0),
    paid: paid.flatMap(({ currency, amount }) => {
      const known = MONEY_CURRENCIES.find((one) => one === currency);
      return known === undefined || amount === 0 ? [] : [{ currency: known, amount }];
    }),
    days: [...days.values()].toSorted((a, b) => a.day - b.day).slice(-DAYS_MAX),
  });
}
