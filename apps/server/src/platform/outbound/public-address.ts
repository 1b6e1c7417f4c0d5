import { BlockList, isIP } from 'node:net';

/** Everything that is not an ordinary address of the public network. Mapped IPv6 is judged as the IPv4 it means. */
const NOT_PUBLIC: readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.31.196.0', 24, 'ipv4'],
  ['192.52.193.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['192.175.48.0', 24, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
/** Of IPv6 only 2000::/3 is public, without tunnels, documentation and other special uses. */
const IPV6_PUBLIC: readonly [string, number] = ['2000::', 3];
const IPV6_SPECIAL: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [net, prefix, family] of NOT_PUBLIC) blocked.addSubnet(net, prefix, family);
for (const [net, prefix] of IPV6_SPECIAL) blocked.addSubnet(net, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet(...IPV6_PUBLIC, 'ipv6');

/** Whether an address (no name) may be connected to from here on behalf of a person. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && publicIpv6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
