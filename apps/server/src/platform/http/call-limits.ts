import type { RouteName } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Bus } from '../bus/bus.ts';
import type { Actor } from './handlers.ts';
import { Refused } from './refused.ts';
import { SharedCounts } from './shared-counts.ts';
import { type BucketSize, TokenBuckets } from './token-bucket.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Calls of one account. An editor that saves all the time makes about 60 a minute. */
const PER_ACCOUNT: BucketSize = { burst: 600, everyMs: MINUTE_MS };
/** Calls of one address without an account. A whole school stands behind one address, so this is wide. */
const PER_ADDRESS: BucketSize = { burst: 3000, everyMs: MINUTE_MS };
/** Calls with a limit of their own, by address. */
const PER_ADDRESS_AND_CALL: Partial<Record<RouteName, BucketSize>> = {
  // A hall of teachers who sign up in one training fits.
  registerUser: { burst: 100, everyMs: HOUR_MS },
  exchangeToken: { burst: 60, everyMs: HOUR_MS },
  // A staff room in September fits; how many letters one address gets has a narrower limit of its own.
  forgotPassword: { burst: 60, everyMs: HOUR_MS },
  resetPassword: { burst: 60, everyMs: HOUR_MS },
  confirmEmail: { burst: 60, everyMs: HOUR_MS },
  // Right passwords cost a hash as well, and wrong ones have a narrower limit of their own. Two classes at once fit.
  login: { burst: 600, everyMs: 5 * MINUTE_MS },
  adminLogin: { burst: 120, everyMs: 5 * MINUTE_MS },
  // A hall of phones in which the same thing breaks fits.
  reportClientError: { burst: 500, everyMs: 10 * MINUTE_MS },
};
/** Costly calls with a limit of their own, by account. */
const PER_ACCOUNT_AND_CALL: Partial<Record<RouteName, BucketSize>> = {
  acceptInvitation: { burst: 30, everyMs: HOUR_MS },
  changePassword: { burst: 20, everyMs: HOUR_MS },
  // Each sends two letters.
  changeEmail: { burst: 10, everyMs: HOUR_MS },
  // Each reads everything that a person has.
  exportOwnData: { burst: 10, everyMs: HOUR_MS },
  deleteUser: { burst: 20, everyMs: HOUR_MS },
  // Each asks for a password, or makes ten costly hashes.
  startTwoStep: { burst: 20, everyMs: HOUR_MS },
  confirmTwoStep: { burst: 30, everyMs: HOUR_MS },
  renewRecoveryCodes: { burst: 20, everyMs: HOUR_MS },
  disableTwoStep: { burst: 20, everyMs: HOUR_MS },
  // A thousand people each; a whole city's schools in an evening fit.
  addManyUsers: { burst: 30, everyMs: 10 * MINUTE_MS },
  // Each starts a thread, or reads ten thousand accounts.
  readUserSheet: { burst: 60, everyMs: 10 * MINUTE_MS },
  readPlayerSheet: { burst: 60, everyMs: 10 * MINUTE_MS },
  // Each may write a thousand rows.
  rememberRemotes: { burst: 60, everyMs: 10 * MINUTE_MS },
  exportUsersExcel: { burst: 30, everyMs: 10 * MINUTE_MS },
  // Each sends a letter.
  sendPasswordLink: { burst: 120, everyMs: HOUR_MS },
  removeUser: { burst: 120, everyMs: 10 * MINUTE_MS },
  createMedia: { burst: 120, everyMs: 10 * MINUTE_MS },
  // Each starts a thread that measures a film.
  createMediaFromUpload: { burst: 120, everyMs: 10 * MINUTE_MS },
  // Each may keep a connection to another service for ten seconds.
  createMediaFromLink: { burst: 60, everyMs: 10 * MINUTE_MS },
  // Looks through every slide for a use of the file.
  deleteMedia: { burst: 120, everyMs: 10 * MINUTE_MS },
  // Up to a thousand slides in one call.
  replicateGame: { burst: 60, everyMs: 10 * MINUTE_MS },
  createGameFromTemplate: { burst: 60, everyMs: 10 * MINUTE_MS },
  importQuestions: { burst: 120, everyMs: 10 * MINUTE_MS },
  // A page of right answers each: leafing fits, taking the whole library away at once does not.
  listLibraryKeys: { burst: 60, everyMs: 10 * MINUTE_MS },
  // A whole staff at once fits; guessing who has an account has a narrower limit of its own.
  shareGame: { burst: 120, everyMs: HOUR_MS },
  createQuestions: { burst: 120, everyMs: 10 * MINUTE_MS },
  // Each may write a letter or open a page of the provider's.
  createOrder: { burst: 30, everyMs: HOUR_MS },
  cancelOrder: { burst: 60, everyMs: HOUR_MS },
  // Each holds a connection to the mail server.
  sendTestMail: { burst: 20, everyMs: HOUR_MS },
  // Each reads the whole ledger.
  checkLedger: { burst: 20, everyMs: 10 * MINUTE_MS },
  // Each may have a sentence said; a rehearsal of a whole game fits.
  sayOnTelephone: { burst: 600, everyMs: 10 * MINUTE_MS },
  openRoom: { burst: 60, everyMs: 10 * MINUTE_MS },
  // Each scores a whole run or writes a workbook, in a thread.
  createGameResult: { burst: 60, everyMs: 10 * MINUTE_MS },
  updateGameResult: { burst: 120, everyMs: 10 * MINUTE_MS },
  exportGameResultExcel: { burst: 60, everyMs: 10 * MINUTE_MS },
  deletePlayerResult: { burst: 300, everyMs: 10 * MINUTE_MS },
};

