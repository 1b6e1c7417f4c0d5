import { TcpProxy } from '../network/tcp-proxy.ts';
import { type Cut, Namespaces } from '../network/namespaces.ts';
import { type NatsMesh, startNatsMesh } from './nats-mesh.ts';

/** What a server can be cut off from. */
export type Service = 'database' | 'bus';

/** How bad a way is: what each end says is so late, give or take, ms, and of its packets so many are lost. */
export interface BadWay {
  lateMs: number;
  spreadMs: number;
  lostPercent: number;
}

/** Settings that say where a service of this machine is, which all servers reach by the same way. */
const ADDRESSES = ['SMTP_URL', 'S3_ENDPOINT'] as const;

/**
 * The machines of several servers, as network namespaces: what they share is at one address of the network between them,
 * and each has a NATS server beside it, on one more machine; these are one bus.
 */
export class ManyMachines {
  readonly #count: number;
  readonly #spaces: Namespaces;
  readonly #shared: TcpProxy[] = [];
  readonly #settings: Record<string, string> = {};
  /** Of each server its own. */
  readonly #ways: Record<Service, TcpProxy>[] = [];
  #mesh: NatsMesh | null = null;
  #database = '';

  private constructor(count: number) {
    this.#count = count;
    this.#spaces = Namespaces.make(2 * count);
  }

  /** `shared`: settings with addresses of this machine. */
  static async make(count: number, shared: Readonly<Record<string, string>>): Promise<ManyMachines> {
    const machines = new ManyMachines(count);
    const spaces = machines.#spaces;
    const beside = Array.from({ length: count }, (_, index) => count + index);
    const places = beside.map((index) => ({ address: spaces.address(index), command: spaces.command(index) }));
    const mesh = await startNatsMesh(places);
    machines.#mesh = mesh;
    const database = new URL(shared['DATABASE_URL'] ?? '');
    const folder = database.searchParams.get('host') ?? '';
    for (const place of mesh.places)
      machines.#ways.push({
        database: await TcpProxy.listen(0, `${folder}/.s.PGSQL.5432`, spaces.host),
        bus: await TcpProxy.listen(0, place, spaces.host),
      });
    Object.assign(machines.#settings, { SMTP_PLAIN: 'true', S3_PLAIN: 'true' });
    machines.#database = database.pathname;
    for (const name of ADDRESSES) {
      const url = new URL(shared[name] ?? '');
      const way = await TcpProxy.listen(0, Number(url.port), spaces.host);
      machines.#shared.push(way);
      machines.#settings[name] = `${url.protocol}//${spaces.host}:${way.port}${url.pathname.replace(/\/$/, '')}`;
    }
    return machines;
  }

  address(index: number): string {
    return this.#spaces.address(index);
  }

  command(index: number): readonly string[] {
    return this.#spaces.command(index);
  }

  settings(index: number): Record<string, string> {
    const at = (service: Service): string => `${this.#spaces.host}:${this.#ways[index]?.[service].port}`;
    return {
      ...this.#settings,
      HOST: this.address(index),
      DATABASE_URL: `postgres://qc@${at('database')}${this.#database}?sslmode=disable`,
      CLUSTER_URL: `nats://${at('bus')}`,
    };
  }

  /** From now on nothing of these services reaches the machine, and nothing of it reaches them; `only`: one of both. */
  cut(index: number, services: readonly Service[], { only }: Pick<Cut, 'only'> = {}): void {
    this.#spaces.cut(index, { ports: this.#ports(index, services), ...(only && { only }) });
  }

  /** What two servers say to each other over the bus is lost; each reaches all else, and so does the bus. */
  cutBetween(one: number, other: number): void {
    this.#spaces.cut(this.#count + one, { peer: this.#spaces.address(this.#count + other) });
  }

  /** The ways of all servers to a service are bad from now on. */
  worsen(service: Service, { lateMs, spreadMs, lostPercent }: BadWay): void {
    for (const [index, ways] of this.#ways.entries()) {
      ways[service].delay(lateMs, spreadMs);
      this.#spaces.cut(index, { ports: this.#ports(index, [service]), percent: lostPercent });
    }
  }

  /** Everything arrives again, as soon as it can. */
  heal(): void {
    this.#spaces.heal();
    for (const ways of this.#ways) for (const service of ['database', 'bus'] as const) ways[service].delay(0);
  }

  async remove(): Promise<void> {
    for (const { database, bus } of this.#ways) for (const way of [database, bus]) await way.close();
    for (const way of this.#shared) await way.close();
    await this.#mesh?.stop();
    this.#spaces.remove();
  }

  #ports(index: number, services: readonly Service[]): number[] {
    return services.flatMap((service) => this.#ways[index]?.[service].port ?? []);
  }
}
