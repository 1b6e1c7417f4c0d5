import type { Platform } from '#platform/platform';
import type { SteadyClock } from '@qc/engine/live/steady-clock';
import type { Timers } from '@qc/engine/live/timers';

/** The part of the platform that rooms use. */
export type RoomPlatform = Pick<Platform, 'db' | 'now' | 'random' | 'log'>;

/** What live play stands on, in halls and in assignments alike. */
export interface LiveGround {
  /** Its time of day is the steady one of live play. */
  readonly platform: RoomPlatform;
  readonly timers: Timers;
  /** Stays steady while anybody's time runs. */
  readonly clock: Pick<SteadyClock, 'steadyWhile'>;
  /** The secret behind seat tokens; known once the rooms have started. */
  readonly seatKey: string;
}
