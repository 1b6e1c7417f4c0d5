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
  await movePages([], new FakeClock());
  await movePages([bridge], new FakeClock());
  expect(bridge.asked).toBe(0);
});

it('asks a hall in slices, each page once, and is done when the last has gone', async () => {
  const clock = new FakeClock();
  const pages = pagesOf(300);
  let isDone = false;
  void movePages(pages, clock).then(() => (isDone = true));
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
  void movePages(pagesOf(1), clock).then(() => (isDone = true));
  await pass(clock, 5500);
  expect(isDone).toBe(false);
  await pass(clock, 1000);
  expect(isDone).toBe(true);
});
