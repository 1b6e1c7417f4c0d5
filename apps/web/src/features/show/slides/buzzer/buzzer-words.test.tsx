import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsIn } from '#platform/words';
import {
  LANGUAGES,
  type Language,
  type OwnView,
  type PhaseView,
  type RaceView,
  type RacerRow,
  type RacerView,
  type SlideResponse,
} from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import { PlayerScreen, PresenterScreen, type OwnAnswer } from '../../index.ts';

afterEach(cleanup);

const noa: RacerView = { seat: 1, name: 'Noa', face: 1, team: 1 };
const omar: RacerView = { seat: 2, name: 'Omar', face: 2, team: 0 };
const FREE: RaceView = { turn: null, right: [], outTeams: [], openings: 1 };
const buzzed = (verdict: 'right' | 'wrong' | null): SlideResponse => ({ type: 'buzzer', verdict });
const SENT: OwnAnswer = { response: buzzed(null), state: 'sent' };

type Name = 'question-buzzer' | 'closed-buzzer' | 'reveal-buzzer';

function phaseOf(name: Name, race: RaceView, language: Language): PhaseView {
  const phase = samplePhases(language)[name];
  if (phase?.phase !== 'question' && phase?.phase !== 'closed' && phase?.phase !== 'reveal') throw new Error(name);
  return { ...phase, race };
}

interface OnPhone {
  own?: Partial<OwnView>;
  answer?: OwnAnswer | null;
  onAnswer?: (response: SlideResponse) => void;
}

/** Noa's phone. */
function phone(name: Name, race: RaceView, language: Language, { own, answer = null, onAnswer }: OnPhone = {}) {
  cleanup();
  const phase = phaseOf(name, race, language);
  const mine = { ...sampleOwn(name, phase, null, language), ...noa, response: null, result: null, streak: 0, ...own };
  const view = samplePresenterView(name, phase, false, language);
  const shown = { room: sampleRoom(language), view, own: mine, clock: null, answer };
  return render(<PlayerScreen {...shown} onAnswer={onAnswer ?? (() => undefined)} />).container;
}

const dome = () =>
  screen.getByRole('main').querySelector<HTMLElement>('button[aria-disabled]') ?? expect.fail('no button');

describe.each(LANGUAGES)('the phone in %s', (language) => {
  const t = textsIn(language, 'task');
  const turnOf = (race: Partial<RaceView>, shown: OnPhone = {}) => {
    const main = phone('question-buzzer', { ...FREE, ...race }, language, shown).querySelector('main');
    return {
      words: main?.textContent ?? '',
      button: dome().textContent,
      isFree: dome().getAttribute('aria-disabled') === 'false',
    };
  };

  it('says what to do while nobody has buzzed', () => {
    const told = turnOf({});
    expect(told).toMatchObject({ button: t.buzz, isFree: true });
    expect(told.words).toContain(t.buzzHint);
  });
  it('says to whoever was first that it is the own turn, and nobody’s name', () => {
    const told = turnOf({ turn: noa }, { own: { response: buzzed(null) }, answer: SENT });
    expect(told).toMatchObject({ button: t.yourTurn, isFree: false });
    expect(told.words).not.toContain(t.hasTurn('Noa'));
  });
  it('names who has the turn to the others, and says to whoever buzzed, too, that theirs may come', () => {
    const locked = turnOf({ turn: omar });
    expect(locked).toMatchObject({ button: t.buzz, isFree: false });
    expect(locked.words).toContain(t.hasTurn('Omar'));
    expect(locked.words).not.toContain(t.nextInLine);
    const next = turnOf({ turn: omar }, { own: { response: buzzed(null) }, answer: SENT });
    expect(next.isFree).toBe(false);
    expect(next.words).toContain(`${t.hasTurn('Omar')}. ${t.nextInLine}`);
  });
  it('says that one is out, alone or with the team, and whose turn it is then', () => {
    const wrong = { own: { response: buzzed('wrong') }, answer: SENT };
    const out = turnOf({}, wrong);
    expect(out.isFree).toBe(false);
    expect(out.words).toContain(t.wasWrong);
    expect(turnOf({ turn: omar }, wrong).words).toContain(`${t.wasWrong}. ${t.hasTurn('Omar')}`);
    const team = turnOf({ outTeams: [1] });
    expect(team.isFree).toBe(false);
    expect(team.words).toContain(t.teamOut);
    expect(turnOf({ outTeams: [1], turn: omar }).words).toContain(`${t.teamOut}. ${t.hasTurn('Omar')}`);
    // Another team's is not the own.
    expect(turnOf({ outTeams: [0] })).toMatchObject({ isFree: true });
  });
  it('says at the reveal who was right, to all but who was judged, and the answer to all', () => {
    const { correct, wrong } = textsIn(language, 'outcome');
    const told = (right: RacerView[], own: Partial<OwnView> = {}) => {
      const page = phone('reveal-buzzer', { ...FREE, right }, language, { own });
      expect(page.textContent).toContain(contentOf(language).sample.buzzerAnswer);
      return page.querySelector('h1')?.textContent;
    };
    const result = { correct: true, partly: false, points: 1000, bonus: 0 };
    expect(told([omar])).toBe(t.wasRight('Omar'));
    expect(told([])).toBe(t.nobodyKnew);
    // Pressed, and was never heard.
    expect(told([omar], { response: buzzed(null) })).toBe(t.wasRight('Omar'));
    expect(told([noa], { response: buzzed('right'), result })).toBe(correct);
    const lost = { ...result, correct: false, points: -200 };
    expect(told([omar], { response: buzzed('wrong'), result: lost })).toBe(wrong);
  });
});

