import { keysOf, type Question, type QuestionContent, type QuestionId } from '@qc/contract';
import type { GameFields } from '../session/editor-records.ts';
import type { EditorSession, SlidePlace } from '../session/editor-session.ts';
import { headingsAfterLeaving, headingsAfterMoving, type InRounds, type RoundChange } from '../session/round-starts.ts';
import { moveTogether } from '../session/slide-order.ts';
import type { Edit, EditHistory, StepName } from './edit-history.ts';
import { mergeKeyOf } from './merge-key.ts';

/** How new slides come in: what the undo button calls it. */
export type Arrival = 'add' | 'paste' | 'import';

/** Everything an author does to a game, each as one step that can be taken back. */
export class Author {
  readonly #session: EditorSession;
  readonly #history: EditHistory;

  constructor(session: EditorSession, history: EditHistory) {
    this.#session = session;
    this.#history = history;
  }

  /** Changes settings. */
  changeGame(patch: Partial<GameFields>): void {
    const { game } = this.#session;
    const before = pick(game.state.value, patch);
    game.update(patch);
    const [field = ''] = Object.keys(patch);
    const name: StepName = { action: 'settings', field };
    this.#history.record({
      name,
      slide: null,
      edits: [{ kind: 'game', before, after: patch }],
      mergeKey: mergeKeyOf('game', before, patch),
    });
  }

  /** Changes one slide. `was`: what taking it back leads to, where that is not what the slide is now. */
  changeSlide(
    id: QuestionId,
    patch: Partial<QuestionContent>,
    name?: StepName,
    was: Partial<QuestionContent> = {},
  ): void {
    const loop = this.#session.slide(id);
    if (!loop) return;
    const { value } = loop.state;
    // Another kind takes fields away that the change does not name.
    const before = { ...(patch.type ? value : pick(value, patch)), ...was };
    loop.update(patch);
    const [field = ''] = Object.keys(patch);
    this.#history.record({
      name: name ?? { action: 'edit', field },
      slide: id,
      edits: [{ kind: 'slide', id, before, after: patch }],
      mergeKey: name ? null : mergeKeyOf(id, before, patch),
    });
  }

  /** Changes the same of several slides; `patchOf` gives null for those it leaves alone. Gives how many changed. */
  changeSlides(
    ids: readonly QuestionId[],
    patchOf: (slide: QuestionContent) => Partial<QuestionContent> | null,
  ): number {
    const edits: Edit[] = [];
    for (const id of ids) {
      const loop = this.#session.slide(id);
      const after = loop && patchOf(loop.state.value);
      if (!loop || !after) continue;
      edits.push({ kind: 'slide', id, before: pick(loop.state.value, after), after });
      loop.update(after);
    }
    if (edits.length > 0)
      this.#history.record({
        name: { action: 'change', count: edits.length },
        edits,
        slide: ids[0] ?? null,
        mergeKey: null,
      });
    return edits.length;
  }

  /** Makes slides at a place and gives their ids. Throws what the call threw. */
  async add(contents: readonly QuestionContent[], at: number, action: Arrival = 'add'): Promise<QuestionId[]> {
    const ids = await this.#session.addSlides(contents, at);
    this.#recordArrival(ids, action);
    return ids;
  }

  /** Takes in slides that a call has put into the game already. */
  takeIn(questions: readonly Question[], gameVersion: number, at: number): QuestionId[] {
    const ids = this.#session.takeIn(questions, gameVersion, at);
    this.#recordArrival(ids, 'import');
    return ids;
  }

  /** Copies slides: one right after itself, several together after the last of them. Throws what the call threw. */
  async duplicate(ids: readonly QuestionId[]): Promise<QuestionId[]> {
    const ordered = this.#inOrder(ids);
    const [only] = ordered;
    if (only && ordered.length === 1) {
      const copies = [await this.#session.duplicateSlide(only)];
      this.#recordArrival(copies, 'duplicate');
      return copies;
    }
    const contents = ordered.flatMap((id) => this.#session.slide(id)?.state.value ?? []).map(withoutRound);
    const at = Math.max(...ordered.map((id) => this.#session.indexOf(id))) + 1;
    const copies = await this.#session.addSlides(contents, at);
    this.#recordArrival(copies, 'duplicate');
    return copies;
  }

  /** Deletes slides; the first that is left of a round begins it. What could be deleted before a call failed can be taken back. Throws what the call threw. */
  async remove(ids: readonly QuestionId[]): Promise<void> {
    const rounds = this.#inRounds();
    const places: SlidePlace[] = this.#inOrder(ids).map((id) => ({ id, at: this.#session.indexOf(id) }));
    try {
      await this.#session.removeSlides(places.map(({ id }) => id));
    } finally {
      const gone = places.filter(({ id }) => !this.#session.slide(id));
      if (gone.length > 0)
        this.#history.record({
          name: { action: 'remove', count: gone.length },
          edits: [
            { kind: 'removed', places: gone },
            ...this.#giveHeadings(headingsAfterLeaving(rounds, new Set(gone.map(({ id }) => id)))),
          ],
          slide: gone[0]?.id ?? null,
          mergeKey: null,
        });
    }
  }

  /**
   * Moves slides together to a place counted among the others; false: they stand there already. The heading of a round
   * stays with what is left of it.
   */
  move(ids: readonly QuestionId[], to: number): boolean {
    const rounds = this.#inRounds();
    const before = this.#session.game.state.value.questions;
    this.#session.arrange(moveTogether(before, ids, to));
    const after = this.#session.game.state.value.questions;
    if (after === before) return false;
    const headings = this.#giveHeadings(headingsAfterMoving(rounds, new Set(ids)));
    this.#history.record({
      name: { action: 'move', count: ids.length },
      edits: [{ kind: 'order', before, after }, ...headings],
      slide: ids[0] ?? null,
      mergeKey: headings.length > 0 ? null : `order.${ids.join('.')}`,
    });
    return true;
  }

  #inRounds(): InRounds[] {
    return this.#session.state.slides.map(({ id, save: { value } }) => ({
      id,
      round: value.round,
      locked: value.locked,
    }));
  }

  /** Gives slides the headings of rounds, and what that changed. */
  #giveHeadings(changes: readonly RoundChange[]): Edit[] {
    return changes.flatMap(({ id, round }): Edit[] => {
      const loop = this.#session.slide(id);
      if (!loop) return [];
      const before = { round: loop.state.value.round };
      loop.update({ round });
      return [{ kind: 'slide', id, before, after: { round } }];
    });
  }

  #recordArrival(ids: readonly QuestionId[], action: Arrival | 'duplicate'): void {
    const places = ids.map((id) => ({ id, at: this.#session.indexOf(id) }));
    if (places.length > 0)
      this.#history.record({
        name: { action, count: ids.length },
        edits: [{ kind: 'added', places }],
        slide: ids[0] ?? null,
        mergeKey: null,
      });
  }

  #inOrder(ids: readonly QuestionId[]): QuestionId[] {
    return this.#session.game.state.value.questions.filter((id) => ids.includes(id));
  }
}

/** A copy stands in the round of what it is a copy of. */
function withoutRound(content: QuestionContent): QuestionContent {
  return { ...content, round: null };
}

function pick<T extends object>(value: T, like: Partial<T>): Partial<T> {
  const picked: Partial<T> = {};
  for (const field of keysOf(like)) picked[field] = value[field];
  return picked;
}
