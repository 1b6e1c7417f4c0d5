import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { Turns } from './turns.ts';

/** Strangers' bodies that wait: about a second's work. */
const WAITING_MAX = 5000;

/** Calls back when a call may go on, with a refusal when too many wait; never when its caller has gone meanwhile. */
type InTurn = (request: FastifyRequest, go: (refusal?: Refused) => void) => void;

/**
 * Takes the bodies of strangers one by one, each in a turn of the event loop of its own: sixty that come at one instant
 * would otherwise be sixty refusals in a row, and a room's answers would wait for them all. A call waits twice, for its
 * head is worked on as soon as it is here and its body may come later; what it has brought lies in the connection.
 */
export function takeTurns(app: FastifyInstance, waitingMax = WAITING_MAX): void {
  const turns = new Turns(waitingMax);
  /** What closes when a caller goes: the connection may have brought other calls as well. */
  const replies = new WeakMap<FastifyRequest, ServerResponse>();
  const inTurn: InTurn = (request, go) => {
    const leave = turns.take(go);
    if (leave === null) go(new Refused('tooManyRequests', {}, 1));
    else replies.get(request)?.once('close', leave);
  };
  app.decorate('inTurn', (request, go) => {
    if (request.actor || isAwaited(request)) go();
    else inTurn(request, go);
  });
  app.addHook('onRequest', (request, reply, done) => {
    replies.set(request, reply.raw);
    const { cookie, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const isEmpty = encoding === undefined && (length === undefined || length === '0');
    // Who shows a cookie is soon known, or waits when the body is here.
    if (isEmpty || cookie !== undefined || isAwaited(request)) done();
    // A refusal is left to the second time: it then has the headers of all answers.
    else inTurn(request, () => done());
  });
}

function isAwaited(request: FastifyRequest): boolean {
  return request.routeOptions.config.isAwaited?.(request) === true;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a call whose body is here go on: at once, or when it is a stranger's turn. */
    inTurn: InTurn;
  }
  interface FastifyContextConfig {
    /** The call belongs to something that is open already, and waits for no turn. */
    isAwaited?: (request: FastifyRequest) => boolean;
  }
}
