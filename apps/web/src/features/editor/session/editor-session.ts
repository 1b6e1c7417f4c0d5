import {
  contentOfQuestion,
  fitContent,
  type Game,
  type GameId,
  type Question,
  type QuestionContent,
  type QuestionId,
} from '@qc/contract';
import { DraftShelf, type DraftStorage } from './draft-shelf.ts';
import {
  gameFields,
  type GameFields,
  isValidGameField,
  isValidSlideField,
  parseGameDraft,
  parseSlideDraft,
} from './editor-records.ts';
import { type EditorTransport, isGone, mayHaveHappened } from './editor-transport.ts';
import { joinQuestionOrders, placeAll } from './slide-order.ts';
import { RescueDesk, type RescuedText } from './rescue-desk.ts';
import { SaveLoop } from './save-loop.ts';
import type { SaveState } from './save-state.ts';

/** One slide as the editor holds it. */
export interface EditedSlide {
  id: QuestionId;
  createdBy: Question['createdBy'];
  /** Only admins unlock it. */
  lockedByAdmin: boolean;
  save: SaveState<QuestionContent>;
}

/** Everything the editor shows. A new object at every change; unchanged slides keep their identity. */
export interface EditorState {
  game: SaveState<GameFields>;
  /** An admin blocked the game. */
  blocked: boolean;
  slides: readonly EditedSlide[];
  /** Typed text that has no place any more; the person decides about it. */
  rescued: readonly RescuedText[];
}

export interface EditorSessionOptions {
  /** Whose edits they are. */
  user: string;
  game: Game;
  transport: EditorTransport;
  storage: DraftStorage | null;
  /** Name of the tab, so that two tabs keep their drafts apart. */
  tab?: string;
  isOnline: () => boolean;
}

/** A slide and the place it has or shall have. */
export interface SlidePlace {
  id: QuestionId;
  at: number;
}

interface HeldSlide {
  createdBy: Question['createdBy'];
  lockedByAdmin: boolean;
  loop: SaveLoop<QuestionContent>;
}

/** One game open for editing: a save loop for its settings and order, one for each slide, and the moves between them. */
export class EditorSession {
  readonly gameId: GameId;
  readonly game: SaveLoop<GameFields>;
  readonly #slides = new Map<QuestionId, HeldSlide>();
  readonly #shelf: DraftShelf;
  readonly #rescue: RescueDesk;
  #state: EditorState;
  #blocked: boolean;
  readonly #options: EditorSessionOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: EditorSessionOptions) {
    const { user, game, transport, storage, isOnline, tab = 'tab' } = options;
    this.#options = options;
    this.gameId = game._id;
    this.#blocked = game.blocked;
    this.#shelf = new DraftShelf(storage, { user, game: game._id, tab });
    this.#rescue = new RescueDesk(this.#shelf);
    for (const question of game.questions) this.#openSlide(question);
    this.game = new SaveLoop<GameFields>({
      value: gameFields(game),
      version: game.version,
      isOnline,
      isValid: isValidGameField,
      draft: this.#shelf.slot('game', parseGameDraft),
      resolve: joinQuestionOrders,
      send: async (changes, version) => {
        const outcome = await transport.saveGame(game._id, changes, version);
        if (outcome.kind !== 'saved' && outcome.kind !== 'stale') return outcome;
        this.#blocked = outcome.value.blocked;
        if (outcome.kind === 'stale') this.#syncSlides(outcome.value.questions);
        return { ...outcome, value: gameFields(outcome.value) };
      },
    });
    this.#rescue.takeStrays(new Set<string>(['game', ...this.#slides.keys()]));
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

  /** Where a slide stands; -1 when it is gone. */
  indexOf(id: QuestionId): number {
    return this.game.state.value.questions.indexOf(id);
  }

  /** Makes slides with these contents, one after the other from a place on. Throws what the call threw. */
  async addSlides(contents: readonly QuestionContent[], at: number): Promise<QuestionId[]> {
    const items = contents.map((content) => ({ ...content, game: this.gameId, setIndex: at }));
    const placed = await this.#structural(() => this.#options.transport.createQuestions(items));
    return this.#place(placed.questions, placed.gameVersion, at);
  }

  /** Takes in slides that another call has put into the game, at the place it was asked for. */
  takeIn(questions: readonly Question[], gameVersion: number, at: number): QuestionId[] {
    return this.#place(questions, gameVersion, at);
  }

  /** Copies a slide, with everything typed so far, right after it. Throws what the call threw. */
  async duplicateSlide(id: QuestionId): Promise<QuestionId> {
    await this.slide(id)?.flush();
    const placed = await this.#structural(() => this.#options.transport.replicateQuestion(id));
    const [copy] = this.#place([placed.question], placed.gameVersion, this.indexOf(id) + 1);
    return copy ?? id;
  }

