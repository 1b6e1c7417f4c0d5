import type { Db } from '#platform/db/tables';

/**
 * What is brought in once: the games with the library of the first release, the whole starter library, templates, the
 * owner's first credits.
 */
export const SEED_PARTS = ['demo-seed', 'library-seed', 'template-seed', 'credit-seed'] as const;
export type SeedPart = (typeof SEED_PARTS)[number];

/** The parts that were not brought in yet. */
export async function findUnseeded(db: Db): Promise<SeedPart[]> {
  const rows = await db.selectFrom('setting').select('key').where('key', 'in', SEED_PARTS).execute();
  return SEED_PARTS.filter((part) => !rows.some(({ key }) => key === part));
}

/** Remembers that parts are there; fails when another process was quicker, and its transaction with it. */
export async function markSeeded(trx: Db, parts: readonly SeedPart[], now: number): Promise<void> {
  await trx
    .insertInto('setting')
    .values(parts.map((key) => ({ key, value: String(now) })))
    .execute();
}
