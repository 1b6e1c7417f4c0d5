import { IMAGE_BYTES_MAX, type RouteDefinition } from '@qc/contract';
import type { SchemaBook } from './describe-schema.ts';
import { isJsonSchema, type JsonSchema } from './json-schema.ts';

/** One operation as OpenAPI has it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Who may call at all: `anyone`, `user`, `admin`. */
  'x-access': RouteDefinition['access'];
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

const ERROR = { $ref: '#/components/responses/Refusal' };
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version the change began with, as the ETag of the record says; or the body holds it as `version`',
  schema: { type: 'string', pattern: '^(W/)?"?\\d{1,15}"?$' },
};

/** Describes a route of the contract. */
export function describeRoute(name: string, route: RouteDefinition, book: SchemaBook): Operation {
  const body = requestBody(route, book);
  return {
    operationId: name,
    summary: route.summary,
    tags: [tagOf(route.path)],
    'x-access': route.access,
    security: securityOf(route),
    parameters: [
      ...parametersOf(route.params, 'path', book),
      ...parametersOf(route.query, 'query', book),
      ...(route.ifMatch ? [IF_MATCH] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: replyOf(route, book), ...refusalsOf(route) },
  };
}

/** The cookie says who calls; x-auth proves that a page of ours does, where a call may change something. */
function securityOf({ access, method, guarded }: RouteDefinition): Record<string, string[]>[] {
  if (access === 'anyone') return [{}, { session: [] }];
  return method === 'GET' && !guarded ? [{ session: [] }] : [{ session: [], sessionValue: [] }];
}

function parametersOf(schema: RouteDefinition['params'], place: 'path' | 'query', book: SchemaBook): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties, required } = book.sent(schema);
  if (!isJsonSchema(properties)) return [];
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || needed.includes(name),
    schema: described,
  }));
}

function requestBody(route: RouteDefinition, book: SchemaBook): JsonSchema | null {
  if (route.upload)
    return multipart({ file: FILE, ...textParts(route, book) }, ['file'], route.uploadMax ?? IMAGE_BYTES_MAX);
  if (route.body === undefined) return null;
  const schema = book.sent(route.body);
  if (route.form) return { required: true, content: { 'multipart/form-data': { schema } } };
  return { required: true, ...(route.whole && { description: WHOLE }), content: { 'application/json': { schema } } };
}

/** Said of bodies that may be whole records. */
const WHOLE = 'The whole record may be sent as it was got: fields that are not named here are ignored';
const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

function textParts({ body }: RouteDefinition, book: SchemaBook): JsonSchema {
  const properties = body && book.sent(body)['properties'];
  return isJsonSchema(properties) ? properties : {};
}

function multipart(properties: JsonSchema, required: string[], bytesMax: number): JsonSchema {
  const schema = { type: 'object', properties, required };
  const description = `At most ${Math.floor(bytesMax / 1024)} kB`;
  return { required: true, description, content: { 'multipart/form-data': { schema } } };
}

function replyOf({ download, reply }: RouteDefinition, book: SchemaBook): JsonSchema {
  if (download !== undefined) return { description: 'The file', content: { [download]: { schema: {} } } };
  return { description: 'Done', content: { 'application/json': { schema: book.got(reply) } } };
}

/** The refusals that every such call may meet, and `default` for those of its own: all have one shape. */
function refusalsOf({ access, params, query, body, ifMatch }: RouteDefinition): Record<string, JsonSchema> {
  return {
    ...((query ?? body) && { 400: ERROR }),
    ...(access !== 'anyone' && { 401: ERROR, 403: ERROR }),
    ...((params ?? access === 'admin') && { 404: ERROR }),
    ...(ifMatch && { 412: ERROR, 428: ERROR }),
    429: ERROR,
    default: ERROR,
  };
}

/** `/admin/user/{id}` belongs to `admin`, `/api/GameResult` to `GameResult`. */
function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'api' ? second : first;
}
