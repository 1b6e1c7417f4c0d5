import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const PARTS = join(ROOT, 'node_modules/.cache/bridge/node_modules');

/** Installs the parts that reach devices, as `npm run bridge` does; whether serial ports can be reached then. */
export function installParts(): boolean {
  spawnSync(process.execPath, [join(ROOT, 'scripts/bridge.mjs'), '--only-install'], { stdio: 'inherit' });
  return existsSync(join(PARTS, 'serialport'));
}

/** The real bridge in a process of its own, always started by the same command. */
export class BridgeProcess {
  readonly lines: string[] = [];
  readonly #words: string[];
  readonly #folder: string;
  #child: ChildProcess | null = null;

  /** `words`: of its command line. `folder`: where it keeps its file. */
  constructor(words: string[], folder: string) {
    this.#words = words;
    this.#folder = folder;
  }

  start(): void {
    const child = spawn(process.execPath, [join(ROOT, 'apps/bridge/src/main.ts'), ...this.#words], {
      env: { ...process.env, NODE_PATH: PARTS, BRIDGE_DIR: this.#folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => this.lines.push(...String(text).trimEnd().split('\n')));
  }

  get running(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it as a power cut would. */
  async killNine(): Promise<void> {
    const child = this.#child;
    if (!child || !this.running) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
