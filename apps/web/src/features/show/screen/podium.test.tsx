import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type PodiumStage, type PodiumView, type RoomInfo } from '@qc/contract';
import { sampleRoom, sampleStandings } from '../gallery/sample-room.ts';
import { samplePresenterView } from '../gallery/sample-views.ts';
import { PresenterScreen } from '../index.ts';

afterEach(cleanup);

const rows = sampleStandings('en');

function hall(more: Partial<PodiumView>, language: Language = 'en', room: Partial<RoomInfo> = {}) {
  cleanup();
  const told: PodiumView = {
    phase: 'podium',
    stage: 4,
    steps: 3,
    winners: [],
    teams: [],
    limitMs: null,
    remainingMs: null,
  };
  const view = samplePresenterView('', { ...told, ...more }, false, language);
  const shown = { room: { ...sampleRoom(language), ...room }, view, joinUrl: null, clock: null };
  return render(<PresenterScreen {...shown} />).container;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** What each step says, the best place first. */
const steps = (page: HTMLElement) => [...(page.querySelector('ol')?.children ?? [])].map((one) => one.textContent);
const listed = (label: string) =>
  [...(screen.queryByRole('region', { name: label })?.querySelectorAll('li') ?? [])].map((one) => one.textContent);

describe.each(LANGUAGES)('the podium in %s', (language) => {
  const t = textsIn(language, 'presenter');
  const m = textsIn(language, 'moments');
  const stages: [PodiumStage, number, string[], string, string][] = [
    [0, 0, ['', '', ''], m.theWinners, ''],
    [1, 1, ['', '', `Layla6,798${t.place} 3`], m.theWinners, m.told(3, 'Layla', 6798)],
    [2, 2, ['', `Noah C.7,609${t.place} 2`, `Layla6,798${t.place} 3`], m.theWinners, m.told(2, 'Noah C.', 7609)],
    [
      3,
      3,
      [`Maya8,420${t.place} 1`, `Noah C.7,609${t.place} 2`, `Layla6,798${t.place} 3`],
      t.winners,
      m.told(1, 'Maya', 8420),
    ],
  ];
  it.each(stages)('tells at stage %i the %i best, and speaks of the new one', (stage, count, told, heading, spoken) => {
    const page = hall({ stage, winners: rows.slice(3 - count, 3) }, language);
    expect(steps(page)).toEqual(told);
    expect(title()).toBe(heading);
    expect(screen.getByRole('status').textContent).toBe(spoken);
  });
  it('speaks of one winner where there is one, and of the best of the evening where nobody has points', () => {
    hall({ stage: 0, steps: 1 }, language);
    expect(title()).toBe(m.theWinner);
    hall({ steps: 1, winners: rows.slice(0, 1), best: true }, language);
    expect(title()).toBe(t.bestOfAll);
  });
  it('says that it was the last question where nobody has won', () => {
    expect(hall({ steps: 0 }, language).textContent).toBe(t.noWinners);
  });
});

describe('beside the steps', () => {
  it('stand those who won without a step, once all is told', () => {
    hall({ winners: rows.slice(0, 5) });
    expect(listed('Players').map((one) => one[0])).toEqual(['4', '5']);
    hall({ stage: 3, winners: rows.slice(0, 5) });
    expect(listed('Players')).toEqual([]);
  });
  it('stand all winners where the game lists them', () => {
    hall({ winners: rows.slice(0, 3) }, 'en', { winnersList: true });
    expect(listed('The winners').map((one) => one[0])).toEqual(['1', '2', '3']);
    hall({ winners: rows.slice(0, 3) }, 'en', { winnersList: false });
    expect(listed('The winners')).toEqual([]);
  });
});
