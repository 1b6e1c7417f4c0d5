import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStream } from './stream-transport.ts';

const encoder = new TextEncoder();

describe('openStream', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('posts the hello, reads events in any pieces, and sends messages up in order under the stream id', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const calls: { path: string; body: unknown; wire: string | null }[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      calls.push({ path, body: init.body, wire: new Headers(init.headers).get('x-live-link') });
      if (path === '/live/stream') return new Response(readable, { headers: { 'x-live-link': 'secret' } });
      return new Response('{"ok":true}');
    });
    const received: string[] = [];
    const opened = vi.fn();
    const closed = vi.fn();
    const transport = openStream('{"t":"hello"}', { opened, received: (text) => received.push(text), closed });
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());

    await writer.write(encoder.encode('data: {"t":"po'));
    await writer.write(encoder.encode('ng","n":1}\n\n: still here\n\ndata: {"t":"שלום"}\n\n'));
    await vi.waitFor(() => expect(received).toEqual(['{"t":"pong","n":1}', '', '{"t":"שלום"}']));

    transport.send('one');
    transport.send('two');
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.slice(1)).toEqual([
      { path: '/live/send', body: 'one', wire: 'secret' },
      { path: '/live/send', body: 'two', wire: 'secret' },
    ]);

    await writer.close();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('tells that it is closed when the server refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
    const closed = vi.fn();
    const opened = vi.fn();
    openStream('{}', { opened, received: vi.fn(), closed });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(null));
    expect(opened).not.toHaveBeenCalled();
  });
});
