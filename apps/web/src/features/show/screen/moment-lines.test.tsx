import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, LINE_KINDS, type LineKind, type PhaseView, type StandingLine } from '@qc/contract';
import { sampleRoom, sampleStandings, sampleTeamRows } from '../gallery/sample-room.ts';
import { samplePresenterView } from '../gallery/sample-views.ts';
import { PresenterScreen } from '../index.ts';

afterEach(cleanup);

const noa = { seat: 1, name: 'Noa', face: 3 };
const LINES: Readonly<Record<LineKind, StandingLine>> = {
  leader: { kind: 'leader', ...noa },
  climb: { kind: 'climb', value: 7, ...noa },
  streak: { kind: 'streak', value: 5, ...noa },
  close: { kind: 'close', value: 8 },
  half: { kind: 'half' },
  team: { kind: 'team', team: 1, name: 'Red' },
  comeback: { kind: 'comeback', ...noa },
};

describe.each(LANGUAGES)('over the standings in %s', (language) => {
  const t = textsIn(language, 'moments');
  const words: Readonly<Record<LineKind, string>> = {
    leader: t.leader('Noa'),
    climb: t.climb('Noa', 7),
    streak: t.streak('Noa', 5),
    close: t.close(8),
    half: t.half,
    team: t.team('Red'),
    comeback: t.comeback('Noa'),
  };
  const said = (more: Partial<Extract<PhaseView, { phase: 'standings' }>>) => {
    cleanup();
    const top = sampleStandings(language).slice(0, 4);
    const on = { round: null, slide: 2, visit: 3 };
    const phase: PhaseView = { phase: 'standings', top, teams: [], lines: [], ...on, ...more };
    const view = samplePresenterView('', phase, false, language);
    const shown = { room: sampleRoom(language), view, joinUrl: null, clock: null };
    return [...render(<PresenterScreen {...shown} />).container.querySelectorAll('ul > li')].map(
      (one) => one.textContent,
    );
  };
  const [first] = sampleStandings(language);
  const leads = t.leads(first?.name ?? '', 811);

  it.each(LINE_KINDS)('a line is said in its own words, with the lead where there is room: %s', (kind) => {
    const line = LINES[kind];
    // That the first two are close says already how far the first is ahead.
    expect(said({ lines: [line] })).toEqual(kind === 'close' ? [words.close] : [words[kind], leads]);
    expect(new Set(Object.values(words)).size).toBe(LINE_KINDS.length);
  });
  it('two lines are said in their order, and nothing more', () => {
    expect(said({ lines: [LINES.climb, LINES.half] })).toEqual([words.climb, words.half]);
  });
  it('nobody leads where teams do', () => {
    expect(said({ teams: sampleTeamRows(language) })).toEqual([]);
    expect(said({})).toEqual([leads]);
  });
});
