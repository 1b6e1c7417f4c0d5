import { sql, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';
import type { CreditSeams, PotRef } from '../credit-types.ts';

/** An entry as it is stored. */
export type EntryRow = Selectable<Tables['ledger_entry']>;
/** Kinds of entries that people call transactions; the others are uses. */
export const TRANSACTION_KINDS = ['grant', 'purchase', 'refund', 'dispute', 'expiry', 'restore'] as const;
type TransactionKind = (typeof TRANSACTION_KINDS)[number];
/** Entries that are transactions. In the very words of the index of them, or it would not be used. */
export const onlyTransactions = () => sql<SqlBool>`kind not in ('charge', 'void', 'manualUse')`;

/** One move of credits, into a pot or out of it. */
export interface Move {
  potId: string;
  kind: EntryRow['kind'];
  /** Credits that come; negative: that go. */
  delta: number;
  /** With the kind it is there once. Null: the subscription's id and the entry's number. */
  ref: string | null;
  subscriptionId?: string | null;
  orderId?: string | null;
  amountMinor?: number;
  currency?: string | null;
  actorId?: string | null;
  title?: string;
  note?: string;
}

/**
 * Holds a pot for the rest of the transaction, and makes it when there is none. Everything about its credits happens
 * behind this: on PostgreSQL one transaction after the other, on SQLite they are so already.
 */
export async function openPot(trx: Db, pot: PotRef): Promise<void> {
  if (await holdPot(trx, pot.id)) return;
  const row = { id: pot.id, kind: pot.kind, last_transaction_ms: null };
  await trx
    .insertInto('pot')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await holdPot(trx, pot.id);
}

/** The same for a pot that may not be there. False: there is none. */
export async function holdPot(trx: Db, id: string): Promise<boolean> {
  const held = await trx
    .updateTable('pot')
    .set((eb) => ({ last_seq: eb.ref('last_seq') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/**
 * The only way by which a balance changes: one conditional update, and the entry that tells of it. Null: there is too
 * little in the pot, and nothing happened.
 */
export async function writeEntry(
  { now, random }: Pick<CreditSeams, 'now' | 'random'>,
  trx: Db,
  move: Move,
): Promise<{ balanceBefore: number } | null> {
  const { potId, kind, delta } = move;
  const atMs = now();
  const last: Updateable<Tables['pot']> = isTransactionKind(kind) ? { last_transaction_ms: atMs } : {};
  const moved = await trx
    .updateTable('pot')
    .set((eb) => ({ balance: eb('balance', '+', delta), last_seq: eb('last_seq', '+', 1), ...last }))
    .where('id', '=', potId)
    .where((eb) => eb(eb('balance', '+', delta), '>=', 0))
    .returning(['balance', 'last_seq'])
    .executeTakeFirst();
  if (!moved) return null;
  const balanceBefore = moved.balance - delta;
  await trx
    .insertInto('ledger_entry')
    .values({
      id: random.id(),
      pot_id: potId,
      seq: moved.last_seq,
      kind,
      delta,
      balance_before: balanceBefore,
      ref: move.ref ?? `${move.subscriptionId ?? ''}:${moved.last_seq}`,
      subscription_id: move.subscriptionId ?? null,
      order_id: move.orderId ?? null,
      amount_minor: move.amountMinor ?? 0,
      currency: move.currency ?? null,
      actor_id: move.actorId ?? null,
      title: move.title ?? '',
      note: move.note ?? '',
      at_ms: atMs,
    })
    .execute();
  return { balanceBefore };
}

function isTransactionKind(kind: EntryRow['kind']): kind is TransactionKind {
  return TRANSACTION_KINDS.some((one) => one === kind);
}

/** A move that cannot lack credits; if it does, the books are wrong and nothing of the transaction may stay. */
export async function writeSureEntry(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  trx: Db,
  move: Move,
): Promise<{ balanceBefore: number }> {
  const entry = await writeEntry(seams, trx, move);
  if (entry === null) throw new Error(`the ledger is damaged: pot ${move.potId} lacks what its subscriptions hold`);
  return entry;
}

/** The entry of a kind about something. Null: there is none. */
export async function findEntry(db: Db, kind: EntryRow['kind'], ref: string): Promise<EntryRow | null> {
  const found = db.selectFrom('ledger_entry').selectAll().where('kind', '=', kind).where('ref', '=', ref);
  return (await found.executeTakeFirst()) ?? null;
}

/** What kinds of entries about one subscription come to together. */
export async function sumOfKinds(
  db: Db,
  subscriptionId: string,
  kinds: readonly EntryRow['kind'][],
): Promise<{ credits: number; amountMinor: number }> {
  const row = await db
    .selectFrom('ledger_entry')
    .select((eb) => [
      eb.fn.sum<number | string | bigint | null>('delta').as('credits'),
      eb.fn.sum<number | string | bigint | null>('amount_minor').as('amount'),
    ])
    .where('subscription_id', '=', subscriptionId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return { credits: Number(row.credits ?? 0), amountMinor: Number(row.amount ?? 0) };
}

/** What refunds and disputes took of subscriptions, each kind by itself; those of which nothing went back are left out. */
export async function sumMoneyBack(
  db: Db,
  subscriptionIds: readonly string[],
): Promise<Map<string, { credits: number; disputed: boolean }>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entry')
    .select((eb) => [
      'subscription_id',
      'kind',
      eb.fn.sum<number | string | bigint>('delta').as('credits'),
      eb.fn.sum<number | string | bigint>('amount_minor').as('amount'),
    ])
    .where('subscription_id', 'in', subscriptionIds)
    .where('kind', 'in', ['refund', 'dispute'])
    .groupBy(['subscription_id', 'kind'])
    .execute();
  const back = new Map<string, { credits: number; disputed: boolean }>();
  for (const { subscription_id: id, kind, credits, amount } of rows) {
    if (id === null) continue;
    const before = back.get(id) ?? { credits: 0, disputed: false };
    const isDisputed = before.disputed || (kind === 'dispute' && Number(amount) < 0);
    back.set(id, { credits: before.credits - Number(credits), disputed: isDisputed });
  }
  return back;
}

/** What is in these pots; a pot that does not exist yet is not in the reply. */
export async function readBalances(
  db: Db,
  potIds: readonly string[],
): Promise<Map<string, { balance: number; lastTransactionMs: number | null }>> {
  if (potIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pot')
    .select(['id', 'balance', 'last_transaction_ms'])
    .where('id', 'in', potIds)
    .execute();
  return new Map(rows.map((row) => [row.id, { balance: row.balance, lastTransactionMs: row.last_transaction_ms }]));
}
