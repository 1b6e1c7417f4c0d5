import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type PhaseView, type StandingRow } from '@qc/contract';
import { samplePhases, sampleRoom, sampleStandings, sampleTeamRows } from '../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../gallery/sample-views.ts';
import { PlayerScreen, PresenterScreen } from '../index.ts';

afterEach(cleanup);

const on = { slide: 2, visit: 3 };
const players = sampleStandings('en');

/** Players with these points and places, all of them where they were before. */
function rowsOf(...placed: readonly (readonly [score: number, rank: number])[]): StandingRow[] {
  return placed.flatMap(([score, rank], at) => {
    const row = players[at];
    return row ? [{ ...row, score, rank, previousRank: rank, gained: 0, streak: 0 }] : [];
  });
}

function standings(top: StandingRow[], more: Partial<Extract<PhaseView, { phase: 'standings' }>> = {}): PhaseView {
  return { phase: 'standings', top, teams: [], lines: [], round: null, ...on, ...more };
}

function hall(phase: PhaseView, language: Language = 'en'): HTMLElement {
  cleanup();
  const view = samplePresenterView('', phase, false, language);
  return render(<PresenterScreen room={sampleRoom(language)} view={view} joinUrl={null} clock={null} />).container;
}

function phone(phase: PhaseView): HTMLElement {
  cleanup();
  const view = samplePresenterView('', phase, false, 'en');
  const own = { ...sampleOwn('', phase, null, 'en'), gap: { kind: 'behind' as const, name: 'Omar', by: 0 } };
  const shown = { room: sampleRoom('en'), view, own, clock: null, answer: null, onAnswer: () => undefined };
  return render(<PlayerScreen {...shown} />).container;
}

/** The number in front of each name, from the top. */
function places(container: HTMLElement): number[] {
  const numbered = [...container.querySelectorAll('ol > li')].map((row) => /^\d+/.exec(row.textContent)?.[0]);
  return numbered.map(Number);
}

/** What is said under the standings. */
const said = (container: HTMLElement) => [...container.querySelectorAll('ul > li')].map((one) => one.textContent);

const SHARED = rowsOf([900, 1], [700, 2], [700, 2], [300, 4]);

describe('those who share a place', () => {
  it('have one number, and the number after it is nobody’s, wherever the places are drawn', () => {
    const { limitMs, remainingMs } = { limitMs: 600_000, remainingMs: 500_000 };
    const words = { heading: '', subheading: '', media: null, music: false };
    const rest: PhaseView = { phase: 'break', ...words, top: SHARED, teams: [], ...on, limitMs, remainingMs };
    for (const [draw, phase] of [
      [hall, standings(SHARED)],
      [hall, rest],
      [phone, standings(SHARED)],
    ] as const)
      expect(places(draw(phase))).toEqual([1, 2, 2, 4]);
  });
  it('have it in the order and with the numbers that the room gives, whatever these are', () => {
    const step = fc.record({ shares: fc.boolean(), less: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        let [score, rank] = [5000, 1];
        const placed = steps.map(({ shares, less }, at) => {
          if (at > 0 && !shares) [score, rank] = [score - less, at + 1];
          return [score, rank] as const;
        });
        const ranks = placed.map(([, place]) => place);
        for (const draw of [hall, phone]) expect(places(draw(standings(rowsOf(...placed))))).toEqual(ranks);
      }),
      { numRuns: 25 },
    );
  });
  it('are teams, too', () => {
    const teams = sampleTeamRows('en')
      .slice(0, 3)
      .map((row, at) => ({ ...row, score: 500, rank: 1, previousRank: at + 1 }));
    const [list] = hall(standings([], { teams })).querySelectorAll('ol');
    expect([...(list?.children ?? [])].map((row) => /^\d+/.exec(row.textContent)?.[0])).toEqual(['1', '1', '1']);
  });
  it('stand on one step of the podium, are all told, and beyond three counted', () => {
    const podium = (winners: StandingRow[], steps: number) =>
      hall({ phase: 'podium', stage: 3, steps, winners, teams: [], limitMs: null, remainingMs: null });
    const two = podium(rowsOf([900, 1], [900, 1], [300, 3]), 2);
    const [best] = within(two).getAllByRole('listitem');
    for (const name of ['Maya', 'Noah C.']) expect(best?.textContent).toContain(name);
    const isolated = (name: string) => `\u2068${name}\u2069`;
    expect(screen.getByRole('status').textContent).toBe(
      `First place: ${isolated('Maya')}, 900 points. First place: ${isolated('Noah C.')}, 900 points`,
    );
    const five = rowsOf([900, 1], [900, 1], [900, 1], [900, 1], [900, 1]);
    expect(podium(five, 1).querySelector('ol')?.textContent).toContain('+2');
  });
  it('hear on the phone that they are level', () => {
    expect(phone(standings(SHARED)).textContent).toMatch(/Level with .?Omar/);
  });
});

describe.each(LANGUAGES)('what is said of equal points in %s', (language) => {
  const t = textsIn(language, 'moments');
  const decided = rowsOf([900, 1], [900, 2], [300, 3]);
  it('is why one of two is ahead', () => {
    expect(said(hall(standings(decided), language))).toEqual([t.tie]);
    // It says more than that they are level.
    const lines = [{ kind: 'close', value: 0 } as const];
    expect(said(hall(standings(decided, { lines }), language))).toEqual([t.tie]);
  });
  it('is that the first two are level, where they share the place', () => {
    const lines = [{ kind: 'close', value: 0 } as const];
    expect(said(hall(standings(rowsOf([900, 1], [900, 1]), { lines }), language))).toEqual([t.close(0)]);
  });
  it('gives way to news, and to who leads', () => {
    const lines = [{ kind: 'half' } as const];
    expect(said(hall(standings(decided, { lines }), language))).toEqual([t.half]);
    const below = rowsOf([900, 1], [300, 2], [300, 3]);
    expect(said(hall(standings(below), language))).toEqual([t.leads('Maya', 600)]);
  });
  it('is nothing where a place is shared and time has decided nothing', () => {
    expect(said(hall(standings(rowsOf([900, 1], [900, 1], [900, 1])), language))).toEqual([]);
  });
});

it('the sample of ties in the gallery shows one', () => {
  expect(said(hall(samplePhases('en')['standings-ties'] ?? expect.fail('no sample')))).toEqual([
    textsIn('en', 'moments').tie,
  ]);
});
