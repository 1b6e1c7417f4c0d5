import type { CorrectionRequest } from '@qc/contract';

/** A right answer that was put right in a stored result, by whom and when. */
export interface CorrectedResult extends CorrectionRequest {
  /** The room of the run, or another name that no other run has. */
  roomId: string;
  /** The assignment it belongs to. */
  assignmentId: string | null;
  by: string;
  atMs: number;
}

/** What others hear of changes to results. */
export interface ResultHooks {
  /**
   * Players, or the whole result, of an assignment were deleted for good: whatever else is known of them must go
   * too. Which ones: `findEarlierChanges`.
   */
  onDeleted?(assignmentId: string): Promise<void>;
  /**
   * A right answer was put right: whoever still looks at the end of the run should see what the result says. Called
   * again when it is asked for again.
   */
  onCorrected?(corrected: CorrectedResult): Promise<void>;
}
