import type { Db } from '#platform/db/tables';

/** Values of one statement. */
const PORTION = 500;

/** From now on nobody calls this number, for ever; asked again it is the same. */
export async function suppressNumber(db: Db, numberHash: string, atMs: number): Promise<void> {
  await db
    .insertInto('telephone_suppressed')
    .values({ number_hash: numberHash, at_ms: atMs })
    .onConflict((known) => known.column('number_hash').doNothing())
    .execute();
}

/** Which of these numbers nobody may call. */
export async function findSuppressed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < hashes.length; from += PORTION) {
    const rows = await db
      .selectFrom('telephone_suppressed')
      .select('number_hash')
      .where('number_hash', 'in', hashes.slice(from, from + PORTION))
      .execute();
    for (const { number_hash } of rows) found.add(number_hash);
  }
  return found;
}

/** How many numbers nobody may call. */
export async function countSuppressed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('telephone_suppressed')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
