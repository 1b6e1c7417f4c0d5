import { type InstitutionId, type Language, type ManyUsersOutcome, UserId } from '@qc/contract';
import { findUserByEmail, mailSetPassword, openAccount } from '#features/accounts';
import { type Acting, type AuditBy, recordAudit, recordWhole } from '#features/audit';
import { giveUses } from '#features/credits';
import type { Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { Platform } from '#platform/platform';
import { isInstitutionThere } from './institution-there.ts';
import type { JudgedRow } from './judge-user-row.ts';
import { refuseFormerAdmin } from './still-admin.ts';

/** One person to be added, and what all of a list have in common. */
export interface PersonToAdd {
  person: JudgedRow;
  language: Language;
  institution?: InstitutionId | undefined;
  /** Given by hand at once, beside those that every new account begins with. */
  credits: number;
  publicUrl: string | null;
  /** The house's. */
  currency: UserTable['currency'];
  /** Of many people: the entry of the audit log about all of them, once there is one; null: the person comes alone. */
  list: { entry: string | null } | null;
  /** The whole list. */
  users: readonly unknown[];
}

/** Opens one account with everything that goes with it, or leaves everything as it was. */
export async function addOneUser(
  platform: Platform,
  { actor, by }: Acting,
  wish: PersonToAdd,
): Promise<Pick<ManyUsersOutcome, 'outcome' | 'user'>> {
  const { person } = wish;
  const there = await findUserByEmail(platform.db, person.email);
  if (there !== null) {
    // One without a password was opened by an admin: nobody else can be in it.
    const strangers = there.email_confirmed_ms === null && there.password_hash !== null;
    return { outcome: strangers ? 'unconfirmed' : 'exists' };
  }
  try {
    const added = await inTransaction(platform.db, async (trx) => {
      if (await refuseFormerAdmin(trx, actor)) return { outcome: 'failed' as const };
      if (!(await isInstitutionThere(trx, wish.institution))) return { outcome: 'failed' as const };
      const user = await open(trx, platform, wish);
      if (wish.credits > 0) {
        const gift = { userId: user.id, uses: wish.credits, key: `added:${user.id}`, actorId: actor.userId };
        await giveUses(platform, trx, gift);
      }
      await mailSetPassword(trx, platform, user, 'accountOpened', wish.publicUrl);
      const whole = wish.list && (wish.list.entry ?? (await recordList(trx, by, wish)));
      await recordAudit(trx, by, {
        action: 'addManyUsers',
        targetKind: 'user',
        target: user.id,
        targetName: user.email,
        after: { name: user.name, institution: user.institution_id, credits: wish.credits },
        ...(whole !== null && { partOf: whole }),
      });
      return { outcome: 'added' as const, user: UserId.parse(user.id), whole };
    });
    // Only what was kept: the next person of the list may find no entry and write it.
    if (wish.list && added.outcome === 'added') wish.list.entry = added.whole;
    return added.outcome === 'added' ? { outcome: added.outcome, user: added.user } : added;
  } catch (error) {
    // Somebody registered with the address at this very moment.
    if (isUniqueViolation(error)) return { outcome: 'exists' };
    throw error;
  }
}

function open(
  trx: Db,
  platform: Platform,
  { person, language, institution, currency }: PersonToAdd,
): Promise<UserTable> {
  const account = {
    ...person,
    id: UserId.parse(platform.random.id()),
    passwordHash: null,
    contactEmail: person.email,
    currency,
    language,
    country: '',
    address: '',
    institutionId: institution ?? null,
  };
  return openAccount(trx, platform, account);
}

/** The one entry about a list of people, written with the first of them. */
function recordList(trx: Db, by: AuditBy, { users, institution, credits }: PersonToAdd): Promise<string> {
  return recordWhole(trx, by, {
    action: 'addManyUsers',
    targetKind: 'user',
    target: '',
    targetName: '',
    after: { listed: users.length, institution: institution ?? null, credits },
  });
}
