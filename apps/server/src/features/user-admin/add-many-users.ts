import type { AddManyUsers, ManyUsersOutcome, ManyUsersRow, RouteReply } from '@qc/contract';
import { type Acting, type AuditBy, recordAudit } from '#features/audit';
import { installationSettings, publicAddress, refuseWithoutAddress } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { addOneUser } from './add-one-user.ts';
import { judgeUserRow } from './judge-user-row.ts';
import { isInstitutionThere } from './institution-there.ts';

/**
 * Adds people, each line alone: all of it or nothing, and a fault in one leaves the others. Each new person is mailed a
 * link to set a password. Refuses `invalidInput` for an institution that is not there, `addressUnknown`; every other trouble is told
 * line by line.
 */
export async function addManyUsers(
  platform: Platform,
  who: Acting,
  wish: AddManyUsers,
): Promise<Result<RouteReply<'addManyUsers'>>> {
  if (!(await isInstitutionThere(platform.db, wish.institution))) {
    return refuse('invalidInput', { fields: [{ path: 'institution', code: 'unknown' }] });
  }
  const mute = await refuseWithoutAddress(platform);
  if (mute) return mute;
  const { currency } = await installationSettings(platform);
  const house = { publicUrl: await publicAddress(platform), currency };
  const seen = new Set<string>();
  const outcomes: ManyUsersOutcome[] = [];
  const list = wish.users.length > 1 ? { entry: null } : null;
  for (const [row, person] of wish.users.entries()) {
    outcomes.push({ row, ...(await addRow(person)) });
  }
  const added = outcomes.filter(({ outcome }) => outcome === 'added').length;
  // What a list brought about stands below its one entry; one that added nobody is told of as a whole.
  if (added === 0) await recordVain(platform, who.by, wish);
  return succeed({ outcomes, added, refused: outcomes.length - added });

  async function addRow(person: ManyUsersRow): Promise<Omit<ManyUsersOutcome, 'row'>> {
    const judged = judgeUserRow(person);
    if (!judged.ok) return { email: person.email, outcome: 'invalid', fields: judged.fields ?? [] };
    const { email } = judged.value;
    if (seen.has(email)) return { email, outcome: 'repeated' };
    seen.add(email);
    try {
      const outcome = await addOneUser(platform, who, { ...wish, ...house, person: judged.value, list });
      return { email, ...outcome };
    } catch (error) {
      platform.log.error({ err: error, row: outcomes.length }, 'a person of a list could not be added');
      return { email, outcome: 'failed' };
    }
  }
}

async function recordVain(platform: Platform, by: AuditBy, { users }: AddManyUsers): Promise<void> {
  await inTransaction(platform.db, (trx) =>
    recordAudit(trx, by, {
      action: 'addManyUsers',
      targetKind: 'user',
      target: '',
      targetName: '',
      after: { added: 0, refused: users.length },
      succeeded: false,
    }),
  );
}
