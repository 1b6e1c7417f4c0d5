import {
  type Game,
  type GameId,
  newQuestion,
  type Question,
  type QuestionContent,
  type QuestionId,
  type SlideType,
} from '@qc/contract';
import { createDraftSlot } from './draft-shelf.ts';
import {
  gameFields,
  type GameFields,
  isValidGameField,
  isValidSlideField,
  parseGameDraft,
  parseSlideDraft,
  slideContent,
} from './editor-records.ts';
import type { EditorTransport } from './editor-transport.ts';
import { joinOrders } from './merge-stale.ts';
import { SaveLoop } from './save-loop.ts';
import type { SaveState } from './save-state.ts';

/** One slide as the editor holds it. */
export interface EditedSlide {
  id: QuestionId;
  createdBy: Question['createdBy'];
  save: SaveState<QuestionContent>;
}

/** Everything the editor shows. A new object at every change; unchanged slides keep their identity. */
export interface EditorState {
  game: SaveState<GameFields>;
  slides: readonly EditedSlide[];
}

export interface EditorSessionOptions {
  game: Game;
  transport: EditorTransport;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  isOnline: () => boolean;
}

interface HeldSlide {
  createdBy: Question['createdBy'];
  loop: SaveLoop<QuestionContent>;
}

/** One game open for editing: a save loop for its settings and order, one for each slide, and the moves between them. */
export class EditorSession {
  readonly gameId: GameId;
  readonly game: SaveLoop<GameFields>;
  #slides = new Map<QuestionId, HeldSlide>();
  #state: EditorState;
  readonly #options: EditorSessionOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: EditorSessionOptions) {
    const { game, transport, storage, isOnline } = options;
    this.#options = options;
    this.gameId = game._id;
    for (const question of game.questions) this.#openSlide(question);
    this.game = new SaveLoop<GameFields>({
      value: gameFields(game),
      version: game.version,
      isOnline,
      isValid: isValidGameField,
      draft: createDraftSlot<GameFields>(storage, { game: game._id, id: 'game' }, parseGameDraft),
      resolve: joinQuestionOrders,
      send: async (changes, version) => {
        const outcome = await transport.saveGame(game._id, changes, version);
        if (outcome.kind !== 'saved' && outcome.kind !== 'stale') return outcome;
        if (outcome.kind === 'stale') this.#syncSlides(outcome.value.questions);
        return { ...outcome, value: gameFields(outcome.value) };
      },
    });
    this.#state = this.#build();
    this.game.subscribe(this.#refresh);
  }

  get state(): EditorState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The loop that saves a slide; undefined when the slide is gone. */
  slide(id: QuestionId): SaveLoop<QuestionContent> | undefined {
    return this.#slides.get(id)?.loop;
  }

