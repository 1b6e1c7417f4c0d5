import { LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract/live/protocol';
import { apiHost } from '../api-host/index.ts';
import type { OpenTransport } from './transport.ts';

/** The room over an event stream down and one small call for each message up, for networks that let no WebSocket through. */
export const openStream: OpenTransport = (hello, events) => {
  const stop = new AbortController();
  const json = { 'content-type': 'application/json' };
  const post = { method: 'POST', credentials: 'include', signal: stop.signal } as const;
  let live = true;
  let linkId = '';
  // One call at a time keeps the order of what is sent.
  let sending: Promise<unknown> = Promise.resolve();

  const end = () => {
    if (!live) return;
    live = false;
    stop.abort();
    events.closed(null);
  };

  const read = async () => {
    const reply = await fetch(apiHost() + LIVE_STREAM_PATH, { ...post, body: hello, headers: json });
    if (!reply.ok || !reply.body) return;
    linkId = reply.headers.get(LIVE_STREAM_HEADER) ?? '';
    events.opened();
    const reader = reply.body.getReader();
    const decoder = new TextDecoder();
    let buffer = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !live) return;
      buffer += decoder.decode(value, { stream: true });
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        if (!live) return;
        const data = block.split('\n').find((line) => line.startsWith('data:'));
        events.received(data ? data.slice(5).trim() : '');
      }
    }
  };
  read().then(end, end);

  return {
    send: (body) => {
      sending = sending
        .then(async () => {
          const headers = { ...json, [LIVE_STREAM_HEADER]: linkId };
          const reply = await fetch(apiHost() + LIVE_SEND_PATH, { ...post, body, headers });
          if (!reply.ok) end();
        })
        .catch(end);
    },
    drop: () => {
      live = false;
      stop.abort();
    },
  };
};