/** Refuses a call with `tooManyRequests` when its account or address made too many. */
export interface CallLimits {
  check(name: RouteName, request: FastifyRequest, actor: Actor | null): void;
  /** Counts no more together with other servers. */
  stop(): void;
}

interface LimitSeams {
  now(): number;
  bus: Bus;
  config: Pick<Config, 'clusterUrl'>;
}

/** The limits of this server; several servers of a house count together. */
export function makeCallLimits({ now, bus, config }: LimitSeams): CallLimits {
  const limits = new Map([
    ['account', new TokenBuckets(PER_ACCOUNT, now)],
    ['address', new TokenBuckets(PER_ADDRESS, now)],
    ...bucketsByCall('account', PER_ACCOUNT_AND_CALL, now),
    ...bucketsByCall('address', PER_ADDRESS_AND_CALL, now),
  ]);
  const shared = config.clusterUrl === null ? null : new SharedCounts(bus, limits);
  const take = (limit: string, key: string) => {
    const buckets = limits.get(limit);
    if (buckets === undefined) return;
    takeOrRefuse(buckets, key);
    shared?.count(limit, key);
  };
  return {
    check: (name, request, actor) => {
      const address = addressKey(request.ip);
      take(`address ${name}`, address);
      if (actor === null) return take('address', address);
      take('account', actor.userId);
      take(`account ${name}`, actor.userId);
    },
    stop: () => shared?.stop(),
  };
}

/** Takes one use of a key or throws `tooManyRequests` with the time to wait. */
export function takeOrRefuse(buckets: { take(key: string): number } | undefined, key: string): void {
  const waitMs = buckets?.take(key) ?? 0;
  if (waitMs > 0) throw new Refused('tooManyRequests', {}, waitMs / 1000);
}

/** The same of a limit that is counted elsewhere. */
export async function refuseUnlessFree(limit: { take(key: string): Promise<number> }, key: string): Promise<void> {
  const waitMs = await limit.take(key);
  if (waitMs > 0) throw new Refused('tooManyRequests', {}, waitMs / 1000);
}

/** One household or school: an IPv6 caller owns a whole /64. A connection that is gone already has no address left. */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return expandIpv6(ip).slice(0, 4).join(':');
}

function expandIpv6(ip: string): string[] {
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

function bucketsByCall(
  by: 'account' | 'address',
  sizes: Partial<Record<RouteName, BucketSize>>,
  now: () => number,
): [string, TokenBuckets][] {
  return Object.entries(sizes).map(([name, size]) => [`${by} ${name}`, new TokenBuckets(size, now)]);
}
