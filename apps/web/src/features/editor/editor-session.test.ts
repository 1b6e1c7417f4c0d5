import { type Game, GameId, newQuestion, type Question, QuestionId, type SlideType, UserId } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditorSession } from './editor-session.ts';
import { editorStatus } from './editor-status.ts';
import type { EditorTransport } from './editor-transport.ts';
import { findGaps } from './gap-marks.ts';
import { gapTexts } from './texts/gap-texts.ts';

const GAME = GameId.parse('game-00000001');
const USER = UserId.parse('user-00000001');
const slideId = (n: number) => QuestionId.parse(`slide-${String(n).padStart(8, '0')}`);

/** A server that holds one game, with versions as the real one. */
class FakeServer implements EditorTransport {
  game = { version: 1, name: 'Game', order: [slideId(1), slideId(2), slideId(3)] };
  slides = new Map([1, 2, 3].map((n) => [slideId(n), makeSlide(n, 'trivia')]));
  removed = new Map<QuestionId, { question: Question; at: number }>();
  made = 10;
  orders: QuestionId[][] = [];

  whole(): Game {
    const { name, version, order } = this.game;
    return { ...emptyGame(), name, version, questions: order.flatMap((id) => this.slides.get(id) ?? []) };
  }
  saveGame: EditorTransport['saveGame'] = async (_id, changes, version) => {
    if (version !== this.game.version) return { kind: 'stale', value: this.whole(), version: this.game.version };
    if (changes.name !== undefined) this.game.name = changes.name;
    if (changes.questions) {
      this.orders.push(changes.questions);
      this.game.order = changes.questions;
    }
    this.game.version++;
    return { kind: 'saved', value: this.whole(), version: this.game.version };
  };
  saveQuestion: EditorTransport['saveQuestion'] = async (id, changes, version) => {
    const slide = this.slides.get(id);
    if (!slide) return { kind: 'refused', error: 'notFound' };
    if (version !== slide.version) return { kind: 'stale', value: slide, version: slide.version };
    const saved: Question = { ...slide, ...defined(changes), version: version + 1 };
    this.slides.set(id, saved);
    return { kind: 'saved', value: saved, version: saved.version };
  };
  createQuestion: EditorTransport['createQuestion'] = async ({ type, setIndex }) =>
    this.place(makeSlide(++this.made, type), setIndex ?? 0);
  replicateQuestion: EditorTransport['replicateQuestion'] = async (id) => {
    const original = this.slides.get(id) ?? makeSlide(0, 'trivia');
    return this.place({ ...original, _id: slideId(++this.made), version: 1 }, this.game.order.indexOf(id) + 1);
  };
  deleteQuestion: EditorTransport['deleteQuestion'] = async (id) => {
    const question = this.slides.get(id);
    if (question) this.removed.set(id, { question, at: this.game.order.indexOf(id) });
    this.slides.delete(id);
    this.game.order = this.game.order.filter((other) => other !== id);
    return { gameVersion: ++this.game.version };
  };
  restoreQuestion: EditorTransport['restoreQuestion'] = async (id) => {
    const removed = this.removed.get(id);
    return this.place(removed?.question ?? makeSlide(0, 'trivia'), removed?.at ?? 0);
  };
  place(question: Question, at: number) {
    this.slides.set(question._id, question);
    this.game.order = this.game.order.toSpliced(at, 0, question._id);
    return { question, gameVersion: ++this.game.version };
  }
}

function defined<T extends object>(changes: { [K in keyof T]?: T[K] | undefined }): Partial<T> {
  const out: Partial<T> = {};
  for (const key of Object.keys(changes) as (keyof T)[]) if (changes[key] !== undefined) out[key] = changes[key];
  return out;
}

function makeSlide(n: number, type: SlideType): Question {
  return {
    ...newQuestion(type),
    question: `Q${n}`,
    _id: slideId(n),
    game: GAME,
    createdBy: USER,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
  };
}

function emptyGame(): Game {
  return {
    ...{ _id: GAME, user: USER, name: 'Game', type: 'firebase', code: null, disabled: false, numOfShares: 0 },
    ...{ questionsCount: 3, gapsCount: 0, thumbnail: null, version: 1, createdAt: 0, updatedAt: 0, description: '' },
    ...{ language: 'en', direction: 'ltr', mainColor: '#1565C0', secondaryColor: '#2196F3', maxParticipants: 0 },
    ...{ backgroundImage: null, logo: null, sound: true, waitingText: '', regulationsLink: '', regulationsText: '' },
    ...{ collectPhone: false, winnersCount: 3, separateWinnersSounds: false, generic: false, timer: true },
    ...{ showAnswer: true, showResultsAfter: 'question', setting: { gameType: 'firebase' }, questions: [] },
  };
}

let server: FakeServer;
let session: EditorSession;
const open = () =>
  new EditorSession({ game: server.whole(), transport: server, storage: localStorage, isOnline: () => true });
const shown = () => session.state.slides.map((slide) => slide.save.value.question);

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
    await session.addSlide('survey', 1);
    expect(session.state.slides.map((slide) => slide.save.value.type)).toEqual([
      'trivia',
      'survey',
      'trivia',
      'trivia',
    ]);
    session.slide(slideId(1))?.update({ question: 'typed' });
    await session.duplicateSlide(slideId(1));
    expect(shown()).toEqual(['typed', 'typed', 'Q11', 'Q2', 'Q3']);
    session.moveSlide(slideId(3), 0);
    expect(shown()[0]).toBe('Q3');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game.order[0]).toBe(slideId(3));
    expect(editorStatus(session.state)).toMatchObject({ isSaved: true, showIsSaved: true, error: null });
  });

  it('deletes and brings back to the same place', async () => {
    const at = await session.removeSlide(slideId(2));
    expect(shown()).toEqual(['Q1', 'Q3']);
    await session.restoreSlide(slideId(2), at);
    expect(shown()).toEqual(['Q1', 'Q2', 'Q3']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game.order).toEqual([slideId(1), slideId(2), slideId(3)]);
  });

  it('saves settings on the version that adding a slide left behind', async () => {
    session.game.update({ name: 'Renamed' });
    await session.addSlide('media', 3);
    session.game.update({ name: 'Renamed again' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.game).toMatchObject({ name: 'Renamed again', version: 4 });
    expect(session.state.game.conflict).toBeNull();
  });

  it('takes in a slide that somebody else added, under my own order', async () => {
    server.place(makeSlide(9, 'survey'), 0);
    session.moveSlide(slideId(3), 0);
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
    session.game.update({ name: 'N' });
    session.close();
    session = open();
    expect(shown()[1]).toBe('not yet saved');
    expect(session.state.game.value.name).toBe('N');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.slides.get(slideId(2))?.question).toBe('not yet saved');
    expect(editorStatus(session.state)).toMatchObject({ isSaved: false, held: true });
    expect(server.game.name).toBe('Game');
  });
});

describe('what is missing', () => {
  it('names slide, field and answer', () => {
    session.slide(slideId(1))?.update({ question: '', time: null });
    const gaps = findGaps(session.state, gapTexts.en).filter((gap) => gap.slide === 0);
    expect(gaps.map((gap) => gap.field)).toEqual([
      ...['question', 'answers.0', 'answers.1', 'answers.2', 'answers.3', 'answers', 'time'],
    ]);
    expect(gaps[2]).toMatchObject({ answer: 1, text: 'Fill in this answer' });
  });
});