  /** Deletes slides, with what was typed on them saved first, and gives the places they had. Throws what the call threw. */
  async removeSlides(ids: readonly QuestionId[]): Promise<SlidePlace[]> {
    const places = ids.map((id) => ({ id, at: this.indexOf(id) })).filter(({ at }) => at >= 0);
    // The last first: each then remembers the place it had among all, and they come back in the same order.
    for (const { id } of places.toSorted((one, other) => other.at - one.at)) {
      await this.slide(id)?.flush();
      const { gameVersion } = await this.#structural(() => this.#options.transport.deleteQuestion(id));
      this.#slides.get(id)?.loop.close();
      this.#slides.delete(id);
      this.#adoptOrder(
        this.game.state.value.questions.filter((other) => other !== id),
        gameVersion,
      );
    }
    return places.sort((one, other) => one.at - other.at);
  }

  /** Brings deleted slides back to their places. Throws what the call threw. */
  async restoreSlides(places: readonly SlidePlace[]): Promise<void> {
    for (const { id, at } of places) {
      if (this.#slides.has(id)) continue;
      const placed = await this.#structural(() => this.#options.transport.restoreQuestion(id));
      this.#place([placed.question], placed.gameVersion, at);
    }
    // The server puts them where they were; said again, because slides may have moved since.
    this.game.update({ questions: [...this.game.state.value.questions] });
  }

  /** Gives the slides an order; slides it does not name keep their places. It is saved like any other edit. */
  arrange(wanted: readonly QuestionId[]): void {
    const order = this.game.state.value.questions;
    const next = placeAll(order, wanted);
    if (next.some((id, at) => order[at] !== id)) this.game.update({ questions: next });
  }

  /** Drops a piece of rescued text: it was taken over or is not wanted. */
  dropRescued(key: string): void {
    this.#rescue.drop(key);
    this.#refresh();
  }

  /** Reads the game anew and joins in what others changed. Throws what the call threw. */
  async reload(): Promise<void> {
    const game = await this.#options.transport.loadGame(this.gameId);
    this.#syncSlides(game.questions);
    await this.game.receive(gameFields(game), game.version);
    for (const question of game.questions)
      await this.slide(question._id)?.receive(contentOfQuestion(question), question.version);
    this.#refresh();
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

  /**
   * A call that changes which slides the game has. The order goes first, so that no save of it names an old set. When
   * the reply was lost the game is read anew: the call may have been carried out.
   */
  async #structural<R>(send: () => Promise<R>): Promise<R> {
    await this.game.flush();
    try {
      return await this.game.exclusive(send);
    } catch (error) {
      if (mayHaveHappened(error)) await this.reload().catch(() => undefined);
      throw error;
    }
  }

  #place(questions: readonly Question[], gameVersion: number | null, at: number): QuestionId[] {
    const ids = questions.map((question) => question._id);
    for (const question of questions) this.#openSlide(question);
    const order = this.game.state.value.questions.filter((id) => !ids.includes(id));
    this.#adoptOrder(order.toSpliced(at, 0, ...ids), gameVersion);
    return ids;
  }

  #adoptOrder(questions: QuestionId[], gameVersion: number | null): void {
    this.game.adopt({ questions }, gameVersion ?? this.game.version);
    // An order that could not be saved yet hides the adopted one: it follows the new set of slides.
    if (this.game.state.value.questions.length !== questions.length) this.game.update({ questions });
    this.#refresh();
  }

  #openSlide(question: Question): void {
    if (this.#slides.has(question._id)) return;
    const { transport, isOnline } = this.#options;
    const loop = new SaveLoop<QuestionContent>({
      value: contentOfQuestion(question),
      version: question.version,
      isOnline,
      isValid: isValidSlideField,
      fit: fitContent,
      told: ['type'],
      draft: this.#shelf.slot<QuestionContent>(question._id, parseSlideDraft),
      send: async (changes, version) => {
        const outcome = await transport.saveQuestion(question._id, changes, version);
        // Perhaps only this slide was deleted: then the game as it is now says so, and the text is rescued.
        if (outcome.kind === 'refused' && isGone(outcome.error)) void this.reload().catch(() => undefined);
        if (outcome.kind !== 'saved' && outcome.kind !== 'stale') return outcome;
        held.lockedByAdmin = outcome.value.lockedByAdmin;
        return { ...outcome, value: contentOfQuestion(outcome.value) };
      },
    });
    const { createdBy, lockedByAdmin } = question;
    const held: HeldSlide = { createdBy, lockedByAdmin, loop };
    this.#slides.set(question._id, held);
    loop.subscribe(this.#refresh);
  }

  /** Follows the set of slides the server has. What was typed on a slide that is gone is rescued, not dropped. */
  #syncSlides(questions: readonly Question[]): void {
    const there = new Set(questions.map((question) => question._id));
    for (const question of questions) this.#openSlide(question);
    for (const [id, slide] of this.#slides) {
      if (there.has(id)) continue;
      slide.loop.close();
      this.#slides.delete(id);
      if (!slide.loop.state.isSaved) this.#rescue.keep(id, slide.loop.state.value);
    }
  }

  #build(): EditorState {
    const before = new Map(this.#state?.slides.map((slide) => [slide.id, slide]));
    const slides: EditedSlide[] = [];
    for (const id of this.game.state.value.questions) {
      const held = this.#slides.get(id);
      if (!held) continue;
      const old = before.get(id);
      const { createdBy, lockedByAdmin } = held;
      const { state: save } = held.loop;
      slides.push(old?.save === save ? old : { id, createdBy, lockedByAdmin, save });
    }
    return { game: this.game.state, blocked: this.#blocked, slides, rescued: this.#rescue.texts };
  }

  readonly #refresh = (): void => {
    this.#state = this.#build();
    for (const listener of this.#listeners) listener();
  };
}
