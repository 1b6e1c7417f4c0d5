import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const GATEWAY = resolve(import.meta.dirname, '../../../apps/gateway/src/run.ts');

/** The gateway as a house starts it, by its settings. */
export class GatewayProcess {
  /** What it has said. */
  readonly lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(settings: NodeJS.ProcessEnv) {
    this.#child = spawn(process.execPath, [GATEWAY], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
    process.on('exit', () => this.#child.kill());
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => this.lines.push(...String(text).trimEnd().split('\n')));
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
