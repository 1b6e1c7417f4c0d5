import { useSyncExternalStore } from 'react';
import type { AskName, Asks } from './asks.ts';

/** What a dialog takes that answers an ask: `app` says which one does. */
export interface AnswerProps<Name extends AskName> {
  /** What is asked now; null: nothing, the dialog is closed. */
  asked: Asks[Name]['wish'] | null;
  onAnswer: (answer: Asks[Name]['answer']) => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/** One dialog's question: of two at a time the newer counts, and the older is closed without an answer. */
class Slot<Name extends AskName> {
  readonly #listeners = new Set<() => void>();
  #asked: Asks[Name]['wish'] | null = null;
  #settle: ((answer: Asks[Name]['answer'] | null) => void) | null = null;

  readonly asked = (): Asks[Name]['wish'] | null => this.#asked;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(wish: Asks[Name]['wish']): Promise<Asks[Name]['answer'] | null> {
    this.#settle?.(null);
    this.#show(wish);
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  readonly end = (answer: Asks[Name]['answer'] | null): void => {
    this.#settle?.(answer);
    this.#settle = null;
    this.#show(null);
  };

  #show(wish: Asks[Name]['wish'] | null): void {
    this.#asked = wish;
    for (const listener of this.#listeners) listener();
  }
}

const slots: { readonly [Name in AskName]: Slot<Name> } = {
  share: new Slot(),
  giveOut: new Slot(),
  grantCredits: new Slot(),
  manageCategories: new Slot(),
  chooseMedia: new Slot(),
  fromLibrary: new Slot(),
  fromSheet: new Slot(),
  payRun: new Slot(),
};

/** Opens the dialog that answers, over the current screen. Null: it was closed without an answer, or has none to give. */
export function ask<Name extends AskName>(name: Name, wish: Asks[Name]['wish']): Promise<Asks[Name]['answer'] | null> {
  return slots[name].ask(wish);
}

/** What is asked of a dialog, for the one place that mounts them all. */
export function useAsked<Name extends AskName>(name: Name): AnswerProps<Name> {
  const slot = slots[name];
  const asked = useSyncExternalStore(slot.listen, slot.asked);
  return { asked, onAnswer: slot.end, onClose: () => slot.end(null) };
}
