import { newQuestion, SLIDE_TYPES, type SlideType, widenContent, type WideContent } from '@qc/contract';
import type { DraftShelf } from './draft-shelf.ts';
import { type GameFields, parseGameDraft, parseSlideDraft } from './editor-records.ts';

/** Typed text whose record is gone, or that another tab left and that collides with what is here. */
export interface RescuedText {
  key: string;
  /** Id of the slide, or `game`. */
  record: string;
  /** A whole slide that can be put back as a new one; null when only some fields are known. */
  slide: WideContent | null;
  /** What was typed on the slide, or in the settings. */
  slideChanges: Partial<WideContent> | null;
  gameChanges: Partial<GameFields> | null;
}

/** Keeps texts that have lost their place until the person has decided about them. */
export class RescueDesk {
  #texts: readonly RescuedText[] = [];
  readonly #shelf: DraftShelf;

  constructor(shelf: DraftShelf) {
    this.#shelf = shelf;
  }

  get texts(): readonly RescuedText[] {
    return this.#texts;
  }

  /** Finds drafts on the device that no open record took in. */
  takeStrays(open: ReadonlySet<string>): void {
    for (const { key, id, changes, isOwn } of this.#shelf.strays()) {
      if (isOwn && open.has(id)) continue;
      const gameChanges = id === 'game' ? parseGameDraft(changes) : null;
      const slideChanges = id === 'game' ? null : parseSlideDraft(changes);
      if (Object.keys(gameChanges ?? slideChanges ?? {}).length === 0) {
        this.#shelf.discard(key);
        continue;
      }
      const slide = slideChanges && !open.has(id) ? slideHolding(slideChanges) : null;
      this.#texts = [...this.#texts, { key, record: id, slide, slideChanges, gameChanges }];
    }
  }

  /** Keeps a whole slide that somebody else deleted while it was edited here. */
  keep(id: string, slide: WideContent): void {
    this.#texts = [...this.#texts, { key: `gone.${id}`, record: id, slide, slideChanges: slide, gameChanges: null }];
  }

  /** Forgets a text, here and on the device. */
  drop(key: string): void {
    this.#texts = this.#texts.filter((text) => text.key !== key);
    this.#shelf.discard(key);
    if (key.startsWith('gone.'))
      for (const stray of this.#shelf.strays())
        if (stray.isOwn && stray.id === key.slice(5)) this.#shelf.discard(stray.key);
  }
}

/** A slide with what was typed. Drafts do not say its kind: it is the first that has a place for all of it. */
function slideHolding(changes: Partial<WideContent>): WideContent {
  const holds = (type: SlideType) => Object.keys(changes).every((field) => field in newQuestion(type));
  const type = changes.type ?? SLIDE_TYPES.find(holds) ?? SLIDE_TYPES[0];
  return { ...widenContent(newQuestion(type)), ...changes };
}
