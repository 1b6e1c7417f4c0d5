import {
  type FieldProblem,
  FileReply,
  IMAGE_BYTES_MAX,
  type RouteDefinition,
  type RouteInput,
  type RouteName,
  routes,
  routeTable,
} from '@qc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import type { Failure } from '../result.ts';
import { makeCallLimits } from './call-limits.ts';
import { compressReply } from './compress-reply.ts';
import { sendFailure } from './error-edge.ts';
import { fieldProblems, PROBLEMS_MAX } from './bodies/field-problems.ts';
import { readForm, requireForm } from './bodies/form-body.ts';
import type { Actor, Handler, Handlers } from './handlers.ts';
import { SIGNED_IN_VALUES_MAX } from './bodies/json-body.ts';
import { isTrustedOrigin } from './origin.ts';
import { ReadyReply } from './ready-reply.ts';
import { Refused } from './refused.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './pages/send-page.ts';

/**
 * Who is calling. `full` (default) also demands x-auth on calls that may change something and throws `Refused` when
 * it is wrong or the account is restricted; `cookieOnly` answers null instead of refusing; `proof` demands x-auth
 * whatever the method, for the room socket.
 */
export type Authenticate = (request: FastifyRequest, how?: 'full' | 'cookieOnly' | 'proof') => Promise<Actor | null>;

/** A call that was refused, or failed, after it was understood which one it is. */
export interface RefusedCall {
  name: RouteName;
  definition: RouteDefinition;
  request: FastifyRequest;
  failure: Failure;
}
/** Told of every refused call before its answer goes out. */
export type OnRefused = (call: RefusedCall) => Promise<void>;

/** What a multipart body adds to its file. */
const MULTIPART_BYTES = 64 * 1024;
/** A body that anybody may send: an address with a password is less than one kilobyte. */
const STRANGERS_BYTES_MAX = 16 * 1024;
/** A body of somebody who is signed in. */
const SIGNED_IN_BYTES_MAX = 1024 * 1024;
/** A form that does not say how large it may be. */
const FORM_BYTES_MAX = 64 * 1024;
/** Tells a field that is missing from one that is wrong. */
const WITH_INPUT = { reportInput: true };

/** Mounts every operation of the contract: access, limits, parsing, filtering of replies, wording of refusals. */
export function serveRoutes(
  app: FastifyInstance,
  platform: Platform,
  handlers: Handlers,
  authenticate: Authenticate,
  onRefused: OnRefused = async () => undefined,
): void {
  const limits = makeCallLimits(platform);
  app.addHook('onClose', async () => limits.stop());
  const serve = <N extends RouteName>(name: N, handler: Handler<N>): void => {
    const definition: RouteDefinition = routes[name];
    app.route({
      method: definition.method,
      url: fastifyPath(definition.path),
      bodyLimit: bodyLimitOf(definition),
      config: {
        ...(definition.upload && { bodyToDisk: true }),
        ...(definition.access !== 'anyone' && { bodyValuesMax: definition.bodyValuesMax ?? SIGNED_IN_VALUES_MAX }),
      },
      // Before the body is read, so that a stranger cannot make the server parse anything.
      onRequest: async (request) => {
        if (definition.method !== 'GET' && !isTrustedOrigin(platform.config, request))
          throw new Refused('originRefused');
        const actor = await authenticate(request, proofOf(definition));
        request.actor = actor;
        limits.check(name, request, actor);
        refuseWithoutAccess(definition, actor);
        if (definition.form) requireForm(request);
      },
      onSend: async (request, reply, payload) => {
        const failure = request.refusedAs;
        if (failure !== null) await onRefused({ name, definition, request, failure });
        return compressReply(name, request, reply, payload);
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const sent = definition.form ? await readForm(request, formBounds(definition)) : request.body;
        const input = parseInput<N>(definition, request, sent);
        const ifMatch = definition.ifMatch ? readVersion(request, input.body) : null;
        const result = await handler({ ...input, actor: request.actor, ifMatch, request, reply });
        if (!result.ok) return sendFailure(request, reply, result);
        if (result.value instanceof ReadyReply)
          return reply.type('application/json; charset=utf-8').send(result.value.json);
        const body = definition.reply.parse(result.value);
        if (definition.opens) return sendPage(reply, FileReply.parse(body));
        if (definition.download !== undefined) return sendFile(reply, definition.download, FileReply.parse(body));
        setEtag(reply, body);
        return reply.send(body);
      },
    });
  };
  for (const name of routeNames()) serveOne(name, handlers, serve);
}

