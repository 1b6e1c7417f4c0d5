import { ApiError } from '#platform/api';
import {
  changeContent,
  contentOfQuestion,
  type Game,
  GameId,
  newQuestion,
  newSettings,
  type Question,
  type QuestionChanges,
  QuestionId,
  type SlideType,
  UserId,
  withoutForeign,
} from '@qc/contract';
import type { EditorTransport } from '../session/editor-transport.ts';

const GAME = GameId.parse('game-00000001');
const USER = UserId.parse('user-00000001');
/** Id of the fake server's n-th slide. */
export const slideId = (n: number) => QuestionId.parse(`slide-${String(n).padStart(8, '0')}`);

/** A server that holds one game, with versions as the real one. */
export class FakeServer implements EditorTransport {
  game = { version: 1, name: 'Game', order: [slideId(1), slideId(2), slideId(3)] };
  slides = new Map([1, 2, 3].map((n) => [slideId(n), makeSlide(n, 'trivia')]));
  removed = new Map<QuestionId, { question: Question; at: number }>();
  made = 10;
  orders: QuestionId[][] = [];
  calls = 0;
  /** Calls that are carried out and whose reply is lost. */
  loseReplies = 0;

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
    if (!slide) return { kind: 'refused', error: new ApiError('notFound', 404) };
    if (version !== slide.version) return { kind: 'stale', value: slide, version: slide.version };
    const saved = this.changed(slide, changes);
    this.slides.set(id, saved);
    return { kind: 'saved', value: saved, version: saved.version };
  };
  loadGame: EditorTransport['loadGame'] = async () => this.whole();
  createQuestions: EditorTransport['createQuestions'] = async (items) => {
    this.calls++;
    const at = items[0]?.setIndex ?? 0;
    const questions = items.map((item) => ({
      ...makeSlide(++this.made, item.type),
      ...(item.question ? { question: item.question } : {}),
    }));
    for (const question of questions) this.slides.set(question._id, question);
    this.game.order = this.game.order.toSpliced(at, 0, ...questions.map((question) => question._id));
    this.game.version++;
    if (this.loseReplies-- > 0) throw new Error('no reply');
    return { questions, gameVersion: this.game.version };
  };
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
    if (this.refuseRestore) throw new Error('no');
    const removed = this.removed.get(id);
    return this.place(removed?.question ?? makeSlide(0, 'trivia'), removed?.at ?? 0);
  };
  refuseRestore = false;
  /** Somebody else saves a slide. */
  edit(id: QuestionId, changes: QuestionChanges): void {
    const slide = this.slides.get(id);
    if (slide) this.slides.set(id, this.changed(slide, changes));
  }
  changed(slide: Question, changes: QuestionChanges): Question {
    const content = changeContent(contentOfQuestion(slide), changes);
    return withoutForeign(content.type, { ...slide, ...content, version: slide.version + 1 });
  }
  place(question: Question, at: number) {
    this.slides.set(question._id, question);
    this.game.order = this.game.order.toSpliced(at, 0, question._id);
    return { question, gameVersion: ++this.game.version };
  }
}

/** The n-th slide as the server has it at first. */
export function makeSlide(n: number, type: SlideType): Question {
  return {
    ...newQuestion(type),
    question: `Q${n}`,
    _id: slideId(n),
    game: GAME,
    createdBy: USER,
    language: 'en',
    inLibrary: false,
    lockedByAdmin: false,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
  };
}

function emptyGame(): Game {
  return {
    ...{ _id: GAME, user: USER, name: 'Game', type: 'firebase', code: null, disabled: false, blocked: false },
    ...{
      numOfShares: 0,
      questionsCount: 3,
      gapsCount: 0,
      thumbnail: null,
      cover: null,
      version: 1,
      createdAt: 0,
      updatedAt: 0,
    },
    ...newSettings(),
    ...{ language: 'en', direction: 'ltr', generic: false, access: 'owner', sharedBy: null },
    ...{ setting: { gameType: 'firebase' }, questions: [] },
  };
}
