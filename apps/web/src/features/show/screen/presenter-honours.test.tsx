import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { HONOUR_KINDS, LANGUAGES, type HonourRow, type Language, type PhaseView } from '@qc/contract';
import { sampleRoom } from '../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../gallery/sample-views.ts';
import { NOBODY, PlayerScreen, PresenterScreen } from '../index.ts';

afterEach(cleanup);

/** One card of each kind, of six whom it honours. */
const ALL: readonly HonourRow[] = [
  { kind: 'fastest', value: 1830, seat: 1, face: 1, name: 'Noa <i>' },
  { kind: 'streak', value: 5, seat: 2, face: 2, name: 'Omar' },
  { kind: 'climb', value: 4, seat: 3, face: 3, name: 'Lina' },
  { kind: 'closest', value: 2, unit: 'km', seat: 4, face: 4, name: 'Dan' },
  { kind: 'mostRight', value: 1, seat: 5, face: 5, name: 'Maya' },
  { kind: 'team', value: 92, team: 1, name: 'Red' },
];

const honoursOf = (honours: readonly HonourRow[]): PhaseView => ({ phase: 'honours', honours: [...honours] });

/** What stands on each card of the big screen. */
function cards(honours: readonly HonourRow[], language: Language): string[] {
  cleanup();
  const view = samplePresenterView('honours', honoursOf(honours), false, language);
  const { container } = render(<PresenterScreen room={sampleRoom(language)} view={view} joinUrl={null} clock={null} />);
  expect(container.querySelector('h1')?.textContent).toBe(textsIn(language, 'honours').honours);
  return [...container.querySelectorAll('ul > li')].map((card) => card.textContent);
}

/** What the phone of a seat, or of a spectator, lists. */
function listed(language: Language, seat: number | null, team: number | null = null): string[] {
  cleanup();
  const phase = honoursOf(ALL);
  const view = samplePresenterView('honours', phase, false, language);
  const own = seat === null ? NOBODY : { ...sampleOwn('honours', phase, null, language), seat, team };
  const watching = seat === null ? { onTakePart: null, onLeave: () => undefined } : null;
  const shown = { room: sampleRoom(language), view, own, watching, clock: null, answer: null };
  const { container } = render(<PlayerScreen {...shown} onAnswer={() => undefined} />);
  return [...container.querySelectorAll('main ul > li')].map((one) => one.textContent);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textsIn(language, 'honours');
  const words = ALL.map((one): [kind: string, name: string, value: string] => {
    const unit = 'unit' in one ? (one.unit ?? '') : '';
    return [t.honourKinds[one.kind], one.name, t.honourValues[one.kind](one.value, unit)];
  });

  it('each card of the big screen says for what, who and how much, in the order they come', () => {
    expect(ALL.map(({ kind }) => kind)).toEqual([...HONOUR_KINDS]);
    expect(cards(ALL, language)).toEqual(words.map((one) => one.join('')));
    expect(cards(ALL.toReversed(), language)).toEqual(words.toReversed().map((one) => one.join('')));
    expect(new Set(words.map(([kind]) => kind)).size).toBe(ALL.length);
  });
  it('a phone says what its own player, or the own team, is honoured for, without the name, and no other’s', () => {
    for (const [at, one] of ALL.entries()) {
      const [kind = '', , value = ''] = words[at] ?? [];
      const own = 'seat' in one ? listed(language, one.seat, 0) : listed(language, 77, one.team);
      expect(own).toEqual([kind + value]);
    }
    expect(listed(language, 77, 0)).toEqual([]);
    expect(listed(language, 77, null)).toEqual([]);
  });
  it('a phone says all that its own player and team have', () => {
    const [first, last] = [words[0], words.at(-1)].map((one) => (one ? one[0] + one[2] : ''));
    expect(listed(language, 1, 1)).toEqual([first, last]);
  });
  it('a spectator’s says everybody’s', () => {
    expect(listed(language, null)).toEqual(words.map((one) => one.join('')));
  });
});

it('how much is said in words where a figure says nothing', () => {
  const [fastest, , , closest] = ALL;
  if (fastest?.kind !== 'fastest' || closest?.kind !== 'closest') throw new Error('the order of the cards');
  const told = (row: HonourRow) => cards([row], 'en')[0];
  expect(told({ ...fastest, value: 499 })).toBe('Fastest correct answerNoa <i>at once');
  expect(told({ ...fastest, value: 500 })).toBe('Fastest correct answerNoa <i>0.5 seconds');
  expect(told({ ...closest, value: 0 })).toBe('Closest guessDanspot on');
  expect(told({ ...closest, unit: '' })).toBe('Closest guessDanoff by \u20682\u2069');
  expect(told({ ...closest, value: 1250 })).toBe('Closest guessDanoff by \u20681,250 km\u2069');
});