function bodyLimitOf({ access, bodyMax, upload, uploadMax }: RouteDefinition): number {
  if (upload) return (uploadMax ?? IMAGE_BYTES_MAX) + MULTIPART_BYTES;
  return bodyMax ?? (access === 'anyone' ? STRANGERS_BYTES_MAX : SIGNED_IN_BYTES_MAX);
}

function formBounds({ bodyMax, bodyValuesMax }: RouteDefinition): { bytes: number; values: number } {
  return { bytes: bodyMax ?? FORM_BYTES_MAX, values: bodyValuesMax ?? SIGNED_IN_VALUES_MAX };
}

/** Ties the handler's type to its name for one name at a time. */
function serveOne<N extends RouteName>(
  name: N,
  handlers: Handlers,
  serve: (name: N, handler: Handlers[N]) => void,
): void {
  serve(name, handlers[name]);
}

function routeNames(): RouteName[] {
  return Object.keys(routeTable).filter((name): name is RouteName => name in routes);
}

function proofOf({ access, guarded }: RouteDefinition): 'proof' | 'cookieOnly' | 'full' {
  if (access === 'anyone') return 'cookieOnly';
  return guarded === true ? 'proof' : 'full';
}

function refuseWithoutAccess(definition: RouteDefinition, actor: Actor | null): void {
  if (definition.access === 'anyone') return;
  if (actor === null) throw new Refused('notSignedIn');
  if (definition.access === 'admin' && actor.role !== 0 && actor.role !== 1) throw new Refused('notFound');
}

function parseInput<N extends RouteName>(
  definition: RouteDefinition,
  request: FastifyRequest,
  sent: unknown,
): RouteInput<N> {
  const params = definition.params?.safeParse(request.params);
  // An id that cannot exist is not found, like any other unknown one.
  if (params?.success === false) throw new Refused('notFound');
  const query = definition.query?.safeParse(request.query, WITH_INPUT);
  // The text parts of an upload arrive with the file; its handler reads them.
  const body = definition.body?.safeParse(definition.upload ? {} : sent, WITH_INPUT);
  const ofQuery: FieldProblem[] = query?.success === false ? fieldProblems(query.error.issues) : [];
  const ofBody: FieldProblem[] = body?.success === false ? fieldProblems(body.error.issues) : [];
  const fields = [...ofQuery, ...ofBody].slice(0, PROBLEMS_MAX);
  if (fields.length > 0) throw new Refused('invalidInput', { fields });
  const input = { params: params?.data, query: query?.data, body: body?.data };
  // The schemas above are this route's own; the table that holds them all cannot say so in types.
  return input as RouteInput<N>;
}

/**
 * The version the change began with. `If-Match`, a bare number or quoted as an ETag, weak or not, comes before the
 * version that a whole record carries itself.
 */
function readVersion(request: FastifyRequest, body: unknown): number {
  const header = request.headers['if-match'];
  if (header === undefined) {
    if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number')
      return body.version;
    throw new Refused('versionRequired');
  }
  const [, quoted, bare] = header.match(/^(?:(?:W\/)?"(\d{1,15})"|(\d{1,15}))$/) ?? [];
  const digits = quoted ?? bare;
  if (digits === undefined) throw new Refused('versionRequired');
  return Number(digits);
}

function setEtag(reply: FastifyReply, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('version' in body)) return;
  if (typeof body.version === 'number') reply.header('etag', `"${body.version}"`);
}

function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
