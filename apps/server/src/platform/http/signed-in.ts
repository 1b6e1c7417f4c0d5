import type { Actor } from './handlers.ts';

/** The caller of a route that is not for anyone: the edge has answered 401 before the handler otherwise. */
export function signedIn(call: { actor: Actor | null }): Actor {
  if (!call.actor) throw new Error('a handler that needs a caller was reached without one');
  return call.actor;
}
