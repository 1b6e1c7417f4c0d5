import { RemoteName } from '@qc/contract/live/remotes';
import { remoteKind } from '@qc/contract/devices/remote-kinds';
import { describe, expect, it } from 'vitest';
import type { DeviceInfo } from './driver.ts';
import { DRIVER_IDS, DRIVERS, driversFor } from './drivers.ts';
import { SimulatedBuzz } from './simulator/simulated-buzz.ts';
import { SimulatedIclicker } from './simulator/simulated-iclicker.ts';
import { SimulatedLines } from './simulator/simulated-lines.ts';
import { SimulatedQuizbox } from './simulator/simulated-quizbox.ts';
import { SimulatedSunvote } from './simulator/simulated-sunvote.ts';

const ids = (info: DeviceInfo) => driversFor(info).map(({ id }) => id);

it.each(DRIVER_IDS)('%s is kept by its own name, and can do something', (id) => {
  const { abilities, ...driver } = DRIVERS[id];
  expect(driver.id).toBe(id);
  expect(abilities.keys.length).toBeGreaterThan(0);
  expect(new Set(abilities.keys).size).toBe(abilities.keys.length);
  expect(abilities.pressTime.resolutionMs).toBeGreaterThan(0);
  expect('baudRate' in driver).toBe(driver.transport === 'serial');
});

/** Steps that show in points. */
const COARSE_MS = 100;

it.each(DRIVER_IDS)('%s is known to rooms as it is', (id) => {
  const { keys, pressTime } = DRIVERS[id].abilities;
  const kind = remoteKind(`${id}-1:7`);
  expect(kind.keys.toSorted()).toEqual(keys.toSorted());
  expect(kind.timeStepMs).toBe(pressTime.resolutionMs >= COARSE_MS ? pressTime.resolutionMs : 0);
});

describe('drivers for a device', () => {
  it.each([
    ['a Buzz! set with cables', { transport: 'hid', vendorId: 0x054c, productId: 0x0002 }, ['buzz']],
    ['a Buzz! set without', { transport: 'hid', vendorId: 0x054c, productId: 0x1000 }, ['buzz']],
    ['another thing of Sony', { transport: 'hid', vendorId: 0x054c, productId: 0x0268 }, []],
    ['an iClicker base', { transport: 'hid', vendorId: 0x1881, productId: 0x0150 }, ['iclicker']],
    ['a borrowed number', { transport: 'hid', vendorId: 0x04d8, productId: 0x0080 }, ['quizbox']],
    ['Kirkman’s box', { transport: 'hid', vendorId: 0x04d8, productId: 0xe5dc }, ['kirkman']],
    ['the same numbers on another connection', { transport: 'serial', vendorId: 0x1881, productId: 0x0150 }, ['lines']],
    ['a chip of FTDI', { transport: 'serial', vendorId: 0x0403, productId: 0x6001 }, ['sunvote', 'lines']],
    ['a port without numbers', { transport: 'serial' }, ['lines']],
    [
      'a pad the browser knows',
      { transport: 'gamepad', buttons: 17, axes: 4, mapping: 'standard' },
      ['gamepad', 'gamepadButtons'],
    ],
    ['a Buzz! set as a pad', { transport: 'gamepad', buttons: 20, axes: 2, mapping: '' }, ['gamepadBuzz']],
    ['a keyboard', { transport: 'keys' }, ['keyboardRows', 'keyboardHalves', 'keyboardButtons', 'presenter']],
    ['MIDI', { transport: 'midi' }, ['midiPads', 'midiChannels']],
  ] as const satisfies [string, DeviceInfo, string[]][])('%s', (_what, info, expected) => {
    expect(ids(info)).toEqual(expected);
  });
});

it('calls every remote by a name that a room takes', () => {
  const devices = [
    new SimulatedBuzz(),
    new SimulatedIclicker('second'),
    new SimulatedLines(),
    new SimulatedQuizbox(),
    new SimulatedSunvote(),
  ];
  const names = devices.flatMap(({ remotes }) => remotes.map((remote) => `receiver-1:${remote}`));
  expect(names.filter((name) => !RemoteName.safeParse(name).success)).toEqual([]);
});
