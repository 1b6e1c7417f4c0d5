import { InstitutionId, type UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** Whose list of remotes it is: an institution's, or a person's who is in none. */
export type RemoteKeeper =
  | { kind: 'institution'; id: InstitutionId; name: string; remotesDisabled: boolean }
  | { kind: 'user'; id: UserId; remotesDisabled: boolean };

/** The list that somebody reads and writes: their institution's as long as they belong to one, else their own. */
export async function findRemoteKeeper(db: Db, userId: UserId): Promise<RemoteKeeper> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('institution', 'institution.id', 'app_user.institution_id')
    .select(['app_user.disable_remotes_games as own_switch', 'institution.disable_remotes_games as house_switch'])
    .select(['institution.id as institution_id', 'institution.name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (!row || row.institution_id === null) return { kind: 'user', id: userId, remotesDisabled: row?.own_switch === 1 };
  const { institution_id: id, name, house_switch } = row;
  return {
    kind: 'institution',
    id: InstitutionId.parse(id),
    name: name ?? '',
    remotesDisabled: house_switch === 1,
  };
}
