import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

/** Deepest nesting of a JSON body; a game with its slides needs about ten levels. */
export const JSON_DEPTH_MAX = 20;

/** JSON is the only body besides uploads: no prototype tricks, no endless nesting; an empty body is none. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8');
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value) => {
      if (error === null && isTooDeep(value, JSON_DEPTH_MAX)) done(new Refused('invalidInput'));
      else done(error, value);
    });
  });
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
