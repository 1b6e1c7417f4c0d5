import type { QuestionContent } from '@qc/contract';
import type { GapMark } from '../gap-marks.ts';

/** What the answers of every type get. */
export interface AnswersProps {
  slide: QuestionContent;
  gaps: readonly GapMark[];
  disabled: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}
