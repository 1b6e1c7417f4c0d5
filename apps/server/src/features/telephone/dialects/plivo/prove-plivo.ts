import { createHmac } from 'node:crypto';
import type { LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { type Fields, fieldsOf, headerOf, isForm, queryOf } from '../line-request.ts';
import { isAnySame } from '../same-secret.ts';

/**
 * Proves Plivo's third signature: the address with its query sorted, the form's fields sorted, and a number used once;
 * HMAC-SHA256, base64. It tells no time: a request that is told again is known by its turn.
 */
export function provePlivo(request: LineRequest, { secret }: LineKeys): LineProof {
  const nonce = headerOf(request, 'x-plivo-signature-v3-nonce');
  const given = ['x-plivo-signature-v3', 'x-plivo-signature-ma-v3'].flatMap((name) => {
    const header = headerOf(request, name);
    return header === null ? [] : header.split(',').map((one) => one.trim());
  });
  if (nonce === null || given.length === 0) return { proved: false, fault: 'unsigned' };
  const isCovered = request.body.length === 0 || (request.method === 'POST' && isForm(request));
  if (secret === '' || !isCovered) return { proved: false, fault: 'forged' };
  const form = request.method === 'POST' ? fieldsOf(request.body.toString('utf8')) : new Map<string, string[]>();
  const expected = signPlivo(secret, { url: request.url, form, nonce });
  return isAnySame(given, [expected]) ? { proved: true } : { proved: false, fault: 'forged' };
}

/** The signature of a request; a GET has no form. */
export function signPlivo(secret: string, { url, form, nonce }: { url: string; form: Fields; nonce: string }): string {
  const base = url.split('?')[0] ?? '';
  const query = sorted(fieldsOf(queryOf(url)), '=').join('&');
  const fields = sorted(form, '').join('');
  const address = query !== '' || fields !== '' ? `${base}?${query}` : base;
  const signed = query !== '' && fields !== '' ? `${address}.${fields}` : address + fields;
  return createHmac('sha256', secret).update(`${signed}.${nonce}`).digest('base64');
}

/** Every value with its name, by names, then by values. */
function sorted(fields: Fields, between: string): string[] {
  const names = [...fields.keys()].toSorted();
  return names.flatMap((name) => (fields.get(name) ?? []).toSorted().map((value) => name + between + value));
}
