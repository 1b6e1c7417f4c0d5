import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCertificate } from '../../../testing/certificate.ts';
import { findPostgresBinaries } from '../../../testing/find-postgres.ts';
import { type PostgresCluster, startPostgresCluster } from '../../../testing/postgres-cluster.ts';
import { ConfigError } from '../../config-error.ts';
import { isDatabaseAway } from '../database-error.ts';
import { openDatabase } from '../open-database.ts';
import { tryDatabase } from '../try-database.ts';

/** A database server that speaks TLS only, by a certificate that no public authority knows. */
const own = makeCertificate('localhost');
const log = pino({ level: 'silent' });
let cluster: PostgresCluster;
let folder: string;
let authority: string;
let otherAuthority: string;

/** Whether the connection is encrypted; throws what the first word with the database throws. */
async function isEncrypted(postgresUrl: string): Promise<boolean> {
  const db = openDatabase({ postgresUrl }, log);
  try {
    await tryDatabase(db, { postgresUrl });
    const asked = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
    return (await asked).rows[0]?.ssl === true;
  } finally {
    await db.destroy();
  }
}

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('PostgreSQL over TLS', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qc-tls-'));
    authority = join(folder, 'ca.crt');
    otherAuthority = join(folder, 'other.crt');
    writeFileSync(authority, own.cert);
    writeFileSync(otherAuthority, makeCertificate('localhost').cert);
    cluster = await startPostgresCluster(findPostgresBinaries() ?? '', { certificate: own });
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (query: string, host = 'localhost') => `postgres://qc@${host}:${cluster.port}/postgres${query}`;

  it.each(['require', 'verify-ca', 'verify-full'])('sslmode=%s checks the certificate', async (mode) => {
    expect(await isEncrypted(at(`?sslmode=${mode}&sslrootcert=${authority}`))).toBe(true);
    const strangers = [
      at(`?sslmode=${mode}`),
      at(`?sslmode=${mode}&sslrootcert=${otherAuthority}`),
      at(`?sslmode=${mode}&sslrootcert=${authority}`, '127.0.0.1'),
    ];
    for (const url of strangers) {
      const refused = isEncrypted(url);
      await expect(refused, url).rejects.toThrow(ConfigError);
      await expect(refused, url).rejects.toThrow(/^DATABASE_URL cannot be used: .+\n.*sslrootcert=/);
    }
  });

  it('encrypts without a check only when it is told so by name', async () => {
    expect(await isEncrypted(at('?sslmode=no-verify'))).toBe(true);
    expect(await isEncrypted(at('?uselibpqcompat=true&sslmode=require'))).toBe(true);
  });

  it('says what a server wants that is called in the clear, or asked for what it has not', async () => {
    await expect(isEncrypted(at(''))).rejects.toThrow(/no encryption\n.*sslmode=verify-full/);
    await expect(isEncrypted(at('?sslmode=verify-full&sslrootcert=/nowhere.crt'))).rejects.toThrow(
      /DATABASE_URL cannot be used: .*\/nowhere\.crt/,
    );
    await expect(isEncrypted(at('?sslmode=no-verify').replace('/postgres?', '/nothing?'))).rejects.toThrow(
      /DATABASE_URL cannot be used: .*"nothing" does not exist/,
    );
  });

  it('takes a server that stops proving itself for one that is away', async () => {
    const db = openDatabase({ postgresUrl: at('?sslmode=verify-full') }, log);
    const fault: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error);
    await db.destroy();
    expect(isDatabaseAway(fault)).toBe(true);
  });
});
