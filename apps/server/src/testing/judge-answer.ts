import { ERROR_CODES, ERROR_STATUS } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { type Described, resolveReference } from './described.ts';
import { asSchema, type Schema } from './generate-value.ts';
import { misfits } from './misfits.ts';

/** What of an answer is not as the description tells; none: it fits. No failure of the server but `allowed` fits. */
export function judgeAnswer(
  { operation }: Described,
  reply: LightMyRequestResponse,
  allowed?: number,
): readonly string[] {
  const { statusCode } = reply;
  const responses = asSchema(operation['responses']);
  const told = responses[statusCode] ?? responses['default'];
  if (told === undefined) return [`no ${statusCode} is described`];
  const failed = statusCode >= 500 && statusCode !== allowed ? [`${statusCode} ${reply.body.slice(0, 200)}`] : [];
  return [...failed, ...judgeBody(followed(told), reply)];
}

function judgeBody(response: Schema, { headers, body, statusCode }: LightMyRequestResponse): readonly string[] {
  const content = Object.entries(asSchema(response['content']));
  const type = String(headers['content-type'] ?? '');
  // An answer about the head alone has the type of what it leaves out.
  if (content.length === 0 || body === '') return [];
  const [, described] = content.find(([kind]) => isOfKind(type, kind)) ?? [];
  if (described === undefined) return [`${type} is not described`];
  if (!type.startsWith('application/json')) return [];
  const value: unknown = JSON.parse(body);
  const { code } = asSchema(value);
  const known = ERROR_CODES.find((one) => one === code);
  const wrong = statusCode >= 400 && known !== undefined && ERROR_STATUS[known] !== statusCode;
  return [
    ...(wrong ? [`${String(code)} with ${statusCode}`] : []),
    ...misfits(value, asSchema(asSchema(described)['schema']), resolveReference),
  ];
}

function isOfKind(type: string, kind: string): boolean {
  const [plain] = type.split(';');
  return kind === '*/*' || kind.split(';')[0] === plain || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1)));
}

function followed(told: unknown): Schema {
  const schema = asSchema(told);
  return typeof schema['$ref'] === 'string' ? resolveReference(schema['$ref']) : schema;
}
