import type { FastifyInstance } from 'fastify';
import { softTone } from '@qc/telephone/tone';
import { LINE_PATH, TONE_PATH } from '../line/line-address.ts';
import { answerLine, type AnsweringParts, type LineOutcome } from './answer-line.ts';

const TONE = Buffer.from(softTone());

/** A request about a call is about a kilobyte; in Yemot's all keys of a call come each time. */
const BODY_MAX = 64 * 1024;

/** What the way of a line into the house is made of. */
export interface LineWebhookParts extends AnsweringParts {
  /** Told of each request. */
  count(outcome: LineOutcome): void;
}

/** Takes what providers of telephone lines ask. The body comes as the bytes that were signed. */
export async function registerLineWebhook(server: FastifyInstance, parts: LineWebhookParts): Promise<void> {
  server.get(TONE_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('audio/wav').send(TONE),
  );
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route<{ Params: { line: string } }>({
      method: ['GET', 'POST'],
      url: `${LINE_PATH}/:line`,
      bodyLimit: BODY_MAX,
      config: { forThousands: true },
      handler: async ({ params, method, raw, headers, body, ip }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const sent = { method, target: raw.url ?? '', headers, body: bytes, ip };
        const { status, outcome, answer } = await answerLine(parts, params.line, sent);
        parts.count(outcome);
        reply.status(status).header('cache-control', 'no-store');
        return answer === null ? reply.send() : reply.type(answer.contentType).send(answer.body);
      },
    });
  });
}
