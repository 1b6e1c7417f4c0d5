import { LIVE_PATH } from '@qc/contract/live/protocol';
import { apiHost } from '../api-host/index.ts';
import type { OpenTransport } from './transport.ts';

/** The room over a WebSocket, where the calls go. */
export const openSocket: OpenTransport = (hello, events) => {
  const address = new URL(apiHost() + LIVE_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  let live = true;
  const end = (code: number | null) => {
    if (!live) return;
    live = false;
    events.closed(code);
  };
  socket.onopen = () => {
    if (!live) return;
    socket.send(hello);
    events.opened();
  };
  socket.onmessage = (event) => {
    if (live && typeof event.data === 'string') events.received(event.data);
  };
  socket.onclose = (event) => end(event.code);
  socket.onerror = () => end(null);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    drop: () => {
      live = false;
      socket.close();
    },
  };
};
