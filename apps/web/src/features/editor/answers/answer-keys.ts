import type { KeyboardEvent } from 'react';

/** The list the keys work on. */
export interface AnswerList {
  count: number;
  max: number;
  /** Id of the list's element. */
  listId: string;
  onAdd: () => void;
  onMove: (index: number, step: -1 | 1) => void;
  /** Ctrl+Enter; absent: nothing can be marked here. */
  onMark?: (index: number) => void;
}

/** Keys inside the text of an answer: Enter for the next or a new one, Alt with arrows moves, Ctrl+Enter marks as right. */
export function answerKeys({ count, max, listId, onAdd, onMove, onMark }: AnswerList) {
  return (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset.answer === undefined || event.nativeEvent.isComposing)
      return;
    const index = Number(target.dataset.answer);
    if (event.key === 'Enter') {
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && onMark) onMark(index);
      else if (index + 1 < count) focusAnswer(listId, index + 1);
      else if (count < max) onAdd();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(index, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
}

/** Puts the cursor into the text of an answer, once it has been drawn. */
export function focusAnswer(listId: string, index: number): void {
  requestAnimationFrame(() =>
    document.getElementById(listId)?.querySelector<HTMLInputElement>(`[data-answer="${index}"]`)?.focus(),
  );
}
