import type { ContentOf, QuestionContent, SlideType } from '@qc/contract';
import type { GapMark } from '../gap-marks.ts';

/** Changes fields of a slide. A form is given slides and takes changes of its own kind only. */
type Change<S extends QuestionContent> = { change(patch: Partial<S>): void }['change'];

/** What every part of a slide's form gets. */
export interface FieldProps<S extends QuestionContent> {
  slide: S;
  gaps: readonly GapMark[];
  disabled: boolean;
  onChange: Change<S>;
}
/** The same for slides of one kind. */
export type SlideFieldProps<T extends SlideType = SlideType> = FieldProps<ContentOf<T>>;
