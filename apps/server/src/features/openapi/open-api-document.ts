import { LANGUAGES } from '@qc/contract/languages';
import { ERROR_STATUS, routeTable } from '@qc/contract';
import { PRODUCT_VERSION } from '#platform/product-version';
import { SchemaBook } from './describe-schema.ts';
import { describeRoute, type Operation } from './describe-route.ts';
import type { JsonSchema } from './json-schema.ts';
import { OTHER_ROUTES } from './other-routes.ts';

/** An OpenAPI 3.1 description. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** By path, then by method. */
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, JsonSchema>>;
}

const DESCRIPTION = [
  'Every call of the house, made from the same table that serves them.',
  'Records have their id under `_id`; times are milliseconds since 1970, UTC; money and credits are whole numbers, money in minor units.',
  'A refusal has a code of the closed list `ErrorCode`; nothing should ever be read out of its words.',
  'What is unknown and what is forbidden look alike: 404.',
].join('\n\n');

/** Describes the contract's routes and all others. `host`: the origin that calls go to; empty: the description's own. */
export function openApiDocument(host = ''): OpenApiDocument {
  const book = new SchemaBook();
  // Replies first: see `SchemaBook.got`.
  for (const { reply, download } of Object.values(routeTable)) if (download === undefined) book.got(reply);
  const paths: OpenApiDocument['paths'] = {};
  const add = (path: string, method: string, operation: Operation) => {
    (paths[path] ??= {})[method] = operation;
  };
  for (const [name, route] of Object.entries(routeTable)) {
    add(route.path, route.method.toLowerCase(), describeRoute(name, route, book));
  }
  for (const { path, method, operation } of OTHER_ROUTES) add(path, method, operation);
  return {
    openapi: '3.1.0',
    info: { title: 'questions.creator', version: PRODUCT_VERSION, description: DESCRIPTION },
    servers: [{ url: host || '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'qc', description: 'Set by signing in; `__Host-qc` on https' },
        sessionValue: {
          type: 'apiKey',
          in: 'header',
          name: 'x-auth',
          description: 'The `session` of the sign-in’s reply; useless without its cookie',
        },
      },
      schemas: { ...book.schemas, FieldProblem: FIELD_PROBLEM, ErrorCode: ERROR_CODE, ErrorReply: ERROR_REPLY },
      responses: {
        Refusal: {
          description: 'Refused, or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
        },
      },
    },
  };
}

const STATUSES = Object.entries(ERROR_STATUS)
  .map(([code, status]) => `${status} \`${code}\``)
  .join(', ');
const ERROR_CODE: JsonSchema = {
  type: 'string',
  enum: Object.keys(ERROR_STATUS),
  description: `With their statuses: ${STATUSES}`,
};
const TEXT = { type: 'string' };
const FIELD_PROBLEM: JsonSchema = {
  type: 'object',
  required: ['path', 'code'],
  properties: { path: TEXT, code: TEXT, limit: { type: 'number' } },
};
const ERROR_REPLY: JsonSchema = {
  type: 'object',
  required: ['code', 'requestId', 'clapErr', ...LANGUAGES],
  properties: {
    code: { $ref: '#/components/schemas/ErrorCode' },
    requestId: TEXT,
    clapErr: { const: true },
    he: TEXT,
    ar: TEXT,
    en: TEXT,
    fields: { type: 'array', items: { $ref: '#/components/schemas/FieldProblem' } },
    current: { description: 'On 412: the record as it is now' },
    redirect: TEXT,
    details: { type: 'array', items: TEXT },
  },
};
