import { setTimeout as wait } from 'node:timers/promises';
import { StorageAway } from '../storage-away.ts';

/** How long storage is waited for, and how often it is asked. */
export interface S3Patience {
  /** Without a sign of life so long is no answer, ms. */
  silenceMs: number;
  tries: number;
  /** Before the second try; four times that before the third, ms. */
  pauseMs: number;
}

/** All tries together stay below the half minute that a transaction may rest on PostgreSQL. */
export const S3_PATIENCE: S3Patience = { silenceMs: 6000, tries: 3, pauseMs: 200 };

/** One try of a call: `signal` ends it, `alive` says that something moves. */
type Try<T> = (signal: AbortSignal, alive: () => void) => Promise<T>;

/**
 * Does a call that may be done again. A fault of the network, an answer of 5xx, 408 or 429, and silence are tried again;
 * then, and at once for everything else, throws StorageAway.
 */
export async function callS3<T>(what: string, patience: S3Patience, work: Try<T>): Promise<T> {
  const { tries, pauseMs } = patience;
  for (let number = 1; ; number += 1) {
    try {
      return await untilSilent(patience.silenceMs, work);
    } catch (error) {
      const { status } = s3Fault(error);
      const isFinal = status !== null && status < 500 && status !== 408 && status !== 429;
      if (number >= tries || isFinal || isOwn(error)) throw away(what, error);
      // Spread, so that many who were sent away do not come back together.
      await wait(pauseMs * 4 ** (number - 1) * (0.5 + Math.random() / 2));
    }
  }
}

/** What an error of a call says: the answer's status, null without one, and the fault's name. */
export function s3Fault(error: unknown): { status: number | null; name: string } {
  const name = error instanceof Error ? error.name : 'unknown';
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return { status: null, name };
  const { $metadata: about } = error;
  const status =
    typeof about === 'object' && about !== null && 'httpStatusCode' in about ? Number(about.httpStatusCode) : null;
  return { status, name };
}

/** The same for whoever is told: without addresses, keys and what was signed. */
export function away(what: string, error: unknown): StorageAway {
  if (error instanceof StorageAway) return error;
  const { status, name } = s3Fault(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : name;
  return new StorageAway(`the bucket did not ${what}: ${code}${status === null ? '' : ` (${status})`}`);
}

/** A file of this machine that cannot be read is no fault of the storage; it is not tried again either. */
function isOwn(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error && error.path !== undefined;
}

async function untilSilent<T>(silenceMs: number, work: Try<T>): Promise<T> {
  const ending = new AbortController();
  let timer = setTimeout(() => ending.abort(), silenceMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), silenceMs);
  };
  try {
    return await work(ending.signal, alive);
  } finally {
    clearTimeout(timer);
  }
}