  /** Makes a slide of a type at a place and gives its id. Throws what the call threw. */
  async addSlide(type: SlideType, at: number): Promise<QuestionId> {
    const placed = await this.#structural(() =>
      this.#options.transport.createQuestion({ ...newQuestion(type), game: this.gameId, setIndex: at }),
    );
    return this.#place(placed.question, placed.gameVersion, at);
  }

  /** Copies a slide, with everything typed so far, right after it. Throws what the call threw. */
  async duplicateSlide(id: QuestionId): Promise<QuestionId> {
    await this.slide(id)?.flush();
    const placed = await this.#structural(() => this.#options.transport.replicateQuestion(id));
    return this.#place(placed.question, placed.gameVersion, this.#indexOf(id) + 1);
  }

  /** Deletes a slide and gives the place it had, for the undo. Throws what the call threw. */
  async removeSlide(id: QuestionId): Promise<number> {
    await this.slide(id)?.flush();
    const at = this.#indexOf(id);
    const { gameVersion } = await this.#structural(() => this.#options.transport.deleteQuestion(id));
    this.#slides.get(id)?.loop.close();
    this.#slides.delete(id);
    this.#adoptOrder(
      this.game.state.value.questions.filter((other) => other !== id),
      gameVersion,
    );
    return at;
  }

  /** Brings a deleted slide back to a place. Throws what the call threw. */
  async restoreSlide(id: QuestionId, at: number): Promise<void> {
    const placed = await this.#structural(() => this.#options.transport.restoreQuestion(id));
    this.#place(placed.question, placed.gameVersion, at);
    // The server puts it where it was; said again, because slides may have moved since.
    this.game.update({ questions: [...this.game.state.value.questions] });
  }

  /** Moves a slide to a place; the order is saved like any other edit. */
  moveSlide(id: QuestionId, to: number): void {
    const order = this.game.state.value.questions;
    const rest = order.filter((other) => other !== id);
    const moved = rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
    if (moved.some((other, at) => order[at] !== other)) this.game.update({ questions: moved });
  }

  /** Saves everything now. True: all is on the server. */
  async flush(): Promise<boolean> {
    const done = await Promise.all(this.#loops().map((loop) => loop.flush()));
    return done.every(Boolean);
  }

  /** Tries again everywhere: after "retry" or when the connection is back. */
  wake(): void {
    for (const loop of this.#loops()) loop.wake();
  }

  /** Ends editing; what is not saved stays on the device. */
  close(): void {
    for (const loop of this.#loops()) loop.close();
  }

  #loops(): { flush: () => Promise<boolean>; wake: () => void; close: () => void }[] {
    return [this.game, ...[...this.#slides.values()].map((slide) => slide.loop)];
  }

  #indexOf(id: QuestionId): number {
    return this.game.state.value.questions.indexOf(id);
  }

  /** A call that changes which slides the game has. The order goes first, so that no save of it names an old set. */
  async #structural<R>(send: () => Promise<R>): Promise<R> {
    await this.game.flush();
    return this.game.exclusive(send);
  }

  #place(question: Question, gameVersion: number | null, at: number): QuestionId {
    this.#openSlide(question);
    const order = this.game.state.value.questions.filter((id) => id !== question._id);
    this.#adoptOrder(order.toSpliced(at, 0, question._id), gameVersion);
    return question._id;
  }

  #adoptOrder(questions: QuestionId[], gameVersion: number | null): void {
    this.game.adopt({ questions }, gameVersion ?? this.game.version);
    // An order that could not be saved yet hides the adopted one: it follows the new set of slides.
    if (this.game.state.value.questions.length !== questions.length) this.game.update({ questions });
    this.#refresh();
  }

  #openSlide(question: Question): void {
    if (this.#slides.has(question._id)) return;
    const { transport, storage, isOnline } = this.#options;
    const loop = new SaveLoop<QuestionContent>({
      value: slideContent(question),
      version: question.version,
      isOnline,
      isValid: isValidSlideField,
      draft: createDraftSlot<QuestionContent>(
        storage,
        { game: question.game ?? '', id: question._id },
        parseSlideDraft,
      ),
      send: async (changes, version) => {
        const outcome = await transport.saveQuestion(question._id, changes, version);
        if (outcome.kind !== 'saved' && outcome.kind !== 'stale') return outcome;
        return { ...outcome, value: slideContent(outcome.value) };
      },
    });
    this.#slides.set(question._id, { createdBy: question.createdBy, loop });
    loop.subscribe(this.#refresh);
  }

  #syncSlides(questions: readonly Question[]): void {
    const there = new Set(questions.map((question) => question._id));
    for (const question of questions) this.#openSlide(question);
    for (const [id, slide] of this.#slides) {
      if (there.has(id)) continue;
      slide.loop.close();
      this.#slides.delete(id);
    }
  }

  #build(): EditorState {
    const before = new Map(this.#state?.slides.map((slide) => [slide.id, slide]));
    const slides: EditedSlide[] = [];
    for (const id of this.game.state.value.questions) {
      const held = this.#slides.get(id);
      if (!held) continue;
      const old = before.get(id);
      slides.push(old?.save === held.loop.state ? old : { id, createdBy: held.createdBy, save: held.loop.state });
    }
    return { game: this.game.state, slides };
  }

  readonly #refresh = (): void => {
    this.#state = this.#build();
    for (const listener of this.#listeners) listener();
  };
}

function joinQuestionOrders(
  field: keyof GameFields,
  base: GameFields,
  mine: Partial<GameFields>,
  theirs: GameFields,
): Partial<GameFields> | undefined {
  if (field !== 'questions' || !mine.questions) return undefined;
  const questions = joinOrders(base.questions, mine.questions, theirs.questions);
  return questions && { questions };
}
