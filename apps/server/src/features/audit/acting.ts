import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import { type AuditBy, auditBy } from './record-audit.ts';

/** Somebody who acts, as rules see the person, and as the audit log names them. */
export interface Acting {
  actor: Actor;
  by: AuditBy;
}

/** Who makes a call of a route that is not for anyone. */
export function acting(call: { actor: Actor | null; request: FastifyRequest }): Acting {
  return { actor: signedIn(call), by: auditBy(call) };
}
