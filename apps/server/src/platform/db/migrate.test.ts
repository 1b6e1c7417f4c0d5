import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { migrateDatabase, migrations } from './migrate.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';

const log = pino({ level: 'silent' });

describeDatabases((getDb, { openAgain }) => {
  it('changes nothing the second time', async () => {
    await migrateDatabase(getDb(), log);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(getDb());
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
  });

  it('lets two servers start together on an old database', async () => {
    const next = {
      ...migrations,
      '9999-next': { up: (db: Kysely<unknown>) => db.schema.createTable('next').addColumn('id', 'text').execute() },
    };
    const others = [openAgain(), openAgain(), openAgain()];
    await Promise.all(others.map((db) => migrateDatabase(db, log, { steps: next })));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(getDb());
    expect(rows).toHaveLength(Object.keys(migrations).length + 1);
  });

  it('leaves nothing of a step that fails half-way', async () => {
    const broken = {
      ...migrations,
      '9999-broken': {
        up: async (db: Kysely<unknown>) => {
          await db.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('half-way');
        },
      },
    };
    await expect(migrateDatabase(getDb(), log, { steps: broken })).rejects.toThrow('half-way');
    await expect(sql`select * from half`.execute(getDb())).rejects.toThrow(/half/);
    await migrateDatabase(getDb(), log);
  });

  it('refuses a database that is newer than the program', async () => {
    const next = { ...migrations, '9999-next': { up: async () => {} } };
    await migrateDatabase(getDb(), log, { steps: next });
    const older = migrateDatabase(getDb(), log);
    await expect(older).rejects.toThrow(ConfigError);
    await expect(older).rejects.toThrow(/newer than this program[^]*9999-next/);
  });

  it('lets a server of several start on what the next release has added, and on nothing newer', async () => {
    const newest = Object.keys(migrations).at(-1) ?? '';
    const none = { up: async () => {} };
    const isOneOfSeveral = true;
    await migrateDatabase(getDb(), log, { steps: { ...migrations, '9998-next': none }, worksFrom: newest });
    await expect(migrateDatabase(getDb(), log), 'one that is alone').rejects.toThrow(ConfigError);
    await migrateDatabase(getDb(), log, { isOneOfSeveral });
    const two = { ...migrations, '9998-next': none, '9999-after': none };
    await migrateDatabase(getDb(), log, { steps: two, worksFrom: '9998-next', isOneOfSeveral });
    const older = migrateDatabase(getDb(), log, { isOneOfSeveral });
    await expect(older).rejects.toThrow(ConfigError);
    await expect(older).rejects.toThrow(/does not know 9998-next, 9999-after/);
  });

  it('refuses a step of which nobody has said that an older release works with it', async () => {
    const isOneOfSeveral = true;
    await sql`insert into kysely_migration (name, timestamp) values ('9999-silent', '')`.execute(getDb());
    await expect(migrateDatabase(getDb(), log, { isOneOfSeveral }), 'noted for the one before').rejects.toThrow(
      ConfigError,
    );
    await sql`delete from setting where key = 'schema.worksFrom'`.execute(getDb());
    await expect(migrateDatabase(getDb(), log, { isOneOfSeveral }), 'not noted').rejects.toThrow(ConfigError);
  });
}, 'migrations');
