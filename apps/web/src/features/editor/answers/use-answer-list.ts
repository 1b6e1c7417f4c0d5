import { type Answer, newAnswer } from '@qc/contract';
import { type KeyboardEvent, useId } from 'react';

/** A list of answers of a slide, and what its author does with it. */
interface Options {
  answers: Answer[];
  min: number;
  max: number;
  disabled: boolean;
  /** What is added; absent: an empty one, not right. */
  fresh?: Answer;
  onChange: (patch: { answers: Answer[] }) => void;
  onMoved?: (to: number) => void;
  /** Answers can be marked as right. */
  graded?: boolean;
}

/** A list of answers that is written: `listId` is that of its element, `onKeyDown` stands on each text in it. */
export type AnswerList = ReturnType<typeof useAnswerList>;

/**
 * Adds, changes, moves and removes answers. Keys inside a text: Enter for the next or a new one, Alt with arrows
 * moves, Ctrl+Enter marks as right, Backspace in an empty one removes it.
 */
export function useAnswerList({ answers, min, max, disabled, fresh, onChange, onMoved, graded = false }: Options) {
  const listId = useId();
  const { length: count } = answers;
  const canRemove = count > min;
  const write = (next: Answer[]) => onChange({ answers: next });

  /** Puts the cursor into the text of an answer, once it has been drawn. */
  const focus = (index: number) => {
    requestAnimationFrame(() =>
      document.getElementById(listId)?.querySelector<HTMLTextAreaElement>(`[data-answer="${index}"]`)?.focus(),
    );
  };
  const change = (index: number, answer: Answer) => write(answers.with(index, answer));
  const remove = (index: number) => write(answers.toSpliced(index, 1));
  const add = () => {
    write([...answers, fresh ?? newAnswer()]);
    focus(count);
  };
  const move = (from: number, to: number) => {
    const answer = answers[from];
    if (!answer || !answers[to] || from === to) return;
    write(answers.toSpliced(from, 1).toSpliced(to, 0, answer));
    onMoved?.(to);
  };
  const moveAlong = (index: number, to: number) => {
    move(index, to);
    focus(to);
  };
  const mark = (index: number) => {
    const answer = answers[index];
    if (answer) change(index, { ...answer, correct: !answer.correct });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return;
    const index = Number(target.dataset.answer);
    if (key === 'Enter') {
      event.preventDefault();
      if (graded && (event.ctrlKey || event.metaKey)) mark(index);
      else if (index + 1 < count) focus(index + 1);
      // An empty last one is there already to be filled.
      else if (count < max && target.value !== '') add();
    } else if (key === 'Backspace' && target.value === '' && canRemove && index > 0) {
      event.preventDefault();
      remove(index);
      focus(index - 1);
    } else if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      moveAlong(index, key === 'ArrowUp' ? index - 1 : index + 1);
    }
  };
  const canAdd = !disabled && count < max;
  return { listId, count, disabled, canAdd, canRemove, add, change, move, moveAlong, remove, focus, onKeyDown };
}
