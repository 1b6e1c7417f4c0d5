import type { Platform } from './platform.ts';

/** Work that is done again and again as long as the process lives. */
export interface RepeatedWork {
  /** Does it now, and at every interval from here on. */
  start(): void;
  /** No more of it; the turn under way comes to its end first. */
  stop(): Promise<void>;
}

type Ground = Pick<Platform, 'log' | 'cluster'>;

interface Job {
  /** Of the whole house: of several servers one does a turn at a time. Absent: each server has its own to do. */
  once?: string;
  everyMs: number;
  /** One turn; it breaks off where it can once `isStopping` gives true. */
  turn: (isStopping: () => boolean) => Promise<unknown>;
  /** What the log says of a turn that failed; the next one tries again. */
  failed: string;
}

/**
 * Repeats a job. A turn that takes longer than the interval is not joined by another; what is done `once` must do nothing
 * more when two servers do it.
 */
export function repeatWork({ log, cluster }: Ground, { once, everyMs, turn, failed }: Job): RepeatedWork {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let stopping = false;
  const doTurn = () => turn(() => stopping);
  const look = () => {
    if (stopping) return;
    running ??= (once === undefined ? doTurn() : cluster.runOnce(once, doTurn, everyMs))
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, failed),
      )
      .finally(() => {
        running = null;
      });
  };
  return {
    start: () => {
      look();
      timer = setInterval(look, everyMs);
      timer.unref();
    },
    stop: async () => {
      stopping = true;
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
}
