import type { Role, RouteInput, RouteName, RouteReply, UserId } from '@qc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../result.ts';
import type { ReadyReply } from './ready-reply.ts';

/** Who is calling, proved by cookie and, on state-changing calls, by x-auth. */
export interface Actor {
  userId: UserId;
  role: Role;
  /** Hash of the session's id. */
  sessionHash: string;
}

/** One parsed call. `actor` is null only on routes for anyone. */
export interface Call<N extends RouteName> extends RouteInput<N> {
  actor: Actor | null;
  /** On versioned writes: the version the change began with. */
  ifMatch: number | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Result<RouteReply<N> | ReadyReply>>;
/** One handler for each operation of the contract; a missing one does not compile. */
export type Handlers = { [N in RouteName]: Handler<N> };
