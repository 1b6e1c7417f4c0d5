import type { QuestionId } from '@qc/contract';
import type { KeyboardEvent } from 'react';
import type { SlideActions } from './slide-actions.ts';
import type { SlideSelection } from './slide-selection.ts';

/** What the keys of the list need to know. */
export interface ListKeys {
  order: readonly QuestionId[];
  open: QuestionId | undefined;
  selection: SlideSelection;
  actions: SlideActions;
  readOnly: boolean;
  /** Moves the keyboard to a card. */
  focus: (id: QuestionId) => void;
  /** Goes on to the form. */
  enterForm: () => void;
}

/** Keys in the list of slides: arrows choose, with Alt they move, with Shift they choose several; the rest acts. */
export function listKeys(keys: ListKeys) {
  const { order, open, selection, actions, readOnly, focus } = keys;
  const goTo = (index: number, extending: boolean) => {
    const id = order[Math.max(0, Math.min(order.length - 1, index))];
    if (id === undefined) return;
    if (extending) selection.extendTo(id, open);
    else selection.clear();
    actions.open(id);
    focus(id);
  };
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const at = open === undefined ? -1 : order.indexOf(open);
    const meant = selection.ids.size > 0 ? [...selection.ids] : open === undefined ? [] : [open];
    const withCtrl = event.ctrlKey || event.metaKey;
    const letter = withCtrl && !event.shiftKey && !event.altKey ? event.code : '';
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    const isWriting = !readOnly && meant.length > 0;
    if (step !== null && event.altKey) return isWriting ? () => actions.moveBy(meant, step) : null;
    if (step !== null) return () => goTo(at + step, event.shiftKey);
    if (letter === 'KeyA') return selection.all;
    if (letter === 'KeyD') return isWriting ? () => actions.duplicate(meant) : null;
    const isPlain = !withCtrl && !event.shiftKey && !event.altKey;
    if (event.code === 'KeyR' && isPlain && isCard(event.target) && !readOnly && open !== undefined)
      return () => actions.turnRound(open);
    switch (event.key) {
      case 'Home':
        return () => goTo(0, event.shiftKey);
      case 'End':
        return () => goTo(order.length - 1, event.shiftKey);
      case 'Escape':
        return selection.choosing ? selection.clear : null;
      case 'Enter':
        return isCard(event.target) ? keys.enterForm : null;
      case 'Delete':
      case 'Backspace':
        return isWriting ? () => actions.remove(meant) : null;
      default:
        return null;
    }
  };
  return (event: KeyboardEvent) => {
    // A drag has the keys while it lasts.
    const isDragged = event.target instanceof HTMLElement && event.target.closest('[data-dragging]') !== null;
    const action = event.defaultPrevented || isDragged ? null : actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function isCard(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset.slide !== undefined;
}
