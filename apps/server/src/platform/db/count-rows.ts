import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** How many rows a query finds; nothing is selected in it yet. PostgreSQL gives such a number as text. */
export async function countRows<TB extends keyof Tables>(
  query: SelectQueryBuilder<Tables, TB, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
