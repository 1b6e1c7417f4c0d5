import { expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { findSession, insertSession } from './session-store.ts';

describeDatabases((getDb) => {
  it('finds a session with its own account, and mixes nothing of the two', async () => {
    const db = getDb();
    for (const [index, name] of ['dana', 'omar'].entries()) {
      const user_id = await insertUser(db, name, 2, { created_at_ms: 1000 + index });
      const times = { created_at_ms: 5000 + index, last_seen_ms: 6000 + index, expires_at_ms: 7000 + index };
      const signedInBy = { browser: 'firefox', device: 'phone', password_due: 1 };
      await insertSession(db, { id_hash: `hash-of-${name}`, user_id, ...times, ...signedInBy });
    }
    for (const name of ['dana', 'omar']) {
      const session = await db
        .selectFrom('session')
        .selectAll()
        .where('id_hash', '=', `hash-of-${name}`)
        .executeTakeFirstOrThrow();
      const user = await db.selectFrom('app_user').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
      expect(await findSession(db, `hash-of-${name}`)).toEqual({ session, user });
    }
    expect(await findSession(db, 'hash-of-nobody')).toBeNull();
  });
}, 'session store');
