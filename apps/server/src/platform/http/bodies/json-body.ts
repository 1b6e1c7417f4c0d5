import type { FastifyInstance } from 'fastify';
import { isWithinBounds } from '../guards/json-bounds.ts';
import { Refused } from '../refused.ts';

/** Deepest nesting of a JSON body; a game with its slides needs about ten levels. */
const DEPTH_MAX = 20;
/** Most keys of one object; none of ours has half as many. */
const KEYS_MAX = 200;
/** Most values of a body where its route says nothing: it is anybody's. */
const VALUES_MAX = 2000;
/** Most values of a body of somebody who is signed in, where its route says nothing. */
export const SIGNED_IN_VALUES_MAX = 20_000;

/**
 * JSON is the only body besides uploads: no prototype tricks, no endless nesting, no more values than its route needs;
 * an empty body is none.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    if (bytes.length === 0) {
      done(null, undefined);
      return;
    }
    app.inTurn(request, (refusal) => {
      if (refusal) done(refusal);
      else if (!isModestJson(bytes, request.routeOptions.config.bodyValuesMax)) done(new Refused('invalidInput'));
      else void parse(request, bytes.toString('utf8'), done);
    });
  });
}

/** Whether what calls itself JSON may be parsed at all. */
export function isModestJson(json: Uint8Array, values: number = VALUES_MAX): boolean {
  return isWithinBounds(json, { depth: DEPTH_MAX, keys: KEYS_MAX, values });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most values of a JSON body. */
    bodyValuesMax?: number;
  }
}
