import type { ContentOf, QuestionContent, SlideType, WideContent } from '@qc/contract';
import type { GapMark } from '../gap-marks.ts';

/** What every part of a slide's form gets. */
export interface FieldProps<S extends QuestionContent> {
  slide: S;
  gaps: readonly GapMark[];
  disabled: boolean;
  onChange: (patch: Partial<WideContent>) => void;
}
/** The same for slides of one kind. */
export type SlideFieldProps<T extends SlideType = SlideType> = FieldProps<ContentOf<T>>;
