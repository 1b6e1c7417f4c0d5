import type { QuestionContent, SlideType } from '@qc/contract';
import type { GapMark } from '../gap-marks.ts';

/** A slide of one kind, as its author writes it. */
export type SlideOf<T extends SlideType> = QuestionContent & { type: T };

/** What every part of a slide's form gets. */
export interface SlideFieldProps<T extends SlideType = SlideType> {
  slide: SlideOf<T>;
  gaps: readonly GapMark[];
  disabled: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}
