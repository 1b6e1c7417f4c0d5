import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { s3At } from './test-bucket.ts';

/** What the storage does wrong with one request; `ok`: nothing. */
export type StorageFault =
  | 'ok'
  | 'error'
  | 'slowDown'
  | 'forbidden'
  | 'noBucket'
  /** The connection ends in the middle of what is sent, by either side. */
  | 'cut'
  /** Half of the body, then nothing. */
  | 'halted'
  /** No answer at all. */
  | 'silent'
  /** The whole file, whatever part was asked for. */
  | 'whole'
  /** Half of the bytes are kept, and that is called done. */
  | 'loses';

/** A stand-in of a storage that misbehaves as it is told, request by request; afterwards as `always` says. */
export interface BrokenStorage {
  settings: S3Settings;
  kept: Map<string, Buffer>;
  /** Methods of the requests that came. */
  asked: string[];
  next: StorageFault[];
  always: StorageFault;
  remove(): Promise<void>;
}

const STATUS = { error: 500, slowDown: 503, forbidden: 403, noBucket: 404 } as const;
const CODE = { error: 'InternalError', slowDown: 'SlowDown', forbidden: 'AccessDenied', noBucket: 'NoSuchBucket' };

/** Starts one; whoever calls removes it. */
export async function makeBrokenStorage(): Promise<BrokenStorage> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, reply) => {
    storage.asked.push(request.method ?? '');
    request.on('error', () => undefined);
    void serve(kept, storage.next.shift() ?? storage.always, request, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const storage: BrokenStorage = {
    settings: s3At(`http://127.0.0.1:${port}`),
    kept,
    asked: [],
    next: [],
    always: 'ok',
    remove: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return storage;
}

async function serve(
  kept: Map<string, Buffer>,
  fault: StorageFault,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://storage');
  if (fault === 'silent') return;
  if (fault in STATUS) return refuse(request, reply, fault);
  if (request.method === 'PUT') {
    if (fault === 'cut') return void request.once('data', () => request.socket.destroy());
    const bytes = await buffer(request);
    kept.set(key, fault === 'loses' ? bytes.subarray(0, bytes.length / 2) : bytes);
    return void reply.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    kept.delete(key);
    return void reply.writeHead(204).end();
  }
  if (searchParams.has('list-type')) return list(kept, searchParams.get('prefix') ?? '', reply);
  const bytes = kept.get(key);
  if (!bytes) return void reply.writeHead(404).end();
  give(bytes, fault, request, reply);
}

function refuse(request: IncomingMessage, reply: ServerResponse, fault: StorageFault): void {
  for (const name of ['error', 'slowDown', 'forbidden', 'noBucket'] as const) {
    if (name !== fault) continue;
    request.resume();
    reply.writeHead(STATUS[name], { 'content-type': 'application/xml' });
    reply.end(`<?xml version="1.0"?><Error><Code>${CODE[name]}</Code><Message>no</Message></Error>`);
  }
}

function list(kept: Map<string, Buffer>, prefix: string, reply: ServerResponse): void {
  const files = [...kept].map(([path, { length }]) => ({ key: path.split('/').slice(2).join('/'), length }));
  const found = files.filter(({ key }) => key.startsWith(prefix));
  const at = new Date().toISOString();
  const rows = found.map(
    ({ key, length }) =>
      `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>${at}</LastModified></Contents>`,
  );
  reply.writeHead(200, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0"?><ListBucketResult>${rows.join('')}</ListBucketResult>`);
}

function give(all: Buffer, fault: StorageFault, { method, headers }: IncomingMessage, reply: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(fault === 'whole' ? '' : (headers.range ?? '')) ?? [];
  const isPart = from !== undefined && to !== undefined;
  const bytes = isPart ? all.subarray(Number(from), Number(to) + 1) : all;
  reply.writeHead(isPart ? 206 : 200, {
    'content-length': bytes.length,
    etag: `"${createHash('md5').update(all).digest('hex')}"`,
    ...(isPart && { 'content-range': `bytes ${from}-${to}/${all.length}` }),
  });
  if (method === 'HEAD') return void reply.end();
  if (fault !== 'cut' && fault !== 'halted') return void reply.end(bytes);
  reply.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
    // What is written is to arrive before the end does.
    if (fault === 'cut') setTimeout(() => reply.destroy(), 20);
  });
}
