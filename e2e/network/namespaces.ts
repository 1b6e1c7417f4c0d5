import { execFileSync } from 'node:child_process';

/** What a partition cuts of one machine: packets to and from these ports of the services, or to and from that machine. */
export interface Cut {
  ports?: readonly number[];
  peer?: string;
  /** Packets of this direction alone are lost, as the machine sees it; without it: of both. */
  only?: 'arriving' | 'leaving';
  /** So many of a hundred of them, by chance; without it: all. */
  percent?: number;
}

/**
 * So many machines of their own on one bridge, as network namespaces of this one: `host` is where the services are that
 * all of them use. Needs root, `ip` and `nft`. They go with this process.
 */
export class Namespaces {
  readonly host: string;
  readonly #bridge: string;
  readonly #names: string[] = [];
  readonly #part: number;
  readonly #cut = new Set<number>();
  readonly #orphaned = (): void => this.remove();

  private constructor() {
    // Two trials at a time have networks of their own.
    this.#part = 1 + (process.pid % 250);
    this.#bridge = `qcb${process.pid}`;
    this.host = `10.77.${this.#part}.1`;
  }

  static make(count: number): Namespaces {
    const all = new Namespaces();
    process.once('exit', all.#orphaned);
    ip('link', 'add', all.#bridge, 'type', 'bridge');
    ip('addr', 'add', `${all.host}/24`, 'dev', all.#bridge);
    ip('link', 'set', all.#bridge, 'up');
    for (let index = 0; index < count; index += 1) all.#add(index);
    return all;
  }

  #add(index: number): void {
    const name = `qc${process.pid}n${index}`;
    const [near, far] = [`qcv${process.pid}n${index}`, `qcw${process.pid}n${index}`];
    ip('netns', 'add', name);
    this.#names.push(name);
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far);
    ip('link', 'set', near, 'master', this.#bridge, 'up');
    ip('link', 'set', far, 'netns', name);
    this.#within(index, 'ip', 'addr', 'add', `${this.address(index)}/24`, 'dev', far);
    this.#within(index, 'ip', 'link', 'set', far, 'up');
    this.#within(index, 'ip', 'link', 'set', 'lo', 'up');
  }

  /** Address of one of them. */
  address(index: number): string {
    return `10.77.${this.#part}.${11 + index}`;
  }

  /** What stands before a command so that it runs there. */
  command(index: number): readonly string[] {
    return ['ip', 'netns', 'exec', this.#names[index] ?? ''];
  }

  /** From now on such packets vanish, and nobody is told. */
  cut(index: number, { ports, peer, only, percent = 100 }: Cut): void {
    const list = (ports ?? []).join(', ');
    const chance = percent < 100 ? `numgen random mod 100 < ${percent} ` : '';
    const which = (port: string, address: string): string =>
      [ports && `tcp ${port} { ${list} }`, peer && `ip ${address} ${peer}`].filter(Boolean).join(' ');
    const chain = (hook: 'input' | 'output', packets: string): string =>
      [`chain ${hook} {`, `type filter hook ${hook} priority 0;`, `${packets} ${chance}drop`, '}'].join('\n');
    const chains = [
      only === 'leaving' ? '' : chain('input', which('sport', 'saddr')),
      only === 'arriving' ? '' : chain('output', which('dport', 'daddr')),
    ];
    this.#within(index, 'nft', ['table inet cut {', ...chains, '}'].join('\n'));
    this.#cut.add(index);
  }

  /** All of them arrive again. */
  heal(): void {
    for (const index of this.#cut) this.#within(index, 'nft', 'delete table inet cut');
    this.#cut.clear();
  }

  remove(): void {
    process.off('exit', this.#orphaned);
    for (const name of this.#names.splice(0)) ip('netns', 'del', name);
    ip('link', 'del', this.#bridge);
  }

  #within(index: number, ...command: string[]): void {
    const [program = '', ...before] = this.command(index);
    execFileSync(program, [...before, ...command], { stdio: ['ignore', 'ignore', 'inherit'], env: PATHS });
  }
}

const PATHS = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'], env: PATHS });
}
