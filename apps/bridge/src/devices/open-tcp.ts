import { connect } from 'node:net';
import type { RawDevice } from './machine.ts';

/** How the address of a line over the network begins; host and port follow. */
export const TCP = 'tcp://';
const OPEN_MS = 5000;

/** Opens a serial line that somebody serves over the network, such as a board with wireless. Rejects where nobody does. */
export function openTcp(address: string): Promise<RawDevice> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, timeout: OPEN_MS });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('nobody answers')));
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.setTimeout(0);
      socket.on('error', () => undefined);
      resolve({
        write: (bytes) =>
          new Promise((done, failed) => {
            socket.write(bytes, (error) => (error ? failed(error) : done()));
          }),
        onData: (listener) => void socket.on('data', listener),
        onGone: (listener) => void socket.once('close', listener),
        close: async () => void socket.destroy(),
      });
    });
  });
}
