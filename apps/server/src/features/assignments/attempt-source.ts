import type { RoomState, RunGame } from '@qc/engine';
import type { AssignmentRecord } from './assignment-store.ts';

/** What the attempts of one assignment share. */
export interface AttemptSource {
  record: Pick<AssignmentRecord, 'id' | 'gameId' | 'userId' | 'code'>;
  /** As it was given out: every attempt is played by it, whatever is put right meanwhile. */
  game: RunGame;
  /** An attempt that is over, as it counts now: by the keys that were put right. */
  judged(state: RoomState): RoomState;
}
