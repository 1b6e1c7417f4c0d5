import type { LineRequest } from '../dialect.ts';
import { type Fields, fieldsOf, queryOf } from '../line-request.ts';

/** All that was sent, in the address and in the body: Yemot uses both, and signs neither. */
export function allFields(request: LineRequest): Fields {
  const query = queryOf(request.url);
  const body = request.method === 'POST' ? request.body.toString('utf8') : '';
  return fieldsOf(query === '' || body === '' ? query + body : `${query}&${body}`);
}
