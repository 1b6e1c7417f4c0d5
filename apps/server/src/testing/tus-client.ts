import * as z from 'zod/mini';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A hand-held tus client: every step of the protocol is one call. Needs a server that listens. */
export interface TusClient {
  create(size: number, fileName: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a piece; the reply may be refused before it was read. */
  send(location: string, offset: number, bytes: Buffer, headers?: Record<string, string>): Promise<Response>;
  /** Where to go on; -1 when the upload is not found. */
  offset(location: string, headers?: Record<string, string>): Promise<number>;
  remove(location: string): Promise<Response>;
  /** Uploads everything in one piece and gives the upload's id. */
  upload(bytes: Buffer, fileName: string): Promise<string>;
}

/** The id at the end of an upload's address. */
export function uploadId(reply: Response): string {
  return reply.headers.get('location')?.split('/').at(-1) ?? '';
}

/** The code of a refusal. */
export async function codeOf(reply: Response): Promise<string> {
  return z.object({ code: z.string() }).parse(await reply.json()).code;
}

/** Makes a client of one person for the server at `origin`. */
export function tusClient(origin: string, client: Pick<TestClient, 'headers'> | null): TusClient {
  const base = { ...client?.headers, 'tus-resumable': '1.0.0' };
  const at = (location: string) => new URL(location, origin);
  const tus: TusClient = {
    create: (size, fileName, headers = {}) =>
      fetch(at('/media/upload'), {
        method: 'POST',
        headers: {
          ...base,
          'upload-length': String(size),
          'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
          ...headers,
        },
      }),
    send: (location, offset, bytes, headers = {}) =>
      fetch(at(location), {
        method: 'PATCH',
        headers: {
          ...base,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          ...headers,
        },
        body: new Uint8Array(bytes),
      }),
    offset: async (location, headers = {}) => {
      const reply = await fetch(at(location), { method: 'HEAD', headers: { ...base, ...headers } });
      return reply.status === 200 ? Number(reply.headers.get('upload-offset')) : -1;
    },
    remove: (location) => fetch(at(location), { method: 'DELETE', headers: base }),
    upload: async (bytes, fileName) => {
      const created = await tus.create(bytes.length, fileName);
      const sent = await tus.send(created.headers.get('location') ?? '', 0, bytes);
      if (sent.status !== 204) throw new Error(`uploading failed: ${created.status} ${sent.status}`);
      return uploadId(created);
    },
  };
  return tus;
}

/** Lets a test's server listen on a free port; it closes with the app. */
export async function listenApp({ app }: TestApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}
