import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';
import type { OpenCharge, RunKind } from '../credit-types.ts';
import type { Part } from '../subscriptions/subscription-store.ts';

/** A charge as it is stored. */
export type ChargeRow = Selectable<Tables['charge']>;

/** The name of a run in the books. */
export function runKey(what: RunKind, runId: string): string {
  return `${what}:${runId}`;
}

export async function insertCharge(trx: Db, row: Insertable<Tables['charge']>, parts: readonly Part[]): Promise<void> {
  await trx.insertInto('charge').values(row).execute();
  if (parts.length === 0) return;
  const rows = parts.map(({ subscriptionId, amount }) => ({
    charge_id: row.id,
    subscription_id: subscriptionId,
    amount,
  }));
  await trx.insertInto('charge_part').values(rows).execute();
}

/** The charge of a run. Null: there has been none. */
export async function findCharge(db: Db, key: string): Promise<ChargeRow | null> {
  return (await db.selectFrom('charge').selectAll().where('run_key', '=', key).executeTakeFirst()) ?? null;
}

/** A voided charge lets go of its run, which may then be charged anew; in the books it stays. */
export async function releaseRun(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('charge')
    .set({ run_key: sql<string>`run_key || '~' || id` })
    .where('id', '=', id)
    .where('state', '=', 'voided')
    .execute();
}

/** Moves a charge on when it is in one of the states. False: it is not. */
export async function settleCharge(
  trx: Db,
  id: string,
  from: readonly ChargeRow['state'][],
  state: ChargeRow['state'],
  atMs: number,
): Promise<boolean> {
  const settled = await trx
    .updateTable('charge')
    .set({ state, settled_at_ms: atMs })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Which subscriptions a charge was taken from. */
export async function listParts(db: Db, chargeId: string): Promise<Part[]> {
  const rows = await db
    .selectFrom('charge_part')
    .select(['subscription_id', 'amount'])
    .where('charge_id', '=', chargeId)
    .orderBy('subscription_id')
    .execute();
  return rows.map(({ subscription_id, amount }) => ({ subscriptionId: subscription_id, amount }));
}

/** What came back is no part of the charge any more. */
export async function reducePart(trx: Db, chargeId: string, { subscriptionId, amount }: Part): Promise<void> {
  await trx
    .updateTable('charge_part')
    .set((eb) => ({ amount: eb('amount', '-', amount) }))
    .where('charge_id', '=', chargeId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Charges of which nobody has said whether their run began, oldest first. */
export async function listHeldCharges(db: Db): Promise<OpenCharge[]> {
  const rows = await db
    .selectFrom('charge')
    .select(['id', 'run_key', 'what', 'user_id', 'amount', 'at_ms'])
    // A literal, so that the index of these fits.
    .where((eb) => eb('state', '=', sql.lit('held')))
    .orderBy('at_ms')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) =>
    row.what === 'manual'
      ? []
      : [
          {
            charge: row.id,
            what: row.what,
            runId: row.run_key.slice(row.what.length + 1),
            userId: row.user_id,
            amount: row.amount,
            heldAtMs: row.at_ms,
          },
        ],
  );
}

/** A person's name leaves the books; what was used stays. */
export async function blankNames(trx: Db, userId: string): Promise<void> {
  await trx.updateTable('charge').set({ user_name: '', search_text: '' }).where('user_id', '=', userId).execute();
  await trx.updateTable('subscription').set({ search_text: '' }).where('pot_id', '=', userId).execute();
}
