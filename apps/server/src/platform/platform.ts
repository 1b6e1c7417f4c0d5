import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Bus } from './bus/bus.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Tables } from './db/tables.ts';
import type { FileStore } from './files/file-store.ts';
import type { Random } from './random.ts';
import type { SecurityLog } from './security/security-log.ts';

/** The seams to the outside world, handed to every feature; tests put fakes here. */
export interface Platform {
  config: Config;
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now(): number;
  random: Random;
  /** The way to the other servers of the house; with one server, to itself. */
  bus: Bus;
  log: Logger;
  /** Told of sign-ins, refusals and the like; absent: nobody listens, as in a command. */
  security?: SecurityLog | undefined;
  /** Bytes of uploaded files. */
  files: FileStore;
  /** The servers that share the database; a command and a test are alone. */
  cluster: Cluster;
}
