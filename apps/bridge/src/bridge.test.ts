import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SimulatedBuzz } from '@qc/remotes/simulator/simulated-buzz';
import { SimulatedLines } from '@qc/remotes/simulator/simulated-lines';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Bridge } from './bridge.ts';
import { KeptFile } from './kept-file.ts';
import { FakeMachine } from './testing/fake-machine.ts';
import { FakeRoom } from './testing/fake-room.ts';

const CODE = 'ABCD2345';
let folder: string;
let room: FakeRoom;
let machine: FakeMachine;
const running: Bridge[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qc-bridge-'));
  room = await FakeRoom.open();
  machine = new FakeMachine();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((bridge) => bridge.close()));
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

function start({ ports = [] as { path: string; driver: 'lines' }[], server = room.url } = {}) {
  const said: string[] = [];
  const ends: string[] = [];
  const file = new KeptFile(folder, server, CODE);
  const bridge = new Bridge({
    ...{ server, code: CODE, name: 'Hall PC', file, machine, ports },
    say: (text) => said.push(text),
    onEnd: (end) => ends.push(end),
  });
  running.push(bridge);
  return { bridge, said, ends, file };
}
const seen = (check: () => unknown) => expect.poll(check, { interval: 10 }).toBeTruthy();
const states = () =>
  room
    .of('bridgeStatus')
    .at(-1)
    ?.receivers.map(({ name, state }) => `${name} ${state}`);
const buzz = (path = '/dev/hidraw1') => machine.plugHid(path, 0x054c, 0x1000, new SimulatedBuzz());

it('comes in by its code, says what it has, and tells presses by the room’s clock', async () => {
  room.aheadMs = 3_600_000;
  const set = buzz();
  machine.plugPort('/dev/ttyUSB0', new SimulatedLines());
  start();
  await expect.poll(states).toEqual(['buzz-21 ready']);
  expect(room.of('bridgeStatus').at(-1)?.ports).toEqual([{ path: '/dev/ttyUSB0', label: 'FTDI', driver: null }]);
  set.press('2', 'B');
  await seen(() => room.safe.length === 1);
  const [press] = room.of('presses')[0]?.presses ?? [];
  expect(press).toMatchObject({ seq: 1, remote: 'buzz-21:2', key: 'B', isFinal: false });
  // The room is an hour ahead; the press itself lies behind by what a busy machine takes to see it.
  expect(Math.abs((press?.atMs ?? 0) - Date.now() - room.aheadMs)).toBeLessThan(60_000);
});

it('keeps what was never acknowledged over its own end, and goes on by the same command with name and numbers', async () => {
  const set = buzz();
  const { file } = start();
  await seen(() => states()?.length === 1);
  room.refuse = 'nothing';
  set.press('1', 'A');
  set.press('1', 'B');
  await seen(() => room.of('presses').length === 1);
  // As after `kill -9`: nothing is said any more, and only the file is left.
  room.cut();
  await running.pop()?.close();
  room.refuse = null;
  const [name = ''] = readdirSync(folder);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  start();
  await expect.poll(() => room.safe).toEqual([1, 2]);
  expect(room.of('helloBridge').map(({ host, proof }) => [host, 'token' in proof])).toEqual([
    [file.kept.host, false],
    [file.kept.host, true],
  ]);
  await seen(() => states()?.length === 1);
  set.press('1', 'C');
  await expect.poll(() => room.safe).toEqual([1, 2, 3]);
});

