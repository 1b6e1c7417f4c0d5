import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Simulated } from '@qc/remotes/simulator/simulated';

/** A simulated device at the other end of a serial line. */
export interface SerialEnd {
  /** What a bridge opens. */
  readonly path: string;
  /** The device says this; the reply is when it was on the line, ms since 1970. */
  say(inputs: readonly Uint8Array[]): Promise<number>;
  /** Pulls it out. */
  pullOut(): Promise<void>;
  /** Puts it in again, under the same name. */
  putIn(): Promise<void>;
}

/**
 * Makes a pair of ends, gives one the name, and carries the other one's bytes from and to this process. Of what it puts on
 * the line it says how much and when, ns of the machine's clock: how late it is itself is no fault of the bridge.
 */
const PTY = `
import os, pty, select, sys, time, tty
master, slave = pty.openpty()
tty.setraw(slave)
name = sys.argv[1]
if os.path.lexists(name): os.unlink(name)
os.symlink(os.ttyname(slave), name)
sys.stderr.write("ready\\n"); sys.stderr.flush()
while True:
    ready, _, _ = select.select([0, master], [], [])
    if 0 in ready:
        said = os.read(0, 4096)
        if not said: break
        sys.stderr.write("%d %d\\n" % (os.write(master, said), time.monotonic_ns())); sys.stderr.flush()
    if master in ready:
        os.write(1, os.read(master, 4096))
`;

/** Whether this machine can make pseudo-terminals for a process of Node. */
export function hasPty(): boolean {
  return process.platform !== 'win32' && spawnSync('python3', ['-c', 'import pty']).status === 0;
}

/** A device behind a pseudo-terminal of this name. */
export async function ptyEnd(path: string, device: Simulated<'serial'>): Promise<SerialEnd> {
  let pty = await Pty.open(path, device);
  return {
    path,
    say: (inputs) => pty.say(inputs),
    pullOut: async () => {
      rmSync(path, { force: true });
      await pty.kill();
    },
    putIn: async () => {
      pty = await Pty.open(path, device);
    },
  };
}

/** One run of the program that has the pair of ends. */
class Pty {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Bytes handed over, and bytes that were put on the line. */
  #said = 0;
  #written = 0;
  #waiting: { end: number; told: (atMs: number) => void }[] = [];

  private constructor(child: ChildProcessByStdio<Writable, Readable, Readable>, device: Simulated<'serial'>) {
    this.#child = child;
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (bytes: Buffer) => {
      for (const answer of device.take(bytes, performance.now())) this.#put(answer);
    });
    createInterface(child.stderr).on('line', (line) => this.#note(line));
    child.on('exit', () => this.#tell(Infinity, nowMs()));
  }

  static async open(path: string, device: Simulated<'serial'>): Promise<Pty> {
    const child = spawn('python3', ['-c', PTY, path], { stdio: ['pipe', 'pipe', 'pipe'] });
    await once(child.stderr, 'data');
    return new Pty(child, device);
  }

  async say(inputs: readonly Uint8Array[]): Promise<number> {
    for (const bytes of inputs) this.#put(bytes);
    const isGone = this.#child.exitCode !== null || this.#child.signalCode !== null;
    if (isGone || this.#written >= this.#said) return nowMs();
    return new Promise((told) => this.#waiting.push({ end: this.#said, told }));
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  #put(bytes: Uint8Array): void {
    this.#said += bytes.length;
    this.#child.stdin.write(bytes);
  }

  /** How many bytes, and when. */
  #note(line: string): void {
    const [bytes, atNs] = line.split(' ').map(Number);
    if (bytes === undefined || atNs === undefined) return;
    this.#written += bytes;
    this.#tell(this.#written, nowMs() - (Number(process.hrtime.bigint()) - atNs) / 1e6);
  }

  #tell(upTo: number, atMs: number): void {
    const done = this.#waiting.filter(({ end }) => end <= upTo);
    this.#waiting = this.#waiting.filter(({ end }) => end > upTo);
    for (const { told } of done) told(atMs);
  }
}

/** Ms since 1970 that never go back. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** A device behind a line over the network, for machines without pseudo-terminals. */
export async function tcpEnd(device: Simulated<'serial'>): Promise<SerialEnd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      for (const answer of device.take(bytes, performance.now())) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    path: `tcp://127.0.0.1:${port}`,
    say: async (inputs) => {
      for (const socket of sockets) for (const bytes of inputs) socket.write(bytes);
      return nowMs();
    },
    pullOut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    putIn: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
