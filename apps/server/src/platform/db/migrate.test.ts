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
    await Promise.all(others.map((db) => migrateDatabase(db, log, next)));
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
    await expect(migrateDatabase(getDb(), log, broken)).rejects.toThrow('half-way');
    await expect(sql`select * from half`.execute(getDb())).rejects.toThrow(/half/);
    await migrateDatabase(getDb(), log);
  });

  it('refuses a database that is newer than the program', async () => {
    const next = { ...migrations, '9999-next': { up: async () => {} } };
    await migrateDatabase(getDb(), log, next);
    const older = migrateDatabase(getDb(), log);
    await expect(older).rejects.toThrow(ConfigError);
    await expect(older).rejects.toThrow(/newer than this program[^]*9999-next/);
  });
}, 'migrations');
