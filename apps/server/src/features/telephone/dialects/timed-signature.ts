import { createHmac } from 'node:crypto';
import type { LineProof, LineRequest } from './dialect.ts';
import { headerOf } from './line-request.ts';
import { isAnySame, isFresh } from './same-secret.ts';

/**
 * Proves a header `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time, a dot, and the body as it came; for 300 s to either
 * side. Of several signatures one is enough.
 */
export function proveTimed(
  request: LineRequest,
  { header: name, secret, nowMs }: { header: string; secret: string; nowMs: number },
): LineProof {
  const header = headerOf(request, name);
  if (header === null) return { proved: false, fault: 'unsigned' };
  const parts = header.split(',').map((part) => part.trim());
  const time = parts.findLast((part) => part.startsWith('t='))?.slice(2) ?? '';
  const given = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3));
  if (secret === '' || given.length === 0) return { proved: false, fault: 'forged' };
  const expected = createHmac('sha256', secret).update(`${time}.`).update(request.body).digest('hex');
  if (!isAnySame(given, [expected])) return { proved: false, fault: 'forged' };
  return isFresh(time, nowMs) ? { proved: true } : { proved: false, fault: 'stale' };
}
