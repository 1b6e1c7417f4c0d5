import { TcpProxy } from '../network/tcp-proxy.ts';
import { type Cut, Namespaces } from '../network/namespaces.ts';

/** What a server can be cut off from. */
export type Service = 'database' | 'bus';

/** Settings that say where a service of this machine is. */
const ADDRESSES = ['CLUSTER_URL', 'SMTP_URL', 'S3_ENDPOINT'] as const;

/** The machines of several servers, as network namespaces: what they share is at one address of the network between them. */
export class ManyMachines {
  readonly #spaces: Namespaces;
  readonly #ways: TcpProxy[] = [];
  readonly #settings: Record<string, string> = {};
  readonly #ports: Record<Service, number> = { database: 0, bus: 0 };

  private constructor(spaces: Namespaces) {
    this.#spaces = spaces;
  }

  /** `shared`: settings with addresses of this machine. */
  static async make(count: number, shared: Readonly<Record<string, string>>): Promise<ManyMachines> {
    const machines = new ManyMachines(Namespaces.make(count));
    const database = new URL(shared['DATABASE_URL'] ?? '');
    const folder = database.searchParams.get('host') ?? '';
    const port = await machines.#lead(`${folder}/.s.PGSQL.5432`);
    machines.#ports.database = port;
    const at = `postgres://qc@${machines.#spaces.host}:${port}${database.pathname}`;
    Object.assign(machines.#settings, { DATABASE_URL: `${at}?sslmode=disable`, SMTP_PLAIN: 'true', S3_PLAIN: 'true' });
    for (const name of ADDRESSES) {
      const url = new URL(shared[name] ?? '');
      const way = await machines.#lead(Number(url.port));
      if (name === 'CLUSTER_URL') machines.#ports.bus = way;
      machines.#settings[name] = `${url.protocol}//${machines.#spaces.host}:${way}${url.pathname.replace(/\/$/, '')}`;
    }
    return machines;
  }

  async #lead(target: number | string): Promise<number> {
    const way = await TcpProxy.listen(0, target, this.#spaces.host);
    this.#ways.push(way);
    return way.port;
  }

  address(index: number): string {
    return this.#spaces.address(index);
  }

  command(index: number): readonly string[] {
    return this.#spaces.command(index);
  }

  settings(index: number): Record<string, string> {
    return { ...this.#settings, HOST: this.address(index) };
  }

  /** From now on nothing of these services reaches the machine, and unless `oneWay` nothing of it reaches them. */
  cut(index: number, services: readonly Service[], { oneWay }: Pick<Cut, 'oneWay'> = {}): void {
    this.#spaces.cut(index, { ports: services.map((service) => this.#ports[service]), oneWay: oneWay === true });
  }

  heal(index: number): void {
    this.#spaces.heal(index);
  }

  async remove(): Promise<void> {
    for (const way of this.#ways) await way.close();
    this.#spaces.remove();
  }
}
