import { describe, expect, it } from 'vitest';
import { zoneClock } from './zone-clock.ts';

const at = (text: string) => Date.parse(text);

describe('zoneClock', () => {
  it('shows what the clock of the zone showed, winter and summer, and names it', () => {
    const clock = zoneClock('Asia/Jerusalem');
    expect(clock.title('Date')).toBe('Date (Asia/Jerusalem)');
    expect(clock.text(at('2026-11-24T03:34:00Z'))).toBe('24.11.2026 05:34');
    expect(clock.text(at('2026-07-24T03:34:00Z'))).toBe('24.07.2026 06:34');
  });

  it('follows the hour that spring skips and the one that autumn repeats', () => {
    const clock = zoneClock('Asia/Jerusalem');
    expect(clock.text(at('2026-03-26T23:59:00Z'))).toBe('27.03.2026 01:59');
    expect(clock.text(at('2026-03-27T00:00:00Z'))).toBe('27.03.2026 03:00');
    expect(clock.text(at('2026-10-24T22:30:00Z'))).toBe('25.10.2026 01:30');
    expect(clock.text(at('2026-10-24T23:30:00Z'))).toBe('25.10.2026 01:30');
  });

  it('knows the day on either side of midnight, and zones of half hours', () => {
    expect(zoneClock('America/New_York').day(at('2026-11-24T03:00:00Z'))).toBe('2026-11-23');
    expect(zoneClock('Pacific/Auckland').day(at('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
    expect(zoneClock('Asia/Kolkata').text(at('2026-11-24T00:00:00Z'))).toBe('24.11.2026 05:30');
    expect(zoneClock('Asia/Jerusalem').text(at('2026-11-23T22:00:00Z'))).toBe('24.11.2026 00:00');
  });

  it('gives a date to a cell, so that a sheet sorts by it', () => {
    expect(zoneClock('Asia/Jerusalem').cell(at('2026-11-24T03:34:00Z'))).toMatchObject({
      type: Date,
      value: new Date('2026-11-24T05:34:00Z'),
    });
  });

  it('is UTC, and says so, of a zone that nobody knows', () => {
    for (const zone of ['UTC', 'Mars/Olympus', '', '__proto__']) {
      const clock = zoneClock(zone);
      expect([clock.name, clock.text(at('2026-11-24T03:34:00Z'))], zone).toEqual(['UTC', '24.11.2026 03:34']);
    }
  });
});
