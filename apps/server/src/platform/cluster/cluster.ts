/** What a server of several does: pages, as each does; it keeps rooms; it does the jobs of the whole house. */
export const SERVER_ROLES = ['pages', 'rooms', 'jobs'] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];

/** A server that runs, as the others see it. */
export interface ServerSeen {
  id: string;
  /** Where it may be reached; empty: nowhere. */
  url: string;
  /** Of its release. */
  version: string;
  /** The newest format that it reads, see `HOUSE_FORMAT`. */
  format: number;
  roles: readonly string[];
  /** It is on its way down and takes nothing new. */
  draining: boolean;
  /** Its session with the database is missing: it may have ended, which shows in a moment. */
  isDoubted?: boolean;
}

/** Told when the others may count this server as gone, and when it is one of them again. */
export interface LeaseWatcher {
  /** Its lease is over: nobody may be told anything until it is back. */
  lost?(): void;
  /** It has a lease again. What it held may have been taken meanwhile: its id is the same, the fence of a run its epoch. */
  back?(): void;
}

/** What a server knows of those that share its database. */
export interface Cluster {
  /** Of this process, new at each start: its name on the bus, and as the writer of journals. */
  readonly serverId: string;
  /** It shares nothing: then nothing here asks anybody or costs anything. */
  readonly isAlone: boolean;
  /** Its own lease is in force, by the counter of the machine and not by a clock that can be set. */
  readonly isLawful: boolean;
  /** Since its lease was renewed, ms; alone 0. */
  readonly leaseAgeMs: number;
  /**
   * Who runs, this one with them: whose lease is not over by the database's clock, and whose session with it is not
   * gone. At most 500 ms old. A reason to take what is of nobody here, never a proof.
   */
  servers(): Promise<readonly ServerSeen[]>;
  /** The newest format that all who run read, as last seen: nothing newer is written. */
  readonly formatOfAll: number;
  /** Gives the way to stop watching. */
  watch(watcher: LeaseWatcher): () => void;
  /**
   * Does a turn of a job of the whole house unless another server has it, had it within `everyMs`, or has to do with jobs
   * in this one's place. Who stands still
   * in its turn loses it, and goes on with it on waking: done twice it must do nothing more. Throws what the turn throws.
   */
  runOnce(job: string, turn: () => Promise<unknown>, everyMs?: number): Promise<void>;
  /** Notes that it is running, by the clock of its journals, ms since 1970. False: alone it is noted elsewhere. */
  markAlive(atMs: number): Promise<boolean>;
  /** From now on the others see that it is on its way down; false: that it takes what is new again. */
  drain(isDraining?: boolean): Promise<void>;
}
