import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { ensureOwner, resealTwoSteps } from '#features/accounts';
import { expiryClock } from '#features/credits';
import { seedDemo } from '#features/demo-seed';
import { sweepWorkFolders } from '#platform/files/work-folder';
import { beforeServing } from '#features/media';
import { type HouseMetrics, makeMetricsServer, stopMetricsServer } from '#features/metrics';
import { AgeOut } from '#features/rooms';
import { installationSettings } from '#features/settings';
import { aloneCluster } from '#platform/cluster/one-server';
import { joinCluster, type Membership } from '#platform/cluster/join-cluster';
import { connectBus } from '#platform/bus/connect-bus';
import { openFileStore } from '#platform/files/open-file-store';
import { ConfigError } from '#platform/config-error';
import { lockDatabase } from '#platform/db/locks/database-lock';
import { migrateDatabase } from '#platform/db/migrate';
import { type DatabasePlace, openDatabase } from '#platform/db/open-database';
import type { Db } from '#platform/db/tables';
import { tryDatabase } from '#platform/db/try-database';
import { describeFault } from '#platform/describe-fault';
import { tryBucket } from '#platform/files/s3/try-bucket';
import { lockFolder } from '#platform/files/folder-lock';
import type { Platform } from '#platform/platform';
import { closeFolder } from '#platform/files/private-files';
import { systemRandom } from '#platform/random';
import { useServerSecrets } from '#platform/server-secret';
import { makeSecurityLog } from '#platform/security/security-log';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { databasePlace } from '#platform/db/open-stored-database';
import { keepDiskTidy, keepTidy } from './tidy.ts';

const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');
/**
 * Connections that wait to be taken while the process is busy. Node's own 511 would have the system drop what a hall sends at
 * one instant, and each dropped attempt comes again seconds later. The system may lower it (`net.core.somaxconn`).
 */
const WAITING_LINKS_MAX = 8192;
const SECRETS = ['*.cookie', '*.password', '*.token', '*["x-auth"]', 'req.headers'];

/** A server that is listening. */
export interface RunningServer {
  platform: Platform;
  port: number;
  /** Address of the metrics; null: none are told. */
  metricsUrl: string | null;
  /** Signs the owner in once; null when the owner has a password. */
  ownerToken: string | null;
  /** Lets live pages and open calls finish, writes everything, closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens everything in order, and undoes what was opened when a step fails. Throws ConfigError for a wrong setting.
 * `onTaken`: another server has the database now, and this one must not write any more.
 */
export async function startServer(config: Config, onTaken: () => void): Promise<RunningServer> {
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
    closeFolder(config.dataDir, log);
    if (config.smtpPlain) log.warn('SMTP_PLAIN is set: letters and the password of the mail server may go in clear');
    const random = systemRandom(Date.now);
    const serverId = random.id();
    const isAlone = config.clusterUrl === null;
    const place = { ...databasePlace(config), ...(!isAlone && { sessionName: serverId }) };
    const db = openDatabase(place, log);
    undo.push(() => db.destroy());
    await tryDatabase(db, place);
    const databaseLock = await lockDatabase(place, log, onTaken, { serverId: isAlone ? null : serverId });
    undo.push(() => databaseLock.release());
    const bus = await connectBus(config.clusterUrl, serverId, log);
    undo.push(() => bus.close());
    if (config.clusterUrl !== null) log.setBindings({ server: config.serverId ?? bus.serverId });
    useServerSecrets(config.serverSecrets);
    await migrateDatabase(db, log, { isOneOfSeveral: !isAlone });
    const files = await openFileStore(config);
    if (config.s3 !== null) await tryBucket(files, config.s3.bucket);
    const security = makeSecurityLog(log, Date.now);
    const cluster = await joinOthers(config, { serverId, place, db, log });
    undo.push(() => cluster.leave());
    if (!isAlone) log.info('this server is one of several');
    const seams = { now: Date.now, random, bus, cluster };
    const platform: Platform = { config, db, ...seams, log, security, files };
    await resealTwoSteps(platform);
    const owner = await ensureOwner(platform);
    await beforeServing(() => seedDemo(platform, owner.ownerId));
    await sweepWorkFolders(platform);
    const app = await buildApp(platform, WEB_FOLDER);
    undo.push(() => app.stop());
    // The clocks of rooms go on from here: what can be done before is not taken from anybody's time.
    await app.server.ready();
    await app.host.start();
    await app.assignments.start();
    const at = { port: config.port, host: config.host, backlog: WAITING_LINKS_MAX };
    await listen(() => app.server.listen(at), at, { port: 'PORT', host: 'HOST' });
    let metricsUrl: string | null = null;
    if (app.metrics !== null && config.metrics !== null) {
      const metrics = await listenForMetrics(app.metrics, config.metrics, log);
      undo.push(() => stopMetricsServer(metrics));
      const { host, port } = config.metrics;
      metricsUrl = `http://${isIPv6(host) ? `[${host}]` : host}:${portOf(metrics, port)}/metrics`;
    }
    const ageOut = new AgeOut(app.host, async () => (await installationSettings(platform)).roomsCloseDays);
    ageOut.start();
    undo.push(() => ageOut.stop());
    const expiry = expiryClock(platform);
    expiry.start();
    undo.push(() => expiry.stop());
    app.mailer.start();
    app.payments.start();
    app.telephone.start();
    for (const tidying of [keepTidy(platform), keepDiskTidy(platform)]) {
      tidying.start();
      undo.push(() => tidying.stop());
    }
    const port = portOf(app.server.server, config.port);
    return { platform, port, metricsUrl, ownerToken: owner.token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Alone, or with the others on the database. */
async function joinOthers(
  { clusterUrl, roles }: Config,
  { serverId, place, db, log }: { serverId: string; place: DatabasePlace; db: Db; log: Logger },
): Promise<Membership> {
  const alone = { ...aloneCluster(serverId), leave: async () => undefined };
  if (clusterUrl === null || !('postgresUrl' in place)) return alone;
  return joinCluster({ serverId, postgresUrl: place.postgresUrl, db, log, roles });
}

async function listenForMetrics(
  metrics: HouseMetrics,
  at: { port: number; host: string },
  log: Logger,
): Promise<Server> {
  const server = makeMetricsServer(metrics, log);
  const open = () => once(server.listen(at), 'listening');
  await listen(open, at, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return server;
}

/** The port it has been given. */
function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

/** Opens a port. `names`: of its settings, for who has to change them. */
async function listen(
  open: () => Promise<unknown>,
  { port, host }: { port: number; host: string },
  names: { port: string; host: string },
): Promise<void> {
  try {
    await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const another = `set another ${names.port}`;
    if (code === 'EADDRINUSE') throw new ConfigError(`${names.port} ${port} is used by another program; ${another}`);
    if (code === 'EACCES') throw new ConfigError(`${names.port} ${port} may not be used by this user; ${another}`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`${names.host} ${host} is not an address of this machine`);
    }
    throw error;
  }
}
