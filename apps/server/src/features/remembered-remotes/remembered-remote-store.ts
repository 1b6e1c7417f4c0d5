import { RememberedRemoteId, type RememberedRemote, type RemoteHolder } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { RemoteKeeper } from './remote-keeper.ts';

type Keeper = Pick<RemoteKeeper, 'kind' | 'id'>;
/** Rows written at once: no statement has more values than both databases take. */
const PORTION = 100;

/** All that are on a list, by name. */
export async function findRemembered(db: Db, keeper: Keeper): Promise<RememberedRemote[]> {
  const rows = await db
    .selectFrom('remembered_remote')
    .select(['id', 'remote', 'name', 'team', 'remembered_at_ms'])
    .where(columnOf(keeper), '=', keeper.id)
    .orderBy('name')
    .orderBy('remote')
    .execute();
  return rows.map(({ id, remembered_at_ms: rememberedAt, ...row }) => ({
    _id: RememberedRemoteId.parse(id),
    ...row,
    rememberedAt,
  }));
}

/** Puts remotes on a list, or writes over whose they were; each remote once. */
export async function putRemembered(
  trx: Db,
  keeper: Keeper,
  remotes: readonly (RemoteHolder & { id: string; remote: string })[],
  nowMs: number,
): Promise<void> {
  const owner = {
    institution_id: keeper.kind === 'institution' ? keeper.id : null,
    user_id: keeper.kind === 'user' ? keeper.id : null,
  };
  for (let from = 0; from < remotes.length; from += PORTION) {
    const rows = remotes.slice(from, from + PORTION).map((row) => ({ ...row, ...owner, remembered_at_ms: nowMs }));
    await trx
      .insertInto('remembered_remote')
      .values(rows)
      .onConflict((known) =>
        known.columns([columnOf(keeper), 'remote']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          team: eb.ref('excluded.team'),
          remembered_at_ms: eb.ref('excluded.remembered_at_ms'),
        })),
      )
      .execute();
  }
}

/** Says whose one is; false: it is not on that list. */
export async function changeRemembered(
  db: Db,
  keeper: Keeper,
  id: RememberedRemoteId,
  holder: RemoteHolder,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('remembered_remote')
    .set(holder)
    .where('id', '=', id)
    .where(columnOf(keeper), '=', keeper.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes one off a list; false: it is not there. */
export async function forgetRemembered(db: Db, keeper: Keeper, id: RememberedRemoteId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('remembered_remote')
    .where('id', '=', id)
    .where(columnOf(keeper), '=', keeper.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Empties a list. */
export async function forgetRemotesOf(db: Db, keeper: Keeper): Promise<void> {
  await db.deleteFrom('remembered_remote').where(columnOf(keeper), '=', keeper.id).execute();
}

function columnOf({ kind }: Keeper): 'institution_id' | 'user_id' {
  return kind === 'institution' ? 'institution_id' : 'user_id';
}
