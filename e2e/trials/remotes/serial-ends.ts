import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import type { Simulated } from '@qc/remotes/simulator/simulated';

/** A simulated device at the other end of a serial line. */
export interface SerialEnd {
  /** What a bridge opens. */
  readonly path: string;
  say(inputs: readonly Uint8Array[]): void;
  /** Pulls it out. */
  pullOut(): Promise<void>;
  /** Puts it in again, under the same name. */
  putIn(): Promise<void>;
}

/** Makes a pair of ends, gives one the name, and carries the other one's bytes from and to this process. */
const PTY = `
import os, pty, select, sys, tty
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
        os.write(master, said)
    if master in ready:
        os.write(1, os.read(master, 4096))
`;

/** Whether this machine can make pseudo-terminals for a process of Node. */
export function hasPty(): boolean {
  return process.platform !== 'win32' && spawnSync('python3', ['-c', 'import pty']).status === 0;
}

/** A device behind a pseudo-terminal of this name. */
export async function ptyEnd(path: string, device: Simulated<'serial'>): Promise<SerialEnd> {
  let child = await openPty(path, device);
  return {
    path,
    say: (inputs) => {
      for (const bytes of inputs) child.stdin.write(bytes);
    },
    pullOut: async () => {
      rmSync(path, { force: true });
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    putIn: async () => {
      child = await openPty(path, device);
    },
  };
}

async function openPty(path: string, device: Simulated<'serial'>) {
  const child = spawn('python3', ['-c', PTY, path], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (bytes: Buffer) => {
    for (const answer of device.take(bytes, performance.now())) child.stdin.write(answer);
  });
  await once(child.stderr, 'data');
  return child;
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
    say: (inputs) => {
      for (const socket of sockets) for (const bytes of inputs) socket.write(bytes);
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
