import type { Platform } from '#platform/platform';
import { type RepeatedWork, repeatWork } from '#platform/repeated-work';
import { expireDue } from './expire-due.ts';

const LOOK_EVERY_MS = 60 * 1000;

/** Expires what is due, every minute. A start does not wait for it: it expires what is due in its own pot itself. */
export function expiryClock(platform: Platform): RepeatedWork {
  return repeatWork(platform, {
    once: 'expiry',
    everyMs: LOOK_EVERY_MS,
    turn: (isStopping) => expireDue(platform, isStopping),
    failed: 'credits could not be expired; it is tried again in a minute',
  });
}
