import { newAnswer, newQuestion } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditorSession } from '../session/editor-session.ts';
import { FakeServer, slideId } from '../testing/fake-server.ts';
import { changeOfType } from '../slides/change-of-type.ts';
import { Author } from './author.ts';
import { EditHistory } from './edit-history.ts';

let server: FakeServer;
let session: EditorSession;
let history: EditHistory;
let author: Author;
let nowMs: number;
const ids = () => session.state.slides.map((slide) => slide.id);
const question = (n: number) => session.slide(slideId(n))?.state.value.question;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  nowMs = 0;
  server = new FakeServer();
  session = new EditorSession({
    user: 'dana',
    game: server.whole(),
    transport: server,
    storage: localStorage,
    isOnline: () => true,
  });
  history = new EditHistory(session, () => nowMs);
  author = new Author(session, history);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const type = (n: number, text: string) => {
  for (let at = 1; at <= text.length; at++) {
    author.changeSlide(slideId(n), { question: text.slice(0, at) });
    nowMs += 100;
  }
};

describe('typing', () => {
  it('is one step until there is a pause or another field', async () => {
    type(1, 'first words');
    nowMs += 5000;
    type(1, 'first words, and more');
    author.changeSlide(slideId(1), { notes: 'n' });
    expect(await history.undo()).toMatchObject({ name: { action: 'edit', field: 'notes' } });
    await history.undo();
    expect(question(1)).toBe('first words');
    await history.undo();
    expect(question(1)).toBe('Q1');
    expect(history.state.undo).toBeNull();
    for (let turn = 0; turn < 3; turn++) await history.redo();
    expect(question(1)).toBe('first words, and more');
    expect(session.slide(slideId(1))?.state.value.notes).toBe('n');
  });

  it('of one answer is a step of its own, and so is a mark', async () => {
    const answers = [newAnswer('a'), newAnswer('b')];
    author.changeSlide(slideId(1), { answers });
    author.changeSlide(slideId(1), { answers: [newAnswer('ax'), newAnswer('b')] });
    author.changeSlide(slideId(1), { answers: [newAnswer('axy'), newAnswer('b')] });
    author.changeSlide(slideId(1), { answers: [newAnswer('axy', true), newAnswer('b')] });
    await history.undo();
    expect(session.slide(slideId(1))?.state.value).toMatchObject({ answers: [{ text: 'axy', correct: false }, {}] });
    await history.undo();
    expect(session.slide(slideId(1))?.state.value).toMatchObject({ answers: [{ text: 'a' }, {}] });
  });

  it('stays undoable after it was saved, and the server follows', async () => {
    type(1, 'typed');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.slides.get(slideId(1))?.question).toBe('typed');
    await history.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.slides.get(slideId(1))?.question).toBe('Q1');
  });

  it('does not take back what somebody else has written since', async () => {
    type(1, 'mine');
    author.changeGame({ name: 'Renamed' });
    await vi.advanceTimersByTimeAsync(2000);
    server.edit(slideId(1), { question: 'theirs' });
    await session.reload();
    await history.undo();
    expect(session.game.state.value.name).toBe('Game');
    await history.undo();
    expect(question(1)).toBe('theirs');
  });
});

