/**
 * Vitest's global set-up of the server's tests. It listens on a private socket; the first test that needs PostgreSQL
 * asks there, and one server is started for the whole run. Runs without such a test start none.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { findPostgresBinaries } from './find-postgres.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';
import { POSTGRES_SOCKET, TEMPLATE_DATABASE } from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket to ask at; null when the machine has no PostgreSQL. */
    postgresSocket: string | null;
  }
}

/** Vitest calls it before the first test; what it gives is called after the last one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    project.provide('postgresSocket', null);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'qc-postgres-'));
  const socket = join(folder, 'socket');
  let cluster: Promise<PostgresCluster> | null = null;
  const server = createServer((_request, response) => {
    cluster ??= startWithTemplate(binaries);
    cluster.then(
      (running) => response.end(running.url('postgres')),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  project.provide('postgresSocket', socket);
  process.env[POSTGRES_SOCKET] = socket;
  return async () => {
    server.close();
    await (await cluster?.catch(() => null))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startWithTemplate(binaries: string): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster(binaries);
  try {
    const admin = openDatabase({ postgresUrl: cluster.url('postgres') }, pino({ level: 'silent' }));
    await sql`create database ${sql.id(TEMPLATE_DATABASE)}`.execute(admin);
    await admin.destroy();
    const template = openDatabase({ postgresUrl: cluster.url(TEMPLATE_DATABASE) }, pino({ level: 'silent' }));
    await migrateDatabase(template, pino({ level: 'warn' }));
    await template.destroy();
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
