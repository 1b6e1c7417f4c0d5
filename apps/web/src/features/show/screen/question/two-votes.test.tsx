import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type FirstVote, type Language } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { samplePresenterView } from '../../gallery/sample-views.ts';
import { PresenterScreen } from '../../index.ts';

afterEach(cleanup);

/** Of four who voted before, and eight after, the first answer had half and then all but one; the last lost all it had. */
const BEFORE: FirstVote = { distribution: [2, 1, 0, 1], answered: 4 };
const AFTER = { distribution: [7, 2, 0, 0], answered: 9 };

function hall(name: string, language: Language, firstVote: FirstVote | null = BEFORE) {
  cleanup();
  const phase = samplePhases(language)[name] ?? expect.fail(name);
  const { firstVote: _, ...view } = { ...samplePresenterView('', phase, false, language), ...AFTER };
  const shown = { room: sampleRoom(language), joinUrl: null, clock: null };
  return render(<PresenterScreen {...shown} view={firstVote ? { ...view, firstVote } : view} />).container;
}

describe.each(LANGUAGES)('a question that was voted on twice in %s', (language) => {
  const t = textsIn(language, 'presenter');
  it.each(['twice-short', 'twice-survey'])('shows both votes side by side, and which is which: %s', (name) => {
    const page = hall(name, language);
    expect(page.querySelector('header')?.textContent).toContain(`${t.beforeTalk}  ${t.afterTalk}`);
    const told = [...page.querySelectorAll('ol > li')].slice(0, 4).map((one) => one.textContent);
    const shares = [
      ['78%', t.beforeShare('50%'), '28'],
      ['22%', t.beforeShare('25%'), '3'],
      ['0%', t.beforeShare('0%'), ''],
      ['0%', t.beforeShare('25%'), '25'],
    ] as const;
    for (const [at, [now, was, change]] of shares.entries()) {
      expect(told[at]).toContain(now);
      expect(told[at]).toContain(was + change);
    }
  });
  it('says so only of a question that was', () => {
    const page = hall('reveal-short', language, null);
    for (const words of [t.beforeTalk, t.beforeShare('0%')]) expect(page.textContent).not.toContain(words);
  });
  it('is told as the second vote while that is open, and to be talked about before, without any share', () => {
    expect(hall('again-short', language, null).textContent).toContain(t.secondVote);
    const talk = hall('talk-short', language, null);
    expect(talk.textContent).toContain(t.talkNow);
    for (const name of ['again-short', 'talk-short']) expect(hall(name, language, null).textContent).not.toContain('%');
  });
});

it('the hall is shown the first vote before the second one where the host wishes it', () => {
  const { firstVote: _, ...view } = samplePresenterView(
    '',
    samplePhases('en')['shown-short'] ?? expect.fail(),
    false,
    'en',
  );
  const shown = { room: sampleRoom('en'), joinUrl: null, clock: null };
  render(<PresenterScreen {...shown} view={{ ...view, answered: 0, distribution: null, firstVote: BEFORE }} />);
  const told = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(told.map((one) => /\d+%/.exec(one)?.[0])).toEqual(['50%', '25%', '0%', '25%']);
});
