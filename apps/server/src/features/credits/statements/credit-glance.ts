import { InstitutionId, MONEY_CURRENCIES, type User, type UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { findMemberships, sumTransactions, type TransactionSum } from './glance-store.ts';
import { readBalances } from '../ledger/ledger-store.ts';
import { sumDue } from '../subscriptions/subscription-store.ts';

/** What an account shows of its credits. */
export type CreditGlance = Pick<User, 'credits' | 'totals' | 'lastTransaction' | 'institution'>;

/** Credits of many people at once, in a handful of queries however many they are. Unknown people are left out. */
export async function creditGlance(
  db: Db,
  userIds: readonly UserId[],
  nowMs: number,
): Promise<Map<UserId, CreditGlance>> {
  const memberships = await findMemberships(db, userIds);
  const institutionIds = memberships.flatMap(({ institution }) => (institution ? [institution.id] : []));
  const potIds = [...new Set([...userIds, ...institutionIds])];
  const [balances, due, sums] = [
    await readBalances(db, potIds),
    await sumDue(db, potIds, nowMs),
    await sumTransactions(db, userIds),
  ];
  const usable = (id: string) => Math.max(0, (balances.get(id)?.balance ?? 0) - (due.get(id) ?? 0));
  return new Map(
    memberships.map(({ userId, institution }) => [
      userId,
      {
        credits: usable(institution?.id ?? userId),
        lastTransaction: balances.get(userId)?.lastTransactionMs ?? null,
        institution: institution && {
          _id: InstitutionId.parse(institution.id),
          name: institution.name,
          credits: usable(institution.id),
          disableRemotesGames: institution.remotesDisabled,
        },
        totals: totalsOf(sums.get(userId) ?? [], balances.get(userId)?.balance ?? 0, usable(userId)),
      },
    ]),
  );
}

function totalsOf(sums: readonly TransactionSum[], balance: number, usable: number): User['totals'] {
  const came = sums.filter(({ kind }) => kind === 'grant' || kind === 'purchase');
  const paid = MONEY_CURRENCIES.map((currency) => ({
    currency,
    amount: total(
      sums.filter((sum) => sum.currency === currency),
      'amount',
    ),
  }));
  return {
    purchases: total(
      sums.filter(({ kind }) => kind === 'purchase'),
      'count',
    ),
    points: total(came, 'credits'),
    paid: paid.filter(({ amount }) => amount !== 0),
    // Whatever came and is neither there nor gone by a transaction was used.
    creditsUsed: total(sums, 'credits') - balance,
    creditBalance: usable,
  };
}

function total(sums: readonly TransactionSum[], figure: 'count' | 'credits' | 'amount'): number {
  return sums.reduce((sum, one) => sum + one[figure], 0);
}
