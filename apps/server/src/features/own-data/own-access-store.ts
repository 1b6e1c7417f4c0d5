import type { Db } from '#platform/db/tables';
import { json, ownRows, type ReadSection, SHORT_PORTION } from './own-rows-store.ts';

/** Where the person is signed in; by what is kept of a session nobody can take it over, and it is not told all the same. */
export const sessions = ownRows(
  'session',
  {
    browser: 'browser',
    device: 'device',
    createdAt: 'created_at_ms',
    lastSeen: 'last_seen_ms',
    expiresAt: 'expires_at_ms',
    provedAt: 'proved_at_ms',
  },
  { cursor: 'id_hash' },
);

/** Since when there is a second step, and how many recovery codes are left. */
export const twoStep: ReadSection = async (db, userId, after) => {
  if (after !== '') return [];
  const rows = await db.selectFrom('two_step').select('on_since_ms').where('user_id', '=', userId).execute();
  const codes = await db
    .selectFrom('recovery_code')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('used_at_ms', 'is', null)
    .execute();
  return rows.map((row) => ({ cursor: userId, onSince: row.on_since_ms, recoveryCodesLeft: codes.length }));
};

/** Links that were mailed to the person or to an address of theirs, and how long they open something. */
export const mailedLinks = ownRows(
  'account_link',
  {
    purpose: 'purpose',
    address: 'new_email',
    createdAt: 'created_at_ms',
    expiresAt: 'expires_at_ms',
    usedAt: 'used_at_ms',
  },
  { cursor: 'token_hash' },
);

/** Invitations to institutions. What comes to an address is told to who has proved to have it. */
export const invitations: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('institution', 'institution.id', 'invitation.institution_id')
    .select(['invitation.id', 'institution.name', 'manager', 'invited_by', 'invitation.created_at_ms'])
    .select(['expires_at_ms', 'used_at_ms'])
    .where('email', 'in', provedAddresses(db, userId))
    .where('invitation.id', '>', after)
    .orderBy('invitation.id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    institution: row.name,
    asManager: row.manager === 1,
    from: row.invited_by,
    createdAt: row.created_at_ms,
    expiresAt: row.expires_at_ms,
    usedAt: row.used_at_ms,
  }));
};

/** Letters to the person that wait to be sent. Their texts hold links that open something: the mailbox gets those. */
export const waitingMails: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'subject', 'attempts', 'created_at_ms'])
    .where('recipient', 'in', provedAddresses(db, userId))
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    to: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    createdAt: row.created_at_ms,
  }));
};

/** Addresses of the account that the person has proved to have. */
function provedAddresses(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_ms', 'is not', null)
    .union(
      db
        .selectFrom('app_user')
        .select('contact_email as email')
        .where('id', '=', userId)
        .where('contact_confirmed_ms', 'is not', null),
    );
}

/**
 * What the audit log says of the person: what they did, with the address it came from, and what was done to the
 * account, its orders, credits and games, without who did it. Of what the person did to others it is told that they
 * did, not to whom.
 */
export const auditEntries: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at_ms', 'actor_id', 'action', 'target_kind', 'target_id', 'succeeded', 'address'])
    .select(['before_json', 'after_json'])
    .where((eb) =>
      eb.or([
        eb('actor_id', '=', userId),
        eb('target_id', '=', userId),
        eb('target_id', 'in', db.selectFrom('payment_order').select('id').where('user_id', '=', userId)),
        eb('target_id', 'in', db.selectFrom('subscription').select('id').where('pot_id', '=', userId)),
        eb('target_id', 'in', db.selectFrom('game').select('id').where('user_id', '=', userId)),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => {
    const own = row.actor_id === userId;
    return {
      _id: row.id,
      by: own ? 'me' : 'house',
      action: row.action,
      targetKind: row.target_kind,
      succeeded: row.succeeded === 1,
      ...(own && { address: row.address }),
      ...((!own || row.target_id === userId) && { before: json(row.before_json), after: json(row.after_json) }),
      at: row.at_ms,
    };
  });
};
