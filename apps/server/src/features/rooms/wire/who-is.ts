import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/http/handlers';
import { Refused } from '#platform/http/refused';
import type { Authenticate } from '#platform/http/serve-routes';

/**
 * Who stands behind a request, when a page can not only send the cookie along but also knows the session value that
 * belongs to it. Null: nobody, or an account that may do nothing.
 */
export async function whoIs(
  authenticate: Authenticate,
  request: FastifyRequest,
  session: string,
): Promise<Actor | null> {
  request.headers['x-auth'] = session;
  try {
    return await authenticate(request, 'proof');
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
