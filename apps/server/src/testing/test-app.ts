import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { type Role, SessionUser } from '@qc/contract';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { AssignmentHost } from '#features/assignments';
import type { Timers } from '#features/rooms';
import type { Bus } from '#platform/bus/bus';
import { createLocalBus } from '#platform/bus/local-bus';
import { aloneCluster } from '#platform/cluster/one-server';
import type { Cluster } from '#platform/cluster/cluster';
import type { Db } from '#platform/db/tables';
import { openFileStore } from '#platform/files/open-file-store';
import type { Platform } from '#platform/platform';
import { systemRandom } from '#platform/random';
import type { SecurityLog } from '#platform/security/security-log';
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { insertUser } from './insert-user.ts';
import { TestClient } from './test-client.ts';
import { makeServerDatabase } from './test-databases.ts';

/** What a test may set up differently. */
export interface TestAppOptions {
  /** A clock of the test's own; the machine's otherwise. */
  now?: () => number;
  config?: Partial<Config>;
  /** A database of the test's own, which it removes itself; a fresh SQLite file otherwise. */
  db?: Db;
  /** Folder of built pages; none otherwise. */
  webFolder?: string;
  /** Alarms of the live part on a clock of the test's own; the machine's otherwise. */
  timers?: Timers;
  /** A bus that joins it with other servers; alone otherwise. */
  bus?: Bus;
  /** The servers it shares its database with; alone otherwise. */
  cluster?: Cluster;
  /** A log of the test's own; silent otherwise. */
  log?: Logger;
  /** A listener to events of security; none otherwise. */
  security?: SecurityLog;
}

/** The whole server in this process, on a fresh SQLite file and a folder of its own. */
export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  host: App['host'];
  assignments: AssignmentHost;
  telephone: App['telephone'];
  /** Folder of this app alone, removed with it. */
  folder: string;
  inject: FastifyInstance['inject'];
  /** Puts in an account `<name>@school.org` with the password `secret-<name>` and signs in. */
  signUp(name: string): Promise<TestClient>;
  /** The same with a role: 0 owner, 1 admin, 2 regular, 3 organization. */
  signUpAs(name: string, role: Role): Promise<TestClient>;
  /** Signs somebody in once more who was put in before. */
  signIn(name: string): Promise<TestClient>;
  /** Stops everything and removes the folder. */
  close(): Promise<void>;
}

/** Builds the server for a test; whoever builds it calls `close()`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await makeServerDatabase();
  const now = options.now ?? Date.now;
  // Tests that are not about credits need none; those that are set it back.
  const usual = { ...readConfig({ DATA_DIR: database.folder, LOG_LEVEL: 'silent' }), everythingFree: true };
  const config: Config = { ...usual, ...options.config };
  const log = options.log ?? pino({ level: config.logLevel });
  const platform: Platform = {
    config,
    db: options.db ?? database.db,
    now,
    random: systemRandom(now),
    bus: options.bus ?? createLocalBus('here', log),
    log,
    security: options.security,
    files: await openFileStore(config),
    cluster: options.cluster ?? aloneCluster(options.bus?.serverId),
  };
  const { server, host, assignments, telephone, stop } = await buildApp(
    platform,
    options.webFolder ?? join(database.folder, 'no-web'),
    options.timers,
  );
  await host.start();
  await assignments.start();
  await server.ready();
  return {
    app: server,
    platform,
    host,
    assignments,
    telephone,
    folder: database.folder,
    inject: server.inject.bind(server),
    signUp: (name) => signUpAs(platform, server, name, 2),
    signUpAs: (name, role) => signUpAs(platform, server, name, role),
    signIn: (name) => signIn(server, name),
    close: async () => {
      await stop();
      await database.remove();
    },
  };
}

/** The cheapest setting there is: what a hash costs is written in the hash, so the server judges it as any other. */
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

async function signUpAs({ db, random, now }: Platform, app: FastifyInstance, name: string, role: number) {
  const password_hash = await hash(`secret-${name}`, TEST_COST);
  await insertUser(db, name, role, { id: random.id(), password_hash, created_at_ms: now() });
  return signIn(app, name);
}

async function signIn(app: FastifyInstance, name: string): Promise<TestClient> {
  const payload = { email: `${name}@school.org`, password: `secret-${name}` };
  const response = await app.inject({ method: 'POST', url: '/auth/login', payload });
  const cookie = response.cookies[0];
  if (response.statusCode !== 200 || cookie === undefined) throw new Error(`signing in failed: ${response.body}`);
  return new TestClient(app, SessionUser.parse(response.json()), `${cookie.name}=${cookie.value}`);
}
