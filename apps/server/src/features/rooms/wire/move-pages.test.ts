import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { movePages } from './move-pages.ts';

class Page {
  asked = 0;
  isClosed = false;
  readonly mayMove: boolean;
  constructor(mayMove = true) {
    this.mayMove = mayMove;
  }
  askToMove(): void {
    this.asked += 1;
  }
}

const pagesOf = (count: number) => Array.from({ length: count }, () => new Page());

async function pass(clock: FakeClock, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    clock.advance(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('waits for nobody where there is nobody, and asks no bridge', async () => {
  const bridge = new Page(false);
  let closed = 0;
  await movePages([], new FakeClock(), () => (closed += 1));
  await movePages([bridge], new FakeClock(), () => (closed += 1));
  expect(closed).toBe(2);
  expect(bridge.asked).toBe(0);
});

it('asks a hall in slices, each page once, and is done when the last has gone', async () => {
  const clock = new FakeClock();
  const pages = pagesOf(299);
  let [isDone, isClosed] = [false, false];
  void movePages(pages, clock, () => (isClosed = true)).then(() => (isDone = true));
  await pass(clock, 2400);
  // The balancer has not noticed yet: who is led here comes in, and goes with the others.
  expect([isClosed, pages.some(({ asked }) => asked > 0)]).toEqual([false, false]);
  pages.push(new Page());
  await pass(clock, 100);
  expect(isClosed).toBe(true);
  expect(pages.filter(({ asked }) => asked > 0)).toHaveLength(20);
  await pass(clock, 2000);
  expect(pages.every(({ asked }) => asked === 1)).toBe(true);
  const last = pages.pop();
  for (const page of pages) page.isClosed = true;
  await pass(clock, 500);
  expect(isDone).toBe(false);
  if (last) last.isClosed = true;
  await pass(clock, 100);
  expect(isDone).toBe(true);
});

it('does not wait for ever for who does not know how', async () => {
  const clock = new FakeClock();
  let isDone = false;
  void movePages(pagesOf(1), clock, () => undefined).then(() => (isDone = true));
  await pass(clock, 8000);
  expect(isDone).toBe(false);
  await pass(clock, 1000);
  expect(isDone).toBe(true);
});
