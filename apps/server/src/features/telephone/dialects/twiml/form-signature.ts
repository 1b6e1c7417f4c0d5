import { createHash, createHmac } from 'node:crypto';
import type { LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { type Fields, fieldsOf, formFields, isForm, queryOf } from '../line-request.ts';
import { isAnySame, isSameSecret } from '../same-secret.ts';

/**
 * Proves what Twilio and its kin sign: the address, followed by each field's name and value in the order of the names;
 * HMAC-SHA1. The address is tried with and without its port, of which providers disagree. A body that is no form is
 * covered by its hash in the address (`bodySHA256`), and otherwise by nothing.
 */
export function proveForm(request: LineRequest, { secret }: LineKeys, given: readonly string[]): LineProof {
  if (given.length === 0) return { proved: false, fault: 'unsigned' };
  if (secret === '' || !isBodyCovered(request)) return { proved: false, fault: 'forged' };
  const said = signedText(formFields(request));
  // Which of the addresses it was made for is no secret.
  const isProved = portVariants(request.url).some((url) => isAnySame(given, [sign(secret, url + said)]));
  return isProved ? { proved: true } : { proved: false, fault: 'forged' };
}

/** The signature of an address and a form, base64. */
export function signForm(secret: string, url: string, fields: Fields): string {
  return sign(secret, url + signedText(fields));
}

/** Names and values in the order of the names. A value that a name has twice counts once. */
function signedText(fields: Fields): string {
  return [...fields]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) =>
      values.length === 1
        ? `${name}${values[0]}`
        : [...new Set(values)]
            .toSorted()
            .map((value) => name + value)
            .join(''),
    )
    .join('');
}

function sign(secret: string, text: string): string {
  return createHmac('sha1', secret).update(text).digest('base64');
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
