import { BlockList, isIP } from 'node:net';
import type { LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { isSameSecret } from '../same-secret.ts';
import { allFields } from './yemot-fields.ts';

/** Proves the secret in the address or among the fields (`token`), and, where networks are listed, who asks. */
export function proveYemot(request: LineRequest, { secret, networks }: LineKeys): LineProof {
  const given = allFields(request).get('token') ?? [];
  if (given.length === 0) return { proved: false, fault: 'unsigned' };
  if (secret === '' || !given.every((one) => isSameSecret(one, secret))) return { proved: false, fault: 'forged' };
  return networks.length === 0 || isInside(request.ip, networks)
    ? { proved: true }
    : { proved: false, fault: 'elsewhere' };
}

/** Whether an address is one of these, or in one of these networks. What is neither lets nobody in. */
function isInside(ip: string | null, networks: readonly string[]): boolean {
  const address = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  const family = isIP(address);
  if (family === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const kind = isIP(base) === 4 ? 'ipv4' : 'ipv6';
    const most = kind === 'ipv4' ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    if (isIP(base) !== 0 && Number.isInteger(length) && length >= 0 && length <= most) {
      list.addSubnet(base, length, kind);
    }
  }
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
