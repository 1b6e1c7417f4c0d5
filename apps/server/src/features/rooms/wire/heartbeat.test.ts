import { CLOSE, WIRE_DEAD_MS, PING_EVERY_MS } from '@qc/contract';
import { expect, it } from 'vitest';
import { Heartbeat, type Watched } from './heartbeat.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { FakeWire } from '../testing/fake-wire.ts';

/** The longest time between two looks at one wire, ms. */
const LOOK_MS = 2000;

it('spreads its questions to a hall that fell silent at one instant, and leaves nobody out', () => {
  const { clock, hall, heartbeat } = silentHall(2000);
  heartbeat.start();
  clock.advance(PING_EVERY_MS);
  const pings = () => hall.reduce((sum, { wire }) => sum + wire.pings, 0);
  let most = 0;
  for (let ms = 0; ms < LOOK_MS; ms += 10) {
    const before = pings();
    clock.advance(10);
    most = Math.max(most, pings() - before);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(100);
  expect(hall.every(({ wire }) => wire.pings > 0)).toBe(true);
});

it('ends wires that stay silent within ten seconds, and those that never say who they are', () => {
  const { clock, hall, heartbeat } = silentHall(300);
  const [talking, stranger, ...silent] = hall;
  if (!talking || !stranger) throw new Error('a hall of nobody');
  stranger.greeted = false;
  heartbeat.start();
  for (let ms = 0; ms < WIRE_DEAD_MS + 1500; ms += 100) {
    clock.advance(100);
    talking.heardAtMs = clock.now();
    stranger.heardAtMs = clock.now();
  }
  expect(silent.every(({ wire }) => wire.closed)).toBe(true);
  expect(stranger.wire.closeCode).toBe(CLOSE.policy);
  expect(talking.wire.closed).toBe(false);
});

function silentHall(pages: number) {
  const clock = new FakeClock();
  const heartbeat = new Heartbeat(clock);
  const at = clock.now();
  const hall = Array.from({ length: pages }, () => {
    const watched = { wire: new FakeWire(), heardAtMs: at, openedAtMs: at, greeted: true };
    heartbeat.add(watched satisfies Watched);
    return watched;
  });
  return { clock, hall, heartbeat };
}
