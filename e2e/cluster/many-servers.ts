import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../crash/server-process.ts';
import { type Balancer, findBalancer, startBalancer } from './balancer.ts';
import { type LateDatabase, lateDatabase } from './late-database.ts';
import { ManyMachines } from './many-machines.ts';
import { type SharedParts, startSharedParts } from './shared-parts.ts';

/** Where several servers are started. */
export interface ManyPlace {
  /** Of the balancer; the servers take the ones after it. */
  port: number;
  databaseUrl: string;
  count: number;
  /** Each server is a machine of its own, as a network namespace, and can be cut off. */
  apart?: boolean | undefined;
  /** What they and their database say to each other is this late, each way, ms; not for those that are apart. */
  lateDatabaseMs?: number | undefined;
  /** The checkout of each server; undefined: this one. */
  roots?: readonly (string | undefined)[] | undefined;
  /** Modules that are loaded into each server before the product. */
  preload?: readonly string[] | undefined;
  settings?: Record<string, string> | undefined;
}

/** One of several servers. */
export interface OneOfMany extends ServerProcess {
  /** Its name on the bus and as the writer of journals. */
  readonly id: string;
}

/** Several servers of one house behind a balancer, all on this machine. */
export class ManyServers {
  /** Address of the balancer. */
  readonly url: string;
  readonly parts: SharedParts;
  readonly #place: ManyPlace;
  readonly #balancer: Balancer;
  readonly #folders: string[];
  readonly #servers: OneOfMany[];
  readonly #ever: OneOfMany[];
  /** Where each is a machine of its own; null: all are on this one. */
  readonly machines: ManyMachines | null;
  readonly #late: LateDatabase | null;

  private constructor(
    place: ManyPlace,
    {
      parts,
      machines,
      late,
      balancer,
      folders,
      servers,
    }: {
      parts: SharedParts;
      machines: ManyMachines | null;
      late: LateDatabase | null;
      balancer: Balancer;
      folders: string[];
      servers: OneOfMany[];
    },
  ) {
    this.#place = place;
    this.machines = machines;
    this.#late = late;
    this.parts = parts;
    this.#balancer = balancer;
    this.#folders = folders;
    this.#servers = servers;
    this.#ever = [...servers];
    this.url = balancer.url;
  }

  /** Starts everything; ready when the balancer leads to a server. */
  static async start(at: ManyPlace): Promise<ManyServers> {
    const program = findBalancer();
    if (program === null) throw new Error('haproxy is not on this machine (Debian: apt-get install haproxy)');
    const late = at.lateDatabaseMs === undefined ? null : await lateDatabase(at.databaseUrl);
    const place = { ...at, databaseUrl: late?.url ?? at.databaseUrl };
    const parts = await startSharedParts();
    const folders = Array.from({ length: place.count }, () => mkdtempSync(join(tmpdir(), 'qc-one-of-many-')));
    const shared = { ...parts.settings, DATABASE_URL: place.databaseUrl };
    const machines = place.apart ? await ManyMachines.make(place.count, shared) : null;
    const servers: OneOfMany[] = [];
    for (const [index, dataDir] of folders.entries())
      servers.push(await startOne(place, { parts, machines, index, dataDir }));
    const behind = folders.map((_, index) => `${machines?.address(index) ?? '127.0.0.1'}:${place.port + 1 + index}`);
    const balancer = await startBalancer(program, place.port, behind);
    // From here on: a schema is made by hundreds of statements.
    late?.beLate(at.lateDatabaseMs ?? 0);
    return new ManyServers(place, { parts, machines, late, balancer, folders, servers });
  }

  /** Those that were started last, in their order, running or not. */
  get servers(): readonly OneOfMany[] {
    return this.#servers;
  }

  /** All that were ever started. */
  get ever(): readonly OneOfMany[] {
    return this.#ever;
  }

  /** The one with this name; throws when it is of before. */
  byId(id: string): OneOfMany {
    const found = this.#servers.find((server) => server.id === id);
    if (!found) throw new Error(`no server ${id}`);
    return found;
  }

  /** Starts one again at its place, after it has ended. */
  async startAgain(ended: OneOfMany): Promise<OneOfMany> {
    const index = this.#servers.indexOf(ended);
    const { parts, machines } = this;
    const again = await startOne(this.#place, { parts, machines, index, dataDir: this.#folders[index] ?? '' });
    this.#servers[index] = again;
    this.#ever.push(again);
    return again;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await this.#balancer.stop();
    await this.machines?.remove();
    await this.#late?.close();
    await this.parts.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}

interface OnePlace {
  parts: SharedParts;
  machines: ManyMachines | null;
  index: number;
  dataDir: string;
}

async function startOne(place: ManyPlace, { parts, machines, index, dataDir }: OnePlace): Promise<OneOfMany> {
  const { databaseUrl, preload } = place;
  const server = await startServerProcess({
    ...{ port: place.port + 1 + index, dataDir, databaseUrl, preload, within: machines?.command(index) },
    root: place.roots?.[index],
    settings: {
      ...{ LOG_LEVEL: 'info', TRUST_PROXY: '1', ...parts.settings },
      ...machines?.settings(index),
      ...place.settings,
    },
  });
  const said = server.lines.map((line) => /"server":"([^"]+)"/.exec(line)?.[1]).find((id) => id !== undefined);
  if (said === undefined) throw new Error('a server of several did not say who it is');
  return Object.assign(server, { id: said });
}
