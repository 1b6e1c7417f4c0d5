import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { ensureOwner } from '#features/accounts';
import { expiryClock } from '#features/credits';
import { seedDemo } from '#features/demo-seed';
import { sweepWorkFolders } from '#features/exchange';
import { AgeOut } from '#features/rooms';
import { installationSettings } from '#features/settings';
import { diskFileStore } from '#platform/disk-file-store';
import { ConfigError } from '#platform/config-error';
import { migrateDatabase } from '#platform/db/migrate';
import { openDatabase } from '#platform/db/open-database';
import { tryDatabase } from '#platform/db/try-database';
import { describeFault } from '#platform/describe-fault';
import { lockFolder } from '#platform/folder-lock';
import type { Platform } from '#platform/platform';
import { systemRandom } from '#platform/random';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { databasePlace } from '#platform/db/open-stored-database';
import { keepTidy } from './tidy.ts';

const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');
/**
 * Links that wait to be taken while the process is busy. Node's own 511 would have the system drop what a hall sends at
 * one instant, and each dropped attempt comes again seconds later. The system may lower it (`net.core.somaxconn`).
 */
const WAITING_LINKS_MAX = 8192;
const SECRETS = ['*.cookie', '*.password', '*.token', '*["x-auth"]', 'req.headers'];

/** A server that is listening. */
export interface RunningServer {
  platform: Platform;
  port: number;
  /** Signs the owner in once; null when the owner has a password. */
  ownerToken: string | null;
  /** Lets live pages and open calls finish, writes everything, closes the database. */
  stop(): Promise<void>;
}

/** Opens everything in order, and undoes what was opened when a step fails. Throws ConfigError for a wrong setting. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '…' },
    serializers: { err: describeFault },
  });
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = lockFolder(config.dataDir);
    undo.push(() => lock.release());
    const place = databasePlace(config);
    const db = openDatabase(place, log);
    undo.push(() => db.destroy());
    await tryDatabase(db, place);
    await migrateDatabase(db, log);
    const files = diskFileStore(join(config.dataDir, 'files'));
    const platform: Platform = { config, db, now: Date.now, random: systemRandom(Date.now), log, files };
    const owner = await ensureOwner(platform);
    await seedDemo(platform, owner.ownerId);
    await sweepWorkFolders(platform);
    const app = await buildApp(platform, WEB_FOLDER);
    undo.push(() => app.stop());
    await app.host.start();
    await app.assignments.start();
    await listen(app.server, config);
    const ageOut = new AgeOut(app.host, async () => (await installationSettings(platform)).roomsCloseDays);
    ageOut.start();
    undo.push(() => ageOut.stop());
    const expiry = expiryClock(platform);
    expiry.start();
    undo.push(() => expiry.stop());
    app.mailer.start();
    app.payments.start();
    const tidying = keepTidy(platform);
    tidying.start();
    undo.push(() => tidying.stop());
    const address = app.server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return { platform, port, ownerToken: owner.token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Listening {
  listen(at: { port: number; host: string; backlog: number }): Promise<string>;
}

async function listen(server: Listening, config: Config) {
  try {
    await server.listen({ port: config.port, host: config.host, backlog: WAITING_LINKS_MAX });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT ${config.port} is used by another program; set another PORT`);
    if (code === 'EACCES') throw new ConfigError(`PORT ${config.port} may not be used by this user; set another PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`HOST ${config.host} is not an address of this machine`);
    }
    throw error;
  }
}
