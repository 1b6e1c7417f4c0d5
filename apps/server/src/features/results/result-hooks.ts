/** What others hear of changes to results. */
export interface ResultHooks {
  /**
   * Players, or the whole result, of a self-paced link were deleted for good: whatever else is known of them must go
   * too. Which ones: `findEarlierChanges`.
   */
  onDeleted?(assignmentId: string): Promise<void>;
}
