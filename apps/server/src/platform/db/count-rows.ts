import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, whatever it selects of them. PostgreSQL gives such a number as text. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: number | bigint | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
