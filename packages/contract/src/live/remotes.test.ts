import { expect, it } from 'vitest';
import { HelloBridge } from './client-messages.ts';
import { BridgePort, bridgeReceiver, isOfBridge, MachineName, ReceiverName } from './remotes.ts';

it('names the receivers of a bridge so that no other host has them', () => {
  const names = [1, 2, 9].flatMap((bridge) => [1, 9].map((place) => bridgeReceiver(bridge, 'buzz', place)));
  expect(names).toEqual(['buzz-11', 'buzz-19', 'buzz-21', 'buzz-29', 'buzz-91', 'buzz-99']);
  for (const name of names) expect(ReceiverName.safeParse(name).success).toBe(true);
  expect(bridgeReceiver(1, 'buzz', 10)).toBe(null);
  expect(names.map((name) => isOfBridge(2, name ?? ''))).toEqual([false, false, true, true, false, false]);
  for (const name of ['buzz', 'buzz-2', 'buzz-20', 'screen-1']) expect(isOfBridge(2, name)).toBe(false);
});

it('cleans what machines say of themselves, and refuses a name of nothing', () => {
  expect(MachineName.parse('  Hall\u202e \n PC ')).toBe('Hall PC');
  expect(MachineName.parse('x'.repeat(500))).toHaveLength(60);
  expect(MachineName.safeParse('\u0000 ').success).toBe(false);
  expect(BridgePort.parse({ path: 'COM3', label: '', driver: null }).label).toBe('');
});

it.each([
  { code: 'ABCD2345', token: 'x' },
  { code: 'abcd2345' },
  { code: 'ABCDO345' },
  { room: 'AAAAAAAAAAAAAAAAAAAA' },
  { room: 'AAAAAAAAAAAAAAAAAAAA', token: 'short' },
  {},
])('takes no hello of a bridge that proves itself by %j', (proof) => {
  const hello = { t: 'helloBridge', protocol: 6, host: 'bridgeA1', name: 'Hall' };
  expect(HelloBridge.safeParse({ ...hello, proof: { code: 'ABCD2345' } }).success).toBe(true);
  expect(HelloBridge.safeParse({ ...hello, proof }).success).toBe(false);
});
