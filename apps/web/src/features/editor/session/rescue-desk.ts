import { fitContent, newQuestion, SLIDE_TYPES, type SlideType, type QuestionContent } from '@qc/contract';
import type { DraftShelf } from './draft-shelf.ts';
import { type GameFields, parseGameDraft, parseSlideDraft } from './editor-records.ts';

/** Typed text whose record is gone, or that another tab left and that collides with what is here. */
export interface RescuedText {
  key: string;
  /** Id of the slide, or `game`. */
  record: string;
  /** A whole slide that can be put back as a new one; null when only some fields are known. */
  slide: QuestionContent | null;
  /** What was typed on the slide, or in the settings. */
  slideChanges: Partial<QuestionContent> | null;
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
    for (const { key, id, base, changes, isOwn } of this.#shelf.strays()) {
      if (isOwn && open.has(id)) continue;
      const gameChanges = id === 'game' ? parseGameDraft(changes) : null;
      const slideChanges = id === 'game' ? null : parseSlideDraft(changes);
      if (Object.keys(gameChanges ?? slideChanges ?? {}).length === 0) {
        this.#shelf.discard(key);
        continue;
      }
      const slide = slideChanges && !open.has(id) ? slideHolding(slideChanges, parseSlideDraft(base)?.type) : null;
      this.#texts = [...this.#texts, { key, record: id, slide, slideChanges, gameChanges }];
    }
  }

  /** Keeps a whole slide that somebody else deleted while it was edited here. */
  keep(id: string, slide: QuestionContent): void {
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

/** A slide with what was typed. Where an old draft does not say its kind, it is the first with a place for all of it. */
function slideHolding(changes: Partial<QuestionContent>, before: SlideType | undefined): QuestionContent {
  const holds = (type: SlideType) => Object.keys(changes).every((field) => field in newQuestion(type));
  const type = changes.type ?? before ?? SLIDE_TYPES.find(holds) ?? SLIDE_TYPES[0];
  return fitContent<QuestionContent>(newQuestion(type), changes);
}
