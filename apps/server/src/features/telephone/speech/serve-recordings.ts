import type { FastifyInstance } from 'fastify';
import { byteRange } from '#features/media';
import { SAID_PATH } from '../line/line-address.ts';
import type { Recordings } from './recordings.ts';

/** Whoever knows the address of a recording may hear it: what is said at it never changes. */
export function serveRecordings(server: FastifyInstance, recordings: Pick<Recordings, 'read'>): void {
  server.get<{ Params: { file: string } }>(`${SAID_PATH}/:file`, async ({ params, headers }, reply) => {
    const [, name] = /^([0-9a-f]{40})\.wav$/.exec(params.file) ?? [];
    const wav = name === undefined ? null : await recordings.read(name);
    if (wav === null) return reply.code(404).header('cache-control', 'no-store').send();
    // Some browsers play nothing of which they cannot have a part.
    const part = byteRange(headers.range, wav.length);
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${wav.length}`).send();
    reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('audio/wav');
    if (part === null) return reply.send(wav);
    const { start, end } = part;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${wav.length}`)
      .send(wav.subarray(start, end + 1));
  });
}
