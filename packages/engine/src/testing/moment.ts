import type { RoomState } from '../state.ts';

/** Where a sequence is. */
export interface Moment {
  state: RoomState;
  nowMs: number;
  wakeAtMs: number | null;
  /** Commands so far: makes ids that are used once. */
  count: number;
}
