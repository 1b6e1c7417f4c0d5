import { expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { findAuditRecords, TABLES_AT_ONCE } from './audit-record-store.ts';
import { auditLine } from './audit-texts.ts';
import { readAuditEntries } from './audit-store.ts';
import { type AuditFacts, recordAudit } from './record-audit.ts';

const ALL = { searchText: '' };
const FIRST = { page: 1, perPage: 100 };
const FACTS: AuditFacts = { action: 'manageUser', targetKind: 'user', target: 'user-noa', targetName: 'נועה לוי' };

describeDatabases((getDb) => {
  const entries = async (filter = ALL) => (await readAuditEntries(getDb(), filter, FIRST)).entries;

  it('names who, what, when, from where, before and after', async () => {
    const db = getDb();
    const adam = await insertUser(db, 'adam', 1);
    const facts = {
      ...FACTS,
      before: { role: 2, name: 'Noa', credits: 4 },
      after: { role: 1, name: 'Noa', credits: 9 },
    };
    await recordAudit(db, { userId: adam, address: '10.0.0.7', atMs: 5000 }, facts);
    expect(await entries()).toMatchObject([
      {
        at: 5000,
        actor: adam,
        actorName: 'adam',
        action: 'manageUser',
        targetKind: 'user',
        target: 'user-noa',
        targetName: 'נועה לוי',
        succeeded: true,
        before: { role: '2', credits: '4' },
        after: { role: '1', credits: '9' },
        address: '10.0.0.7',
      },
    ]);
  });

  it('is never changed and never deleted, whatever a program tries', async () => {
    const db = getDb();
    await recordAudit(db, { userId: null, address: '' }, FACTS);
    const before = await db.selectFrom('audit_entry').selectAll().execute();
    await expect(db.updateTable('audit_entry').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only');
    expect(await db.selectFrom('audit_entry').selectAll().execute()).toEqual(before);
  });

  it('outlives the account of whoever acted', async () => {
    const db = getDb();
    const adam = await insertUser(db, 'adam', 1);
    await recordAudit(db, { userId: adam, address: '' }, FACTS);
    await db.deleteFrom('app_user').where('id', '=', adam).execute();
    expect(await entries()).toMatchObject([{ actor: adam, actorName: 'adam' }]);
  });

  it('is kept with the act, or not at all', async () => {
    const db = getDb();
    const failing = inTransaction(db, async (trx) => {
      await recordAudit(trx, { userId: null, address: '' }, FACTS);
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    expect(await entries()).toEqual([]);
  });

  it('finds by words in any language, person, act and time', async () => {
    const db = getDb();
    const [adam, bea] = [await insertUser(db, 'adam', 1), await insertUser(db, 'bea', 1)];
    await recordAudit(db, { userId: adam, address: '10.0.0.7', atMs: 1000 }, FACTS);
    await recordAudit(db, { userId: bea, address: '10.0.0.8', atMs: 2000 }, { ...FACTS, action: 'removeUser' });
    const places = async (filter: Partial<Parameters<typeof readAuditEntries>[1]>) =>
      (await entries({ ...ALL, ...filter })).map(({ at }) => at);
    expect(await places({})).toEqual([2000, 1000]);
    expect(await places({ searchText: 'נועה' })).toEqual([2000, 1000]);
    expect(await places({ searchText: 'removeuser bea' })).toEqual([2000]);
    expect(await places({ searchText: "%' or 1=1 --" })).toEqual([]);
    expect(await places({ actor: adam })).toEqual([1000]);
    expect(await places({ action: 'removeUser' })).toEqual([2000]);
    expect(await places({ from: 1001 })).toEqual([2000]);
    expect(await places({ to: 2000 })).toEqual([1000]);
    const second = await readAuditEntries(db, ALL, { page: 2, perPage: 1 });
    expect([second.entries.map(({ at }) => at), second.count]).toEqual([[1000], 2]);
  });

  it('finds what the screen shows: the act in every language, people by today’s name, the buyer of an order', async () => {
    const db = getDb();
    const [adam, dana] = [await insertUser(db, 'adam', 1), await insertUser(db, 'dana')];
    const by = { userId: adam, address: '' };
    const note = { ...FACTS, target: dana, targetName: 'An old name' };
    await recordAudit(db, { ...by, atMs: 1 }, { ...note, action: 'createSubscription', after: { reason: 'prize' } });
    await db.insertInto('pot').values({ id: dana, kind: 'user', last_transaction_ms: null }).execute();
    await db
      .insertInto('payment_order')
      .values({
        ...{ id: 'order-0001', user_id: dana, pot_id: dana, type_id: null, title: 'Ten', search_text: 'ten' },
        ...{ kind: 'times', uses: 10, valid_days: null, amount_minor: 5000, currency: 'ILS', provider: 'manual' },
        ...{ provider_ref: null, payment_ref: null, checkout_url: null, status: 'paid', press_key: 'k', note: '' },
        ...{ created_at_ms: 1, expires_at_ms: 2, paid_at_ms: 1, receipt_number: null },
      })
      .execute();
    const refund = { action: 'refundOrder', targetKind: 'order', target: 'order-0001', targetName: '2026-00017 · Ten' };
    await recordAudit(db, { ...by, atMs: 2 }, refund);
    const found = async (searchText: string) => (await entries({ searchText })).map(({ at }) => at);
    for (const word of ['הענקת', 'منح', 'granted', 'prize', 'old name']) expect(await found(word), word).toEqual([1]);
    for (const word of ['החזר', 'Refunded', '2026-00017', 'refund dana']) expect(await found(word), word).toEqual([2]);
    // Whose account it is today, and who bought.
    expect(await found('dana@school')).toEqual([2, 1]);
    expect(await found('הענקת dana')).toEqual([1]);
    expect(await found('הענקת olga')).toEqual([]);
  });

  it('takes no secret and no second line from what it is told', async () => {
    const db = getDb();
    const forged = 'Noa\r\n2026-11-21 adam removeUser\u2028olga\u202E\u0000\u0085x';
    await recordAudit(
      db,
      { userId: null, address: '::1\nX' },
      {
        ...FACTS,
        targetName: forged,
        before: { password: 'hunter2', 'x\ny': 1 },
        after: { smtp: { password: 'hunter2', host: 'a' }, resetToken: 'abc', password: 'hunter3', note: forged },
      },
    );
    const stored = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
    expect(stored).not.toMatch(/hunter|abc/);
    const [entry] = await entries();
    const texts = [entry?.targetName, entry?.address, entry?.after['note'], ...Object.keys(entry?.before ?? {})];
    for (const text of texts) expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202E]/u);
    expect(entry?.targetName).toBe('Noa 2026-11-21 adam removeUser olga x');
    expect(entry?.after).toMatchObject({ password: '…', resetToken: '…' });
  });

  it('asks a few tables at a time for the names of records, and leaves connections to others', async () => {
    let underWay = 0;
    let most = 0;
    const db = getDb().withPlugin({
      transformQuery: ({ node }) => {
        most = Math.max(most, (underWay += 1));
        return node;
      },
      transformResult: async ({ result }) => {
        underWay -= 1;
        return result;
      },
    });
    const adam = await insertUser(db, 'adam', 1);
    expect(await findAuditRecords(db, [adam])).toMatchObject([{ _id: adam, kind: 'user', name: 'adam' }]);
    expect(most).toBe(TABLES_AT_ONCE);
  });
}, 'audit log');

it('keeps texts short', () => {
  expect(auditLine('x'.repeat(5000))).toHaveLength(300);
  expect(auditLine(' a \t b ')).toBe('a b');
});
