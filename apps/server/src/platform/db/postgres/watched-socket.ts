import { Socket } from 'node:net';

/**
 * A socket, not connected yet, that is given up after so long a silence: a network that swallows everything tells nobody
 * that it does, and whoever waits would wait for a quarter of an hour.
 */
export function watchedSocket(silenceMaxMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMaxMs, () => {
    // Reset and not closed: what is still on its way would arrive when nobody counts on it any more.
    if (socket.remoteFamily === undefined) socket.destroy();
    else socket.resetAndDestroy();
  });
}