describe('the button', () => {
  const open = (race: Partial<RaceView> = {}, shown: OnPhone = {}) => {
    const onAnswer = vi.fn();
    phone('question-buzzer', { ...FREE, ...race }, 'en', { ...shown, onAnswer });
    return onAnswer;
  };
  it('buzzes as a finger comes down, and by Space and Enter wherever the focus is', () => {
    const onAnswer = open();
    fireEvent.pointerDown(dome(), { button: 0 });
    expect(onAnswer).toHaveBeenLastCalledWith(buzzed(null));
    for (const code of ['Space', 'Enter', 'NumpadEnter']) fireEvent.keyDown(document.body, { code });
    expect(onAnswer).toHaveBeenCalledTimes(4);
  });
  it('does not buzz by a held key, another key or another button of a mouse', () => {
    const onAnswer = open();
    fireEvent.keyDown(document.body, { code: 'Space', repeat: true });
    fireEvent.keyDown(document.body, { code: 'KeyA' });
    fireEvent.pointerDown(dome(), { button: 2 });
    expect(onAnswer).not.toHaveBeenCalled();
  });
  it('does nothing while it is not free: of another, one’s own, out, or after the own press', () => {
    const wrong = { own: { response: buzzed('wrong') }, answer: SENT };
    const locked: { race?: Partial<RaceView>; shown?: OnPhone }[] = [
      { race: { turn: omar } },
      { race: { turn: noa }, shown: { answer: SENT } },
      { shown: wrong },
      { race: { outTeams: [1] } },
      { shown: { answer: { ...SENT, state: 'sending' } } },
    ];
    for (const { race, shown } of locked) {
      const onAnswer = open(race, shown);
      fireEvent.pointerDown(dome(), { button: 0 });
      fireEvent.click(dome());
      fireEvent.keyDown(document.body, { code: 'Space' });
      expect(onAnswer).not.toHaveBeenCalled();
    }
  });
  it('is free again for a press that came too late for its turn', () => {
    const onAnswer = open({}, { answer: { ...SENT, state: 'late' } });
    fireEvent.click(dome());
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });
});

describe.each(LANGUAGES)('the big screen in %s', (language) => {
  const t = textsIn(language, 'presenter');
  const row = (racer: RacerView, more: Partial<RacerRow> = {}): RacerRow => {
    return { ...racer, tookMs: 1234, isTie: false, verdict: null, ...more };
  };
  const hall = (name: Name, race: Partial<RaceView>, racers: RacerRow[]) => {
    cleanup();
    const phase = phaseOf(name, { ...FREE, ...race }, language);
    const view = { ...samplePresenterView(name, phase, false, language), racers };
    return render(<PresenterScreen room={sampleRoom(language)} view={view} joinUrl={null} clock={null} />).container;
  };
  /** The list of those who have pressed. */
  const listed = (page: HTMLElement) => [...page.querySelectorAll('ol > li')].map((one) => one.textContent);

  it('says what to do, and names who was first with the turn, but not in the list as well', () => {
    expect(hall('question-buzzer', {}, []).textContent).toContain(t.buzzOnPhone);
    const page = hall('question-buzzer', { turn: noa }, [row(noa), row(omar, { tookMs: 1300 })]);
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${t.hasTurn}.*Noa`));
    expect(listed(page)).toEqual(['Omar1.30']);
  });
  it('lists who has pressed in the order of the turns, with the time, a tie, and who is out', () => {
    const rows = [row(omar, { verdict: 'wrong' }), row(noa, { tookMs: 1238, isTie: true })];
    const page = hall('question-buzzer', {}, rows);
    expect(listed(page)).toEqual(['Omar1.23', `Noa${t.atOnce}1.24`]);
    const signs = screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'));
    expect(signs).toContain(t.out);
    expect(signs).not.toContain(t.rightAnswer);
  });
  it('lists six at most', () => {
    const rows = Array.from({ length: 9 }, (_, seat) => row({ ...noa, seat, name: `P${seat}` }));
    expect(listed(hall('question-buzzer', { turn: noa }, rows))).toHaveLength(6);
    expect(listed(hall('question-buzzer', {}, rows))[0]).toMatch(/^P0/);
  });
  it('tells at the reveal who was right and the answer, or that nobody knew', () => {
    const { buzzerAnswer } = contentOf(language).sample;
    const won = hall('reveal-buzzer', { right: [noa] }, [row(noa, { verdict: 'right' })]);
    for (const words of [buzzerAnswer, t.wasRight, 'Noa']) expect(won.textContent).toContain(words);
    expect(won.textContent).not.toContain(t.nobodyKnew);
    expect(screen.getByRole('img', { name: t.rightAnswer })).toBeTruthy();
    const lost = hall('reveal-buzzer', {}, []).textContent;
    expect(lost).toContain(t.nobodyKnew);
    expect(lost).toContain(buzzerAnswer);
    expect(lost).not.toContain(t.wasRight);
  });
  it('counts no answers in a race', () => {
    expect(hall('question-buzzer', {}, []).textContent).not.toContain(t.answered);
  });
});
