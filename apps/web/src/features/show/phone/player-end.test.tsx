import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type OwnView, type PhaseView } from '@qc/contract';
import { sampleRoom, sampleStandings } from '../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../gallery/sample-views.ts';
import { PlayerScreen, type PlayerScreenProps } from '../index.ts';

afterEach(cleanup);

const ENDED: PhaseView = { phase: 'ended' };
const podium: PlayerScreenProps['podium'] = {
  ...{ phase: 'podium', stage: 4, steps: 3, winners: sampleStandings('en').slice(0, 3), teams: [] },
  ...{ limitMs: null, remainingMs: null },
};

function ended(
  own: Partial<OwnView>,
  players: number,
  more: Partial<PlayerScreenProps> = {},
  language: Language = 'en',
) {
  cleanup();
  const view = { ...samplePresenterView('', ENDED, false, language), players };
  const mine = { ...sampleOwn('', ENDED, null, language), ...own };
  const shown = { room: sampleRoom(language), view, clock: null, answer: null, onAnswer: () => undefined };
  return render(<PlayerScreen {...shown} own={mine} {...more} />).container;
}

const heading = (page: HTMLElement) => page.querySelector('h1')?.textContent;

describe.each(LANGUAGES)('the last screen of a phone in %s', (language) => {
  const t = textsIn(language, 'outcome');
  const told = (own: Partial<OwnView>, more: Partial<PlayerScreenProps> = {}) => ended(own, 27, more, language);
  it('says the own place of how many, and the points', () => {
    const { textContent } = told({ rank: 9, score: 3120 });
    expect(textContent).toContain(`${t.finalPlace} 9${t.ofAll('27')}`);
    expect(textContent).toContain(`3,120 ${t.points(3120)}`);
  });
  it('tells whoever is on the podium so, and the others that they played well', () => {
    expect(heading(told({ seat: 1, rank: 2 }, { podium }))).toBe(t.youWon);
    expect(heading(told({ seat: 9, rank: 10 }, { podium }))).toBe(t.wellPlayed);
    expect(heading(told({ seat: 1, rank: 2 }))).toBe(t.thanks);
  });
  it('tells no place where there is none, and nothing at all where nothing was told', () => {
    const unplaced = told({ rank: null, score: 0 }).textContent;
    expect(unplaced).not.toContain(t.finalPlace);
    expect(unplaced).toContain(`0 ${t.points(0)}`);
    const untold = told({ rank: null, score: null }).querySelector('main')?.textContent;
    for (const words of [t.finalPlace, t.points(0), t.saveCard, t.shareCard]) expect(untold).not.toContain(words);
  });
});

it('the first third of six or more, who are not on the podium, are told that they are among the best', () => {
  const players = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(players, fc.nat(), fc.boolean(), (all, at, isAlone) => {
      const rank = 1 + (at % all);
      const room = { ...sampleRoom('en'), ...(isAlone && { pace: 'self' as const }) };
      const { textContent } = ended({ seat: 20, rank }, all, { podium, room });
      expect(textContent.includes('Among the best')).toBe(!isAlone && all >= 6 && rank * 3 <= all);
    }),
    { numRuns: 60 },
  );
  const isTold = (rank: number, all: number) =>
    ended({ seat: 20, rank }, all, { podium }).textContent.includes('Among the best');
  expect([isTold(2, 6), isTold(3, 6), isTold(1, 5), isTold(3, 9), isTold(4, 9)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(ended({ seat: 0, rank: 1 }, 27, { podium }).textContent).not.toContain('Among the best');
});
