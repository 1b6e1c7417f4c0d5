import type { RoomState } from '../state.ts';

/** Whether time that was given to somebody runs, or stands in a pause. */
export function hasClock({ phase }: RoomState): boolean {
  return 'deadlineMs' in phase && phase.deadlineMs !== null;
}
