import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock.ts';

describe('ServerClock', () => {
  it('takes the quickest word as the measure, whatever came before or after it', () => {
    const clock = new ServerClock();
    // The page's clock is 400 ms ahead; the words take 3,000, 50 and 900 ms.
    expect(clock.hear(1000, 4400)).toBe(true);
    expect(clock.leadMs).toBe(3400);
    expect(clock.hear(2000, 2450)).toBe(true);
    expect(clock.hear(5000, 6300)).toBe(false);
    expect(clock.leadMs).toBe(450);
  });

  it('does not bother its page with a trifle', () => {
    const clock = new ServerClock();
    clock.hear(1000, 1050);
    expect(clock.hear(2000, 2031)).toBe(false);
    expect(clock.hear(3000, 3029)).toBe(true);
  });

  it('follows a server clock that was set forward with the next word, one set back with the next reply', () => {
    const clock = new ServerClock();
    clock.hear(10_000, 50);
    expect(clock.hear(16_000, 1050)).toBe(true);
    expect(clock.leadMs).toBe(1050 - 16_000);
    expect(clock.hear(12_000, 2050)).toBe(false);
    expect(clock.hear(13_000, 3050, 3000)).toBe(true);
    expect(clock.leadMs).toBe(3050 - 13_000);
  });

  it('measures anew after a connection was lost', () => {
    const clock = new ServerClock();
    clock.hear(1000, 1000);
    clock.forget();
    expect(clock.hear(500, 1500)).toBe(true);
    expect(clock.leadMs).toBe(1000);
  });

  it('is never wrong by more than the quickest way and a trifle', () => {
    const way = fc.record({ toMs: fc.nat(5000), fromMs: fc.nat(5000), isReply: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(way, { minLength: 1 }), (aheadMs, ways) => {
        const clock = new ServerClock();
        let saidMs = 1_700_000_000_000;
        for (const { toMs, fromMs, isReply } of ways) {
          saidMs += 10_000;
          const askedMs = isReply ? saidMs + aheadMs - toMs : undefined;
          clock.hear(saidMs, saidMs + aheadMs + fromMs, askedMs);
        }
        const wrongMs = clock.leadMs - aheadMs;
        expect(wrongMs).toBeGreaterThanOrEqual(0);
        expect(wrongMs).toBeLessThanOrEqual(Math.min(...ways.map(({ fromMs }) => fromMs)) + 20);
      }),
    );
  });
});
