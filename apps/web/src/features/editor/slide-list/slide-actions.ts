import type { CategoryId, QuestionId } from '@qc/contract';

/** What can be done to slides from the list, one or several together. */
export interface SlideActions {
  /** Shows a slide in the form. */
  open: (id: QuestionId) => void;
  /** Moves slides together by one place. */
  moveBy: (ids: readonly QuestionId[], step: -1 | 1) => void;
  /** Moves slides together to a place among the others. */
  moveTo: (ids: readonly QuestionId[], to: number) => void;
  duplicate: (ids: readonly QuestionId[]) => void;
  remove: (ids: readonly QuestionId[]) => void;
  copy: (ids: readonly QuestionId[]) => void;
  cut: (ids: readonly QuestionId[]) => void;
  pasteAfter: (id: QuestionId | null) => void;
  setTime: (ids: readonly QuestionId[], time: number) => void;
  setScore: (ids: readonly QuestionId[], score: number) => void;
  addLabels: (ids: readonly QuestionId[], labels: readonly CategoryId[]) => void;
  /** A slide that begins a round begins none any more, another one does: then its title is asked for. A locked one stays. */
  turnRound: (id: QuestionId) => void;
  setLocked: (ids: readonly QuestionId[], locked: boolean) => void;
}
