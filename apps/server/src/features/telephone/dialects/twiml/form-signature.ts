import { createHash, createHmac } from 'node:crypto';
import type { LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { type Fields, fieldsOf, isForm, queryOf } from '../line-request.ts';
import { isAnySame, isSameSecret } from '../same-secret.ts';

/**
 * Proves what Twilio and its kin sign: the address, followed by each field's name and value in the order of the names;
 * HMAC-SHA1. The address is tried with and without its port, of which providers disagree. A body that is no form is
 * covered by its hash in the address (`bodySHA256`), and otherwise by nothing.
 */
export function proveForm(request: LineRequest, { secret }: LineKeys, given: readonly string[]): LineProof {
  if (given.length === 0) return { proved: false, fault: 'unsigned' };
  if (secret === '' || !isBodyCovered(request)) return { proved: false, fault: 'forged' };
  const fields = isForm(request) ? fieldsOf(request.body.toString('utf8')) : new Map<string, string[]>();
  const expected = portVariants(request.url).map((url) => signForm(secret, url, fields));
  return isAnySame(given, expected) ? { proved: true } : { proved: false, fault: 'forged' };
}

/** The signature of an address and a form, base64. A value that a name has twice counts once. */
export function signForm(secret: string, url: string, fields: Fields): string {
  const names = [...fields.keys()].toSorted();
  const said = names.flatMap((name) => [...new Set(fields.get(name))].toSorted().map((value) => name + value));
  return createHmac('sha1', secret)
    .update(url + said.join(''))
    .digest('base64');
}

function isBodyCovered(request: LineRequest): boolean {
  if (request.body.length === 0 || (request.method === 'POST' && isForm(request))) return true;
  const hash = fieldsOf(queryOf(request.url)).get('bodySHA256')?.[0] ?? '';
  return isSameSecret(hash.toLowerCase(), createHash('sha256').update(request.body).digest('hex'));
}

/** An address as it is, without its port, and with the usual one. */
function portVariants(url: string): string[] {
  const parts = /^(https?):\/\/(\[[^\]]*\]|[^/?#:]*)(:\d+)?(.*)$/is.exec(url);
  if (parts === null) return [url];
  const [, scheme = '', host = '', , rest = ''] = parts;
  const port = scheme.toLowerCase() === 'https' ? 443 : 80;
  return [url, `${scheme}://${host}${rest}`, `${scheme}://${host}:${port}${rest}`];
}
