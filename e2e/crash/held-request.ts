import { once } from 'node:events';
import { connect } from 'node:net';

/** A request that waits for its last byte. */
export interface HeldRequest {
  /** Sends it; the reply. Status 0: the server died without one. */
  release(): Promise<{ status: number; body: string }>;
}

/** What is asked. */
export interface HeldCall {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Sends a request but for its last byte, so that many can be let go at the same instant. */
export async function holdRequest(url: string, { method, path, headers, body }: HeldCall): Promise<HeldRequest> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    host: `${hostname}:${port}`,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
    }),
  }).map(([name, value]) => `${name}: ${value}`);
  // Of this version the reply comes in one piece.
  const bytes = Buffer.from(`${method} ${path} HTTP/1.0\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
  socket.write(bytes.subarray(0, -1));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that is killed breaks the connection.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return {
    release: async () => {
      socket.write(bytes.subarray(-1));
      await closed;
      const reply = Buffer.concat(chunks).toString();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0);
      return { status, body: reply.slice(reply.indexOf('\r\n\r\n') + 4) };
    },
  };
}
