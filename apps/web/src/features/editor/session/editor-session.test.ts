import { unsentPrefix } from '#platform/storage';
import { textsIn } from '#platform/words';
import { newAnswer, newQuestion } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOfType } from '../slides/change-of-type.ts';
import { EditorSession } from './editor-session.ts';
import { editorStatus } from './editor-status.ts';
import { FakeServer, makeSlide, slideId } from '../testing/fake-server.ts';
import { findGaps } from '../gap-marks.ts';
import { moveTogether } from './slide-order.ts';

let server: FakeServer;
let session: EditorSession;
const open = (tab = 'first') =>
  new EditorSession({
    user: 'dana',
    game: server.whole(),
    transport: server,
    storage: localStorage,
    tab,
    isOnline: () => true,
  });
const shownOf = ({ state }: EditorSession) => state.slides.map((slide) => slide.save.value.question);
const shown = () => shownOf(session);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  session = open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('slides of a game', () => {
  it('adds at a place, copies after the original with what was just typed, moves', async () => {
    await session.addSlides([newQuestion('survey')], 1);
    expect(session.state.slides.map((slide) => slide.save.value.type)).toEqual([
      'trivia',
      'survey',
      'trivia',
      'trivia',
    ]);
    session.slide(slideId(1))?.update({ question: 'typed' });
    await session.duplicateSlide(slideId(1));
    expect(shown()).toEqual(['typed', 'typed', 'Q11', 'Q2', 'Q3']);
    session.arrange(moveTogether(session.game.state.value.questions, [slideId(3)], 0));
    expect(shown()[0]).toBe('Q3');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game.order[0]).toBe(slideId(3));
    expect(editorStatus(session.state)).toMatchObject({ isSaved: true, showIsSaved: true, error: null });
  });

  it('deletes and brings back to the same place', async () => {
    const places = await session.removeSlides([slideId(2)]);
    expect(shown()).toEqual(['Q1', 'Q3']);
    await session.restoreSlides(places);
    expect(shown()).toEqual(['Q1', 'Q2', 'Q3']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game.order).toEqual([slideId(1), slideId(2), slideId(3)]);
  });

  it('deletes several and brings them back in their order, on the server too', async () => {
    const places = await session.removeSlides([slideId(1), slideId(2)]);
    await session.restoreSlides(places);
    expect(shown()).toEqual(['Q1', 'Q2', 'Q3']);
    expect(server.game.order).toEqual([slideId(1), slideId(2), slideId(3)]);
  });

  it('saves settings on the version that adding a slide left behind', async () => {
    session.game.update({ name: 'Renamed' });
    await session.addSlides([newQuestion('media')], 3);
    session.game.update({ name: 'Renamed again' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game).toMatchObject({ name: 'Renamed again', version: 4 });
    expect(session.state.game.conflict).toBeNull();
  });

  it('takes in a slide that somebody else added, under my own order', async () => {
    server.place(makeSlide(9, 'survey'), 0);
    session.arrange(moveTogether(session.game.state.value.questions, [slideId(3)], 0));
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toEqual(['Q9', 'Q3', 'Q1', 'Q2']);
    expect(server.game.order).toEqual([slideId(9), slideId(3), slideId(1), slideId(2)]);
  });

  it('keeps the identity of slides that did not change', () => {
    const before = session.state.slides[2];
    session.slide(slideId(1))?.update({ question: 'x' });
    expect(session.state.slides[2]).toBe(before);
  });

  it('recovers every record’s unsaved text after a reload', async () => {
    session.slide(slideId(2))?.update({ question: 'not yet saved' });
    session.game.update({ name: ' ' });
    session.slide(slideId(3))?.update({ question: 'longer than there is room for '.repeat(20) });
    session.close();
    session = open();
    expect(shown()[1]).toBe('not yet saved');
    expect(session.state.game.value.name).toBe(' ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.slides.get(slideId(2))?.question).toBe('not yet saved');
    expect(editorStatus(session.state)).toMatchObject({ isSaved: false, held: true });
    expect(server.game.name).toBe('Game');
    // What is too long waits whole, and is not cut on its way.
    expect(shown()[2]).toHaveLength(600);
    expect(server.slides.get(slideId(3))?.question).toBe('Q3');
  });
});

describe('trouble', () => {
  it('finds the slides it made when only the reply was lost, and makes them once', async () => {
    server.loseReplies = 1;
    await expect(session.addSlides([newQuestion('survey')], 3)).rejects.toThrow('no reply');
    expect(session.state.slides).toHaveLength(4);
    expect(server.calls).toBe(1);
    session.game.update({ name: 'After' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.game.name).toBe('After');
    expect(editorStatus(session.state).isSaved).toBe(true);
  });

  it('keeps what was typed on a slide that somebody else deleted, and can put it back', async () => {
    session.slide(slideId(2))?.update({ question: 'typed on it' });
    await server.deleteQuestion(slideId(2));
    await session.reload();
    expect(shown()).toEqual(['Q1', 'Q3']);
    const [rescued] = session.state.rescued;
    expect(rescued?.slide?.question).toBe('typed on it');
    session.close();
    const again = open();
    expect(again.state.rescued[0]?.slide?.question).toBe('typed on it');
    again.dropRescued(again.state.rescued[0]?.key ?? '');
    expect(again.state.rescued).toEqual([]);
    again.close();
    expect(localStorage.length).toBe(0);
  });

  it('puts back what was typed on another tab’s slide as a kind that has a place for it', async () => {
    session.close();
    const numberKey = { ...newQuestion('number').numberKey, value: 366 };
    const draft = { version: 1, base: {}, changes: { question: 'Days?', numberKey }, uncertain: [] };
    localStorage.setItem(`${unsentPrefix('dana', session.gameId)}gone.other`, JSON.stringify(draft));
    const again = open();
    expect(again.state.rescued).toMatchObject([
      { record: 'gone', slide: { type: 'number', numberKey: { value: 366 } } },
    ]);
    again.close();
  });

  it('puts back what was typed on a slide that is gone as the kind that it was', async () => {
    server.edit(slideId(1), { type: 'number' });
    session.close();
    const first = open('first');
    await server.deleteQuestion(slideId(1));
    first.slide(slideId(1))?.update({ question: 'How many?' });
    first.close();
    const again = open('second');
    expect(again.state.rescued).toMatchObject([{ slide: { type: 'number', question: 'How many?' } }]);
    again.close();
  });

  it('reads a draft with the fields of every kind, as versions before kept it, as what its kind has', async () => {
    session.close();
    const { numberKey } = newQuestion('number');
    const foreign = { answers: [], typing: newQuestion('typed').typing, selection: 'single', miniGame: '' };
    const draft = {
      version: 1,
      base: { ...foreign, answers: newQuestion('trivia').answers, type: 'trivia', numberKey },
      changes: { ...foreign, type: 'number', numberKey: { ...numberKey, value: 9 } },
      uncertain: [],
    };
    localStorage.setItem(`${unsentPrefix('dana', session.gameId)}${slideId(1)}.other`, JSON.stringify(draft));
    server.edit(slideId(1), { notes: 'by somebody else' });
    const again = open();
    const state = () => again.slide(slideId(1))?.state;
    expect(state()?.conflict).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    const slide = { ...newQuestion('number'), question: 'Q1', notes: 'by somebody else' };
    expect(state()).toMatchObject({ isSaved: true });
    expect(state()?.value).toEqual({ ...slide, numberKey: { ...numberKey, value: 9 } });
    again.close();
  });

  it('asks when a change of type takes away what somebody else has written meanwhile', async () => {
    const loop = session.slide(slideId(1));
    if (!loop) throw new Error('the slide is gone');
    loop.update(changeOfType(loop.state.value, 'number'));
    server.edit(slideId(1), { answers: [newAnswer('theirs', true)] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(loop.state.conflict).toMatchObject({ fields: ['answers'], mine: { type: 'number' } });
    loop.settle('mine');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.slides.get(slideId(1))?.type).toBe('number');
    expect(loop.state).toMatchObject({ isSaved: true, conflict: null });
  });

  it('asks about answers of a slide that somebody else has made another type, and tells both', async () => {
    const loop = session.slide(slideId(1));
    loop?.update({ answers: [newAnswer('mine', true)] });
    server.edit(slideId(1), { type: 'number' });
    await vi.advanceTimersByTimeAsync(2000);
    const mine = { answers: [{ text: 'mine' }] };
    expect(loop?.state.conflict).toMatchObject({ fields: ['answers'], mine, theirs: { type: 'number' } });
    loop?.settle('theirs');
    await vi.advanceTimersByTimeAsync(2000);
    expect(loop?.state.isSaved).toBe(true);
    expect(Object.keys(loop?.state.value ?? {}).sort()).toEqual(Object.keys(newQuestion('number')).sort());
  });

  it('finds out by itself that a slide was deleted while it was written on', async () => {
    await server.deleteQuestion(slideId(2));
    session.slide(slideId(2))?.update({ question: 'too late' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toEqual(['Q1', 'Q3']);
    expect(session.state.rescued[0]?.slide?.question).toBe('too late');
    expect(editorStatus(session.state)).toMatchObject({ error: null, isSaved: true });
  });

  it('keeps both tabs’ texts: what does not collide is joined, the rest is offered', async () => {
    const second = open('second');
    session.slide(slideId(1))?.update({ question: 'first tab', notes: 'only here' });
    second.slide(slideId(1))?.update({ question: 'second tab' });
    second.slide(slideId(2))?.update({ question: 'only in the second' });
    session.close();
    second.close();
    const third = open('third');
    expect(shownOf(third)).toEqual(['first tab', 'only in the second', 'Q3']);
    expect(third.state.rescued).toMatchObject([{ record: slideId(1), slideChanges: { question: 'second tab' } }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.slides.get(slideId(2))?.question).toBe('only in the second');
    expect(server.slides.get(slideId(1))).toMatchObject({ question: 'first tab', notes: 'only here' });
    expect(third.state.rescued).toHaveLength(1);
    third.close();
  });
});

describe('what is missing', () => {
  it('names slide, field and answer', () => {
    session.slide(slideId(1))?.update({ question: '', time: null });
    const gaps = findGaps(
      { slides: session.state.slides, name: 'Game', gameType: 'firebase' },
      textsIn('en', 'gameGaps'),
    ).filter((gap) => gap.slide === 0);
    expect(gaps.map((gap) => gap.field)).toEqual([...['question', 'answers', 'answers', 'time']]);
    const answers = [newAnswer('a', true), newAnswer(), newAnswer('b')];
    session.slide(slideId(1))?.update({ answers });
    const found = findGaps(
      { slides: session.state.slides, name: 'Game', gameType: 'firebase' },
      textsIn('en', 'gameGaps'),
    );
    expect(found[1]).toMatchObject({ field: 'answers.1', answer: 1, text: 'Fill this in or remove it' });
  });
});
