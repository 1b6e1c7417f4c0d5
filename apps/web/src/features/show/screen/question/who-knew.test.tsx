import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Fastest, type Language, type PhaseView } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { NOBODY, PlayerScreen, PresenterScreen } from '../../index.ts';

afterEach(cleanup);

type Reveal = Extract<PhaseView, { phase: 'reveal' }>;
const noa: Fastest = { seat: 4, name: 'Noa <b>', face: 7, ms: 1830 };

function revealIn(language: Language, more: Partial<Reveal> = {}, name = 'reveal-short'): Reveal {
  const phase = samplePhases(language)[name];
  if (phase?.phase !== 'reveal') throw new Error(name);
  return { ...phase, knew: { right: 14, of: 27 }, fastest: noa, closest: [], ...more };
}

/** What stands over the question on the big screen. */
function head(phase: PhaseView, language: Language = 'en'): string {
  cleanup();
  const view = samplePresenterView('', phase, false, language);
  const { container } = render(<PresenterScreen room={sampleRoom(language)} view={view} joinUrl={null} clock={null} />);
  return spaced(container.querySelector('header')?.textContent ?? '');
}

/** Words with one kind of space between them. */
function spaced(words: string): string {
  return words.replaceAll(/\s+/gu, ' ');
}

describe.each(LANGUAGES)('the reveal on the big screen in %s', (language) => {
  const t = textsIn(language, 'presenter');
  it('names the fastest with the time, and says how many knew it', () => {
    const words = head(revealIn(language), language);
    expect(words).toContain(`${t.fastestIs} Noa <b> ${t.inSeconds('1.8')}`);
    expect(words).toContain(spaced(t.knewIt(14, 27)));
  });
  it('names the only one as that, without a time and without a count', () => {
    const words = head(revealIn(language, { knew: { right: 1, of: 27 } }), language);
    expect(words).toContain(`${t.onlyRight} Noa <b>`);
    for (const other of [t.fastestIs, t.inSeconds('1.8'), spaced(t.knewIt(1, 27))]) expect(words).not.toContain(other);
  });
  it('says that nobody knew it, and names nobody', () => {
    const words = head(revealIn(language, { knew: { right: 0, of: 27 }, fastest: null }), language);
    expect(words).toContain(spaced(t.knewIt(0, 27)));
    for (const other of [t.fastestIs, t.onlyRight]) expect(words).not.toContain(other);
  });
});

it.each(LANGUAGES)('no line ends within how many of how many, in %s', (language) => {
  expect(textsIn(language, 'presenter').knewIt(14, 27)).toMatch(/14\u00A0\p{L}+\u00A027/u);
});

describe('who is named', () => {
  it('has no figures for a time in which nobody reads a question', () => {
    expect(head(revealIn('en', { fastest: { ...noa, ms: 499 } }))).toContain('Noa <b> at once');
    expect(head(revealIn('en', { fastest: { ...noa, ms: 500 } }))).toContain('Noa <b> 0.5 s');
    expect(head(revealIn('en', { fastest: { ...noa, ms: 61_040 } }))).toContain('Noa <b> 61.0 s');
  });
  it('stands once on the screen where the own number was the nearest as well', () => {
    const closest = [{ seat: noa.seat, name: noa.name, face: noa.face, off: 1 }];
    expect(head(revealIn('en', { closest }, 'reveal-number'))).not.toContain('Fastest:');
    expect(screen.getAllByText(noa.name)).toHaveLength(1);
    expect(head(revealIn('en', { closest: [{ ...noa, seat: 5, name: 'Omar', off: 1 }] }, 'reveal-number'))).toContain(
      'Fastest: Noa <b>',
    );
    expect(screen.getAllByText(noa.name)).toHaveLength(1);
  });
  it('is nobody where the game names nobody, and where it does not say who knew it', () => {
    expect(head(revealIn('en', { fastest: null }))).toContain('14 of 27 knew it');
    expect(head(revealIn('en', { fastest: null }))).not.toMatch(/Fastest|Only correct/);
    expect(head(revealIn('en', { fastest: null, knew: null }))).not.toMatch(/Fastest|Only correct|knew it/);
  });
});

it.each(['asking', 'dealing', 'question-short', 'closed-short', 'talk-short', 'again-short', 'closed-number'])(
  'before the reveal nothing is said of it: %s',
  (name) => {
    expect(head(samplePhases('en')[name] ?? expect.fail(name))).not.toMatch(/Fastest|Only correct|knew it/);
  },
);

describe('the phone', () => {
  const shown = (seat: number | null) => {
    cleanup();
    const phase = revealIn('en');
    const own = seat === null ? null : { ...sampleOwn('', phase, null, 'en'), seat };
    const watching = own ? null : { onTakePart: null, onLeave: () => undefined };
    const view = samplePresenterView('', phase, false, 'en');
    const asked = { room: sampleRoom('en'), view, clock: null, answer: null, onAnswer: () => undefined };
    return render(<PlayerScreen {...asked} own={own ?? NOBODY} watching={watching} />).container.textContent;
  };
  it('tells the fastest so, and names nobody to the others', () => {
    expect(shown(noa.seat)).toContain('Fastest of all!');
    for (const other of [noa.seat + 1, null]) {
      expect(shown(other)).not.toContain('Fastest of all!');
      expect(shown(other)).not.toContain(noa.name);
    }
  });
});