describe('slides', () => {
  it('undoing an add deletes, redoing brings the same slide back, undoing a delete restores to the place', async () => {
    const [added] = await author.add([newQuestion('survey')], 1);
    await history.undo();
    expect(ids()).toEqual([slideId(1), slideId(2), slideId(3)]);
    await history.redo();
    expect(ids()[1]).toBe(added);
    await author.remove([slideId(1), slideId(3)]);
    expect(ids()).toEqual([added, slideId(2)]);
    await history.undo();
    expect(ids()).toEqual([slideId(1), added, slideId(2), slideId(3)]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.game.order).toEqual(ids());
  });

  it('moves and copies several together, each as one step', async () => {
    author.move([slideId(3), slideId(1)], 1);
    expect(ids()).toEqual([slideId(2), slideId(1), slideId(3)]);
    const copies = await author.duplicate([slideId(2), slideId(1)]);
    expect(ids()).toEqual([slideId(2), slideId(1), ...copies, slideId(3)]);
    await history.undo();
    await history.undo();
    expect(ids()).toEqual([slideId(1), slideId(2), slideId(3)]);
  });

  it('moving on and on is one step, there and back', async () => {
    author.move([slideId(3)], 1);
    author.move([slideId(3)], 0);
    await history.undo();
    expect(ids()).toEqual([slideId(1), slideId(2), slideId(3)]);
    await history.redo();
    expect(ids()).toEqual([slideId(3), slideId(1), slideId(2)]);
  });

  it('changes several at once and takes that back at once', async () => {
    author.changeSlides([slideId(1), slideId(2)], () => ({ time: 45 }));
    await history.undo();
    expect([1, 2].map((n) => session.slide(slideId(n))?.state.value.time)).toEqual([20, 20]);
  });

  it('keeps a step whose call failed, to try again', async () => {
    await author.remove([slideId(2)]);
    server.refuseRestore = true;
    await expect(history.undo()).rejects.toThrow('no');
    expect(history.state).toMatchObject({ busy: false, undo: { name: { action: 'remove' } } });
    server.refuseRestore = false;
    await history.undo();
    expect(ids()).toContain(slideId(2));
  });

  it.each([false, true])('a change of type takes the answers with it and gives them back, saved: %s', async (saved) => {
    author.changeSlide(slideId(1), { answers: [newAnswer('a', true), newAnswer('b')] });
    const written = session.slide(slideId(1))?.state.value;
    if (!written) throw new Error('the slide is gone');
    author.changeSlide(slideId(1), changeOfType(written, 'number'), { action: 'type' });
    await vi.advanceTimersByTimeAsync(saved ? 2000 : 0);
    expect(session.slide(slideId(1))?.state.value).not.toHaveProperty('answers');
    await history.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.slides.get(slideId(1))).toMatchObject(written);
    expect(session.slide(slideId(1))?.state).toMatchObject({ isSaved: true, value: written });
    expect(session.slide(slideId(1))?.state.value).toMatchObject({
      type: 'trivia',
      answers: [{ text: 'a' }, { text: 'b' }],
    });
  });

  it('a new step ends what could be redone', async () => {
    type(1, 'x');
    await history.undo();
    type(2, 'y');
    expect(history.state.redo).toBeNull();
  });
});

describe('rounds', () => {
  const roundOf = (n: number) => session.slide(slideId(n))?.state.value.round;
  const begin = () => author.changeSlide(slideId(1), { round: { title: 'Rivers' } });

  it('stay with the next slide when their first one is deleted, until that is taken back', async () => {
    begin();
    await author.remove([slideId(1)]);
    expect([ids(), roundOf(2)]).toEqual([[slideId(2), slideId(3)], { title: 'Rivers' }]);
    await history.undo();
    expect([ids(), roundOf(1), roundOf(2)]).toEqual([[1, 2, 3].map(slideId), { title: 'Rivers' }, null]);
    await history.redo();
    expect(roundOf(2)).toEqual({ title: 'Rivers' });
  });

  it('keep their place when their first slide is moved away, and go along with a whole round', async () => {
    begin();
    author.move([slideId(1)], 2);
    expect([ids(), roundOf(1), roundOf(2)]).toEqual([[2, 3, 1].map(slideId), null, { title: 'Rivers' }]);
    await history.undo();
    expect([ids(), roundOf(1), roundOf(2)]).toEqual([[1, 2, 3].map(slideId), { title: 'Rivers' }, null]);
    author.changeSlide(slideId(2), { round: { title: 'Music' } });
    author.move([slideId(1)], 2);
    expect([roundOf(1), roundOf(2), roundOf(3)]).toEqual([{ title: 'Rivers' }, { title: 'Music' }, null]);
  });

  it('are not begun again by copies', async () => {
    begin();
    await author.duplicate([slideId(1), slideId(2)]);
    expect(session.state.slides.map(({ save }) => save.value.round?.title ?? null)).toEqual([
      ...['Rivers', null, null, null, null],
    ]);
  });
});
