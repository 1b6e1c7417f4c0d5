import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type PhaseView, type RoomInfo, type StandingRow } from '@qc/contract';
import { sampleRoom, sampleStandings, sampleTeamRows } from '../gallery/sample-room.ts';
import { samplePresenterView } from '../gallery/sample-views.ts';
import { PresenterScreen } from '../index.ts';

afterEach(cleanup);

const [sample] = sampleStandings('en');
if (!sample) throw new Error('the sample has names');
const row = (changes: Partial<StandingRow>): StandingRow => ({
  ...sample,
  ...{ score: 900, rank: 1, previousRank: 1, gained: 0, streak: 0, team: null, ...changes },
});

type Standings = Extract<PhaseView, { phase: 'standings' }>;

function hall(more: Partial<Standings>, language: Language = 'en', room: Partial<RoomInfo> = {}, tall = false) {
  cleanup();
  const phase: Standings = {
    phase: 'standings',
    top: [],
    teams: [],
    lines: [],
    round: null,
    slide: 2,
    visit: 3,
    ...more,
  };
  const view = samplePresenterView('', phase, false, language);
  const shown = { room: { ...sampleRoom(language), ...room }, view, joinUrl: null, clock: null };
  return render(<PresenterScreen {...shown} tall={tall} />).container;
}

const listed = (page: HTMLElement) => [...page.querySelectorAll('ol > li')].map((one) => one.textContent);
const streaks = { scoring: { ...sampleRoom('en').scoring, streaks: true } };

describe.each(LANGUAGES)('a row of the leaderboard in %s', (language) => {
  const t = textsIn(language, 'show');
  it('has place, name, what was gained or lost, the way up or down, and the score', () => {
    const top = [
      row({ seat: 1, name: 'Noa', rank: 1, previousRank: 4, gained: 990, score: 1990 }),
      row({ seat: 2, name: 'Omar', rank: 2, previousRank: 1, gained: -250, score: 750 }),
      row({ seat: 3, name: 'Lina', rank: 3, previousRank: 3, gained: 0, score: 600 }),
      row({ seat: 4, name: 'Dan', rank: 4, previousRank: null, gained: 500, score: 500 }),
    ];
    expect(listed(hall({ top }, language))).toEqual([
      `1Noa\u2066+990\u2069${t.up}31,990`,
      `2Omar\u2066\u2212250\u2069${t.down}1750`,
      '3Lina600',
      '4Dan\u2066+500\u2069500',
    ]);
  });
  it('has right answers in a row, from two on, where the game pays them', () => {
    const top = [1, 2].map((streak) =>
      row({ seat: streak, name: `P${streak}`, rank: streak, previousRank: streak, streak }),
    );
    expect(listed(hall({ top }, language, streaks))).toEqual(['1P1900', `2P2${t.streak} 2900`]);
    expect(listed(hall({ top }, language))).toEqual(['1P1900', '2P2900']);
  });
});

it('the way up or down is the places between then and now, for any places', () => {
  const place = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(place, fc.option(place, { nil: null }), (rank, previousRank) => {
      const moved = previousRank === null ? 0 : previousRank - rank;
      const way = moved === 0 ? '' : moved > 0 ? `Up${moved}` : `Down${-moved}`;
      expect(listed(hall({ top: [row({ name: 'Noa', rank, previousRank })] }))).toEqual([`${rank}Noa${way}900`]);
    }),
    { numRuns: 30 },
  );
});

it('a row on its way up passes over all whom it passes, and one on its way down under them', () => {
  const top = [3, 1, 2].map((previousRank, at) => row({ seat: at, name: `P${at}`, rank: at + 1, previousRank }));
  const layers = [...hall({ top }).querySelectorAll<HTMLElement>('ol > li')].map(({ style }) => Number(style.zIndex));
  expect(layers[0]).toBeGreaterThan(Math.max(layers[1] ?? 0, layers[2] ?? 0));
  // Of two who have both risen, as somebody above them fell: who comes from farther away is on top.
  const risen = [2, 4, 1, 3].map((previousRank, at) => row({ seat: at, name: `P${at}`, rank: at + 1, previousRank }));
  const over = [...hall({ top: risen }).querySelectorAll<HTMLElement>('ol > li')].map(({ style }) =>
    Number(style.zIndex),
  );
  expect(over).toEqual([2, 3, 1, 1]);
});

it('points of teams count up as those of players do', () => {
  const teams = sampleTeamRows('en').map((team) => ({ ...team, gained: 1200 }));
  const ways = [...hall({ teams }).querySelectorAll<HTMLElement>('[data-way]')].map((one) => one.dataset['way'] ?? '');
  const [first] = teams;
  expect(ways.some((way) => way.startsWith(((first?.score ?? 0) - 1200).toLocaleString('en-US')))).toBe(true);
});

describe('the leaderboard', () => {
  const many = Array.from({ length: 20 }, (_, at) => row({ seat: at, name: 'P', rank: at + 1, previousRank: at + 1 }));
  it('has as many rows as can be read from the back: eight, on an upright screen ten', () => {
    expect(listed(hall({ top: many }))).toHaveLength(8);
    expect(listed(hall({ top: many }, 'en', {}, true))).toHaveLength(10);
  });
  it('has teams before players, on an upright screen seven of each', () => {
    const names = sampleTeamRows('en').map(({ name }) => name);
    const page = hall({ top: many, teams: sampleTeamRows('en') }, 'en', {}, true);
    const [teams, players] = [...page.querySelectorAll('section')].map(listed);
    expect(teams?.map((one, at) => one.includes(names[at] ?? '?'))).toEqual(names.map(() => true));
    expect(players).toHaveLength(7);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Teams', 'Players']);
  });
  it('says that nobody has points', () => {
    const page = hall({});
    expect(page.textContent).toContain('No points yet');
    expect(listed(page)).toEqual([]);
    expect(hall({ top: many }).textContent).not.toContain('No points yet');
  });
});
