import { expect, it } from 'vitest';
import { FakeClock } from './testing/fake-clock.ts';
import { SteadyClock } from '@qc/engine/live/steady-clock';

const HOUR_MS = 3_600_000;

/** A clock over a machine whose wall clock can be set, and whose process can stand still. */
function makeBench() {
  const machine = new FakeClock(1000);
  let setOnMs = 0;
  let runs = false;
  const wall = () => machine.now() + setOnMs;
  // Timers of a process that stands still do not fire; its counter may go on all the same.
  let sleptMs = 0;
  const timers = {
    after: machine.after.bind(machine),
    soon: machine.soon.bind(machine),
    counterMs: () => machine.now() + sleptMs,
  };
  const clock = new SteadyClock(wall, timers);
  clock.steadyWhile(() => false);
  clock.steadyWhile(() => runs);
  clock.start();
  return {
    clock,
    machine,
    wall,
    run: (on: boolean) => (runs = on),
    setOn: (byMs: number) => (setOnMs += byMs),
    sleep: (ms: number) => {
      sleptMs += ms;
      setOnMs += ms;
    },
  };
}

it.each([HOUR_MS, -HOUR_MS])('a wall clock that is set by %i ms moves no running clock', (byMs) => {
  const { clock, machine, wall, run, setOn } = makeBench();
  run(true);
  const before = clock.now();
  setOn(byMs);
  machine.advance(20_000);
  expect(clock.now()).toBe(before + 20_000);
  run(false);
  machine.advance(500);
  expect(clock.now()).toBe(wall());
});

it('stands still while the process does, and is the time of day again once no clock runs', () => {
  const { clock, machine, wall, run, sleep } = makeBench();
  run(true);
  machine.advance(4000);
  const before = clock.now();
  sleep(25_000);
  expect(clock.now()).toBe(before);
  machine.advance(2000);
  expect(clock.now()).toBe(before + 2000);
  run(false);
  machine.advance(500);
  expect(clock.now()).toBe(wall());
});

it('is not stopped by a short hold-up, and looks no more after its end', () => {
  const { clock, machine, run, setOn, sleep } = makeBench();
  run(true);
  const before = clock.now();
  sleep(2900);
  expect(clock.now()).toBe(before + 2900);
  clock.stop();
  run(false);
  setOn(HOUR_MS);
  machine.advance(2000);
  expect(clock.now()).toBe(before + 4900);
});
