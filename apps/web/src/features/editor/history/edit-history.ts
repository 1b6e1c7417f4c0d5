import { keysOf, type QuestionContent, type QuestionId } from '@qc/contract';
import type { GameFields } from '../session/editor-records.ts';
import type { EditorSession, SlidePlace } from '../session/editor-session.ts';
import { isSameValue } from '../session/merge-stale.ts';

/** One reversible change of a record or of the set of slides. */
export type Edit =
  | { kind: 'game'; before: Partial<GameFields>; after: Partial<GameFields> }
  | { kind: 'slide'; id: QuestionId; before: Partial<QuestionContent>; after: Partial<QuestionContent> }
  | { kind: 'added'; places: readonly SlidePlace[] }
  | { kind: 'removed'; places: readonly SlidePlace[] }
  | { kind: 'order'; before: readonly QuestionId[]; after: readonly QuestionId[] };

/** What a step is called on the undo button. */
export type StepName =
  /** A field of the settings or of a slide. */
  | { action: 'settings' | 'edit'; field: string }
  | { action: 'type' }
  /** Pasted lines over answers. */
  | { action: 'fill'; count: number }
  | { action: 'add' | 'remove' | 'duplicate' | 'move' | 'paste' | 'import' | 'change'; count: number };

/** What one undo takes back. */
export interface Step {
  name: StepName;
  edits: readonly Edit[];
  /** The slide it happened on; null: the settings. */
  slide: QuestionId | null;
  /** Steps with the same key that follow each other soon are one: a word typed is not ten steps. */
  mergeKey: string | null;
}

/** What the undo and redo buttons show. A new object at every change. */
export interface HistoryState {
  undo: Step | null;
  redo: Step | null;
  /** A step is being taken back or done again on the server. */
  busy: boolean;
}

/** Most steps that are remembered. */
const STEPS_MAX = 200;
/** Typing that pauses longer than this begins a new step, ms. */
const MERGE_MS = 1200;

/** What was done in this session, to take back and do again. Saving, lost replies and reconnects do not touch it. */
export class EditHistory {
  #done: Step[] = [];
  #undone: Step[] = [];
  #lastAtMs = Number.NEGATIVE_INFINITY;
  #state: HistoryState = { undo: null, redo: null, busy: false };
  #lane: Promise<unknown> = Promise.resolve();
  readonly #session: EditorSession;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();

  constructor(session: EditorSession, now: () => number = () => performance.now()) {
    this.#session = session;
    this.#now = now;
  }

  get state(): HistoryState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Remembers a step that has just been done. What was undone before can no longer be done again. */
  record(step: Step): void {
    const last = this.#done.at(-1);
    const now = this.#now();
    const joins = step.mergeKey !== null && last?.mergeKey === step.mergeKey && now - this.#lastAtMs < MERGE_MS;
    this.#lastAtMs = now;
    if (joins && last && this.#undone.length === 0) this.#done[this.#done.length - 1] = joinSteps(last, step);
    else this.#done = [...this.#done, step].slice(-STEPS_MAX);
    this.#undone = [];
    this.#show();
  }

  /** Takes the last step back; gives it, or null when there was none. Throws what a call threw: the step stays. */
  undo(): Promise<Step | null> {
    return this.#inLane(() => this.#turn('undo'));
  }

  /** Does the last undone step again; like `undo`. */
  redo(): Promise<Step | null> {
    return this.#inLane(() => this.#turn('redo'));
  }

  async #turn(way: 'undo' | 'redo'): Promise<Step | null> {
    for (;;) {
      const from = way === 'undo' ? this.#done : this.#undone;
      const step = from.at(-1);
      if (!step) return null;
      this.#show(true);
      try {
        const edits = way === 'undo' ? step.edits.toReversed() : step.edits;
        let moved = false;
        for (const edit of edits) moved = (await applyEdit(this.#session, edit, way)) || moved;
        this.#move(step, way);
        this.#lastAtMs = Number.NEGATIVE_INFINITY;
        // A step that others have overtaken changes nothing: the one before it is meant.
        if (moved) return step;
      } finally {
        this.#show(false);
      }
    }
  }

  #move(step: Step, way: 'undo' | 'redo'): void {
    if (way === 'undo') {
      this.#done = this.#done.filter((other) => other !== step);
      this.#undone = [...this.#undone, step];
    } else {
      this.#undone = this.#undone.filter((other) => other !== step);
      this.#done = [...this.#done, step];
    }
  }

  #inLane<R>(task: () => Promise<R>): Promise<R> {
    const result = this.#lane.then(task);
    this.#lane = result.catch(() => undefined);
    return result;
  }

  #show(busy = this.#state.busy): void {
    this.#state = { undo: this.#done.at(-1) ?? null, redo: this.#undone.at(-1) ?? null, busy };
    for (const listener of this.#listeners) listener();
  }
}

/** Carries one edit out backwards or again; false: there was nothing left of it to change. */
async function applyEdit(session: EditorSession, edit: Edit, way: 'undo' | 'redo'): Promise<boolean> {
  const undoing = way === 'undo';
  switch (edit.kind) {
    case 'game':
      return applyFields(session.game, undoing ? edit.after : edit.before, undoing ? edit.before : edit.after);
    case 'slide': {
      const loop = session.slide(edit.id);
      return loop ? applyFields(loop, undoing ? edit.after : edit.before, undoing ? edit.before : edit.after) : false;
    }
    case 'added':
    case 'removed': {
      const shallBeThere = (edit.kind === 'added') !== undoing;
      const affected = edit.places.filter(({ id }) => (session.slide(id) !== undefined) !== shallBeThere);
      if (affected.length === 0) return false;
      if (shallBeThere) await session.restoreSlides(affected);
      else await session.removeSlides(affected.map(({ id }) => id));
      return true;
    }
    case 'order': {
      const before = session.game.state.value.questions;
      session.arrange(undoing ? edit.before : edit.after);
      return session.game.state.value.questions !== before;
    }
  }
}

/** Puts fields from one value to another, except those that somebody has changed since. */
function applyFields<T extends object>(
  loop: { state: { value: T }; update: (patch: Partial<T>) => void },
  from: Partial<T>,
  to: Partial<T>,
): boolean {
  const patch: Partial<T> = {};
  for (const field of keysOf(to)) {
    if (isSameValue(loop.state.value[field], from[field])) patch[field] = to[field];
  }
  loop.update(patch);
  return Object.keys(patch).length > 0;
}

function joinSteps(earlier: Step, later: Step): Step {
  const edits = earlier.edits.map((edit, at): Edit => {
    const next = later.edits[at];
    if (edit.kind === 'game' && next?.kind === 'game')
      return { ...edit, before: { ...next.before, ...edit.before }, after: { ...edit.after, ...next.after } };
    if (edit.kind === 'slide' && next?.kind === 'slide')
      return { ...edit, before: { ...next.before, ...edit.before }, after: { ...edit.after, ...next.after } };
    if (edit.kind === 'order' && next?.kind === 'order') return { ...edit, after: next.after };
    return edit;
  });
  return { ...later, edits };
}
