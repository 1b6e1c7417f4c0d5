import { type CompiledQuery, sql } from 'kysely';
import type { Db } from '#platform/db/tables';
import type { ChargeRow } from '../charges/charge-store.ts';
import type { EntryRow } from '../ledger/ledger-store.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';

/** Everything the ledger holds about some pots. */
export interface StoredState {
  pots: Map<string, number>;
  subscriptions: SubscriptionRow[];
  /** By pot, then by number. */
  entries: EntryRow[];
  charges: (ChargeRow & { parts: number })[];
}
/** Built once for each number of pots: it is asked after every step of ten thousand histories. */
type Queries = ReturnType<typeof buildQueries>;
const built = new WeakMap<Db, Map<number, Queries>>();

/** The rows of these pots. */
export async function readState(db: Db, potIds: readonly string[]): Promise<StoredState> {
  const queries = queriesFor(db, potIds);
  const read = async <R>(query: CompiledQuery<R>): Promise<R[]> =>
    (await db.executeQuery<R>({ ...query, parameters: potIds })).rows;
  const pots = await read(queries.pots);
  return {
    pots: new Map(pots.map(({ id, balance }) => [id, balance])),
    subscriptions: await read(queries.subscriptions),
    entries: await read(queries.entries),
    charges: await read(queries.charges),
  };
}

function queriesFor(db: Db, potIds: readonly string[]): Queries {
  const known = built.get(db) ?? new Map<number, Queries>();
  built.set(db, known);
  const queries = known.get(potIds.length) ?? buildQueries(db, potIds);
  known.set(potIds.length, queries);
  return queries;
}

function buildQueries(db: Db, potIds: readonly string[]) {
  const parts = sql<number>`(select coalesce(sum(amount), 0) from charge_part where charge_id = charge.id)`;
  const entries = db.selectFrom('ledger_entry').selectAll().where('pot_id', 'in', potIds);
  return {
    pots: db.selectFrom('pot').select(['id', 'balance']).where('id', 'in', potIds).compile(),
    subscriptions: db.selectFrom('subscription').selectAll().where('pot_id', 'in', potIds).compile(),
    entries: entries.orderBy('pot_id').orderBy('seq').compile(),
    charges: db.selectFrom('charge').selectAll().select(parts.as('parts')).where('pot_id', 'in', potIds).compile(),
  };
}
