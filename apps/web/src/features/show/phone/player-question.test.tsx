import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { LANGUAGES, type Language, type PhaseView } from '@qc/contract';
import { samplePhases, sampleRoom } from '../gallery/sample-room.ts';
import { roomOf, sampleOwn, samplePresenterView } from '../gallery/sample-views.ts';
import { PlayerScreen, type OwnAnswer, type PlayerScreenProps } from '../index.ts';

afterEach(cleanup);

function phone(name: string, language: Language, more: Partial<PlayerScreenProps> = {}): string {
  cleanup();
  const phase: PhaseView = samplePhases(language)[name] ?? expect.fail(name);
  const view = samplePresenterView(name, phase, false, language);
  const own = sampleOwn(name, phase, null, language);
  const shown = { room: roomOf(sampleRoom(language), name), view, own, clock: null, answer: null };
  render(<PlayerScreen {...shown} onAnswer={() => undefined} {...more} />);
  return screen.getByRole('main').textContent;
}

const given = (state: OwnAnswer['state']): OwnAnswer => ({ response: { type: 'trivia', picks: [1] }, state });

describe.each(LANGUAGES)('a question on the phone in %s', (language) => {
  const t = textsIn(language, 'player');
  const task = textsIn(language, 'task');
  it('stands alone first, without an answer to press, and says that they come', () => {
    for (const name of ['asking', 'dealing']) expect(phone(name, language)).toContain(t.answersSoon);
    phone('asking', language);
    expect(screen.getByRole('main').querySelectorAll('button')).toHaveLength(0);
  });
  it('says what to do, and where the own answer stands', () => {
    expect(phone('question-short', language)).toContain(t.chooseOne);
    expect(phone('question-multiple', language)).toContain(t.chooseSeveral);
    expect(phone('question-short', language, { answer: given('sending') })).toContain(t.sending);
    const sent = phone('question-short', language, { answer: given('sent') });
    expect(sent).toContain(t.sent);
    expect(sent).not.toContain(t.chooseOne);
    expect(phone('question-short', language, { answer: given('late') })).toContain(t.late);
    expect(phone('question-short', language, { notTaken: true })).toContain(t.notTaken);
  });
  it('tells who has answered how many have, and nobody else', () => {
    const thinking = { answered: 9, of: 27 };
    const words = t.haveAnswered(9, 27);
    expect(phone('question-short', language, { thinking, answer: given('sent') })).toContain(words);
    expect(phone('question-short', language, { thinking, answer: given('sending') })).not.toContain(words);
    expect(phone('question-short', language, { thinking })).not.toContain(words);
  });
  it('tells who has answered the own place, and the way to the next as the last standings have left it', () => {
    const shown = (name: string, more: Partial<PlayerScreenProps> = {}) => {
      const phase = samplePhases(language)[name] ?? expect.fail(name);
      const view = samplePresenterView(name, phase, false, language);
      const own = sampleOwn(name, phase, null, language);
      const known = { room: roomOf(sampleRoom(language), name), view, own, clock: null, answer: null };
      return <PlayerScreen {...known} onAnswer={() => undefined} {...more} />;
    };
    const said = () => screen.getByRole('main').textContent;
    const place = `${textsIn(language, 'outcome').place} 4`;
    const { rerender } = render(shown('question-short', { answer: given('sent') }));
    expect(said()).toContain(place);
    expect(said()).not.toContain('38');
    rerender(shown('standings'));
    expect(said()).toContain('38');
    rerender(shown('question-short', { answer: given('sent') }));
    expect(said()).toContain(`${place} · `);
    expect(said()).toContain('38');
    rerender(shown('question-short'));
    expect(said()).not.toContain(place);
    const own = {
      ...sampleOwn('question-short', samplePhases(language)['question-short'] ?? expect.fail(), null, language),
    };
    rerender(shown('question-short', { own: { ...own, rank: 7 }, answer: given('sent') }));
    expect(said()).not.toContain('38');
    rerender(shown('question-short', { own: { ...own, rank: null }, answer: given('sent') }));
    expect(said()).not.toContain(textsIn(language, 'outcome').place);
  });
  it('is over at the close: who missed it or came too late is told so, and all look up', () => {
    const missed = phone('closed-short', language);
    for (const words of [t.answersClosed, t.missedIt, t.lookUp]) expect(missed).toContain(words);
    const inTime = phone('closed-short', language, { answer: given('sent') });
    expect(inTime).not.toContain(t.missedIt);
    expect(inTime).not.toContain(t.late);
    expect(phone('closed-short', language, { answer: given('late') })).toContain(t.late);
  });
  it('is talked about with the neighbours, and answered once more beside the first answer', () => {
    const talk = phone('talk-short', language, { answer: given('sent') });
    for (const words of [task.talkNow, task.thenAgain]) expect(talk).toContain(words);
    const again = phone('again-short', language);
    expect(again).toContain(task.againFramed);
    expect(again).toContain(task.firstAnswer);
    // Who said nothing the first time has no first answer to be shown.
    const { firstResponse: _, ...own } = sampleOwn(
      'again-short',
      samplePhases(language)['again-short'] ?? expect.fail(),
      null,
      language,
    );
    const silent = phone('again-short', language, { own });
    expect(silent).toContain(task.answerAgain);
    expect(silent).not.toContain(task.firstAnswer);
  });
});