it('tells presses that the disk does not take, and says so once', async () => {
  const set = buzz();
  const { said, file } = start();
  await seen(() => states()?.length === 1);
  await file.written();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  for (const key of ['A', 'B', 'C'] as const) {
    set.press('1', key);
    await expect.poll(() => room.safe.length).toBe('ABC'.indexOf(key) + 1);
  }
  expect(said.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
});

it('tells again what the room could not keep, before all that came later, and what a broken wire lost', async () => {
  const set = buzz();
  start();
  await seen(() => states()?.length === 1);
  room.refuse = 'storageFailed';
  set.press('1', 'A');
  await seen(() => room.of('presses').length === 1);
  set.press('1', 'B');
  room.refuse = null;
  await expect.poll(() => room.safe).toEqual([1, 2]);
  room.cut();
  set.press('1', 'C');
  set.press('1', 'D');
  await expect.poll(() => room.safe).toEqual([1, 2, 3, 4]);
});

it('gives up a connection on which a press has had no answer for five seconds', async () => {
  const set = buzz();
  start();
  await seen(() => states()?.length === 1);
  room.isDeaf = true;
  set.press('1', 'A');
  await seen(() => room.unread.some(({ t }) => t === 'presses'));
  room.isDeaf = false;
  machine.aheadMs += 5000;
  await expect.poll(() => room.safe, { timeout: 10_000 }).toEqual([1]);
  expect(room.of('helloBridge')).toHaveLength(2);
});

it('opens a serial port when the console says what is there, and opens it again by itself', async () => {
  const board = machine.plugPort('/dev/ttyUSB0', new SimulatedLines());
  start();
  await seen(() => room.of('bridgeStatus').length);
  expect(board.isOpen).toBe(false);
  room.say({ t: 'portWanted', path: '/dev/ttyUSB0', driver: 'lines' });
  await expect.poll(states).toEqual(['lines-21 ready']);
  machine.pullOut('/dev/ttyUSB0');
  await expect.poll(states).toEqual(['lines-21 gone']);
  const again = machine.plugPort('/dev/ttyUSB0', new SimulatedLines());
  await expect.poll(states).toEqual(['lines-21 ready']);
  again.press('3', '7');
  await seen(() => room.safe.length === 1);
  room.say({ t: 'portWanted', path: '/dev/ttyUSB0', driver: null });
  await expect.poll(states).toEqual([]);
  expect(again.isOpen).toBe(false);
});

it('looks for devices in a question too, but makes no list of ports then', async () => {
  start({ ports: [{ path: 'COM3', driver: 'lines' }] });
  await seen(() => room.of('bridgeStatus').length && machine.listings > 1);
  room.say({ t: 'orders', orders: { armed: { id: 'visit-1', keys: ['A', 'B'] }, lamps: {} } });
  // A list that was under way is made to its end.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = machine.listings;
  buzz();
  machine.plugPort('COM3', new SimulatedLines());
  await expect.poll(states).toEqual(['buzz-21 ready', 'lines-21 ready']);
  expect(machine.listings).toBe(before);
  room.say({ t: 'orders', orders: { armed: null, lamps: {} } });
  await seen(() => machine.listings > before);
});

it('lights the lamps that the room wants, on the receivers that have them', async () => {
  const device = new SimulatedBuzz();
  machine.plugHid('/dev/hidraw1', 0x054c, 0x1000, device);
  const board = new SimulatedLines();
  machine.plugPort('COM3', board);
  start({ ports: [{ path: 'COM3', driver: 'lines' }] });
  await seen(() => states()?.length === 2);
  room.say({
    t: 'orders',
    orders: { armed: { id: 'visit-1', keys: ['A', 'B'] }, lamps: { 'buzz-21:3': 'taken', 'lines-21:1': 'turn' } },
  });
  await seen(() => device.lit.join() === '3' && board.lit.has('1'));
  expect(board.armed).toBe('visit-1');
});

it('gives devices the names they had, whichever is plugged in first', async () => {
  const first = start();
  buzz('/dev/hidraw7');
  await seen(() => states()?.length === 1);
  buzz('/dev/hidraw2');
  await seen(() => states()?.length === 2);
  expect(first.file.kept.names).toEqual({ '/dev/hidraw7': 'buzz-21', '/dev/hidraw2': 'buzz-22' });
  await running.pop()?.close();
  const before = room.of('bridgeStatus').length;
  const second = start();
  await seen(() => room.of('bridgeStatus').length > before && states()?.length === 2);
  expect(second.file.kept.names).toEqual(first.file.kept.names);
});

it('says what is missing and what it may not open, and goes on with the rest', async () => {
  machine.lacks = ['serial'];
  const set = buzz();
  set.broken = 'cannot open device';
  const { said } = start();
  await expect.poll(() => room.of('bridgeStatus').at(-1)?.troubles).toEqual(['serialMissing', 'hidRefused']);
  expect(said.filter((line) => line.includes('/dev/hidraw1'))).toHaveLength(1);
  set.broken = '';
  await expect.poll(states).toEqual(['buzz-21 ready']);
  await expect.poll(() => room.of('bridgeStatus').at(-1)?.troubles).toEqual(['serialMissing']);
});

it.each(['noRoom', 'notAllowed', 'outdated', 'tooManyTries', 'replaced', 'removed'] as const)(
  'ends where the room says so: %s',
  async (reason) => {
    room.goodbye = reason;
    const { ends } = start();
    await expect.poll(() => ends).toEqual([reason]);
  },
);

it('ends at once where no server is, but waits for one that let it in before', async () => {
  const nowhere = start({ server: 'http://127.0.0.1:9' });
  await expect.poll(() => nowhere.ends).toEqual(['unreachable']);
  start();
  await seen(() => room.of('bridgeStatus').length);
  await running.pop()?.close();
  const { url } = room;
  await room.close();
  const waiting = start({ server: url });
  await seen(() => waiting.said.some((line) => line.startsWith('No connection')));
  expect(waiting.ends).toEqual([]);
});
