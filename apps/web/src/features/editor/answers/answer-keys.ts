import type { KeyboardEvent } from 'react';

/** The list the keys work on. */
export interface AnswerList {
  count: number;
  max: number;
  /** Id of the list's element. */
  listId: string;
  onAdd: () => void;
  onMove: (index: number, step: -1 | 1) => void;
  /** Takes an empty answer away; absent: there must be as many as there are. */
  onRemove?: ((index: number) => void) | undefined;
  /** Ctrl+Enter; absent: nothing can be marked here. */
  onMark?: (index: number) => void;
}

/** Keys inside the text of an answer: Enter for the next or a new one, Alt with arrows moves, Ctrl+Enter marks as right, Backspace in an empty one removes it. */
export function answerKeys({ count, max, listId, onAdd, onMove, onMark, onRemove }: AnswerList) {
  return (event: KeyboardEvent) => {
    const { target } = event;
    if (
      !(target instanceof HTMLTextAreaElement) ||
      target.dataset.answer === undefined ||
      event.nativeEvent.isComposing
    )
      return;
    const index = Number(target.dataset.answer);
    if (event.key === 'Enter') {
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && onMark) onMark(index);
      else if (index + 1 < count) focusAnswer(listId, index + 1);
      // An empty last one is there already to be filled.
      else if (count < max && target.value !== '') onAdd();
    } else if (event.key === 'Backspace' && target.value === '' && onRemove && index > 0) {
      event.preventDefault();
      onRemove(index);
      focusAnswer(listId, index - 1);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(index, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
}

/** Puts the cursor into the text of an answer, once it has been drawn. */
export function focusAnswer(listId: string, index: number): void {
  requestAnimationFrame(() =>
    document.getElementById(listId)?.querySelector<HTMLTextAreaElement>(`[data-answer="${index}"]`)?.focus(),
  );
}
