import { DRIVER_IDS, DRIVERS } from '@qc/remotes';
import { expect, it } from 'vitest';
import { connectionOf, HELPED_DEVICES, HELPED_DRIVERS } from './helped-drivers.ts';

it('helps with every driver, once', () => {
  const helped = HELPED_DEVICES.flatMap((device) => HELPED_DRIVERS[device].map(({ id }) => id));
  expect(helped.toSorted()).toEqual([...DRIVER_IDS].toSorted());
});

it('says how each is connected', () => {
  expect(connectionOf('buzz')).toEqual({
    isExperimental: false,
    byCable: true,
    isSerial: false,
    rule: [
      'KERNEL=="hidraw*", ATTRS{idVendor}=="054c", ATTRS{idProduct}=="0002", TAG+="uaccess"',
      'KERNEL=="hidraw*", ATTRS{idVendor}=="054c", ATTRS{idProduct}=="1000", TAG+="uaccess"',
    ],
  });
  expect(connectionOf('sunvote')).toMatchObject({ isExperimental: true, isSerial: true, rule: [] });
  expect(connectionOf('keyboard')).toEqual({ isExperimental: false, byCable: false, isSerial: false, rule: [] });
  expect(connectionOf('quizbox').rule.join()).toContain('e5dc');
  expect(DRIVERS.iclicker.isExperimental).toBe(connectionOf('iclicker').isExperimental);
});
