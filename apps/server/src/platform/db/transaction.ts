import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isWorthRetrying } from './database-error.ts';
import type { Tables } from './tables.ts';
import { transactionScope } from './transaction-scope.ts';

const ATTEMPTS = 6;

/**
 * Runs `work` in one transaction, from the beginning again when another writer was in the way: `work` must not do
 * anything but database calls through `trx`. Inside a transaction it joins it.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((trx) => transactionScope.run(true, () => work(trx)));
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isTransaction(db: Kysely<Tables>): db is Transaction<Tables> {
  return db.isTransaction;
}
