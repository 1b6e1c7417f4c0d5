import * as z from 'zod/mini';

/** Who may call a route at all; which record is decided by the feature's policy. */
export type Access = 'anyone' | 'user' | 'admin';

/** One operation of the API: one source for validation, reply filtering, the typed client and OpenAPI. */
export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify takes `{id}` as `:id`. */
  path: string;
  access: Access;
  /** One line for the API description. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Multipart with one part `file`; `body` describes the text fields beside it. */
  upload?: true;
  /** The write says the version it started from (If-Match): 428 without, 412 when stale. */
  ifMatch?: true;
  /** Shape of the 200 reply; fields that are not in it never leave the server. */
  reply: z.ZodMiniType;
}

/** Keeps literal types while checking the shape. */
export function route<const R extends RouteDefinition>(definition: R): R {
  return definition;
}

/** An empty reply. */
export const Done = z.object({ ok: z.literal(true) });
export type Done = z.infer<typeof Done>;
