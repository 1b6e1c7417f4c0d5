import type { Goodbye } from '@qc/contract';
import { LearntLimit } from '#platform/cluster/learnt-limit';
import type { LimitGround } from '#platform/cluster/shared-limit';
import { type BucketSize, TokenBuckets } from '#platform/http/token-bucket';
import type { Room } from '@qc/engine/live/room';

const MINUTE_MS = 60_000;
/** Wrong codes of one device: stopped long before it has used up what its address may. */
const PER_DEVICE: BucketSize = { burst: 20, everyMs: 10 * MINUTE_MS };
/** Wrong codes of one address, behind which a school may stand. Filled up again by one in two seconds. */
const PER_ADDRESS: BucketSize = { burst: 300, everyMs: 10 * MINUTE_MS };
/** Tries of an address that has used these up, right ones with them: a class comes in, a guesser learns slowly. */
const PER_ADDRESS_LATE: BucketSize = { burst: 60, everyMs: 6000 };
/** Looks for assignments: their codes are too long to be guessed, so this only spares the database. */
const ASSIGNMENTS_PER_ADDRESS: BucketSize = { burst: 3000, everyMs: MINUTE_MS };
/** Addresses remembered of a room. */
const HOMES_MAX = 20_000;

/** How tries stand before the code is looked at: `late`, only who comes from where somebody of the room is comes in. */
export type CodeStanding = 'free' | 'late' | 'stopped';

/** Who says a code. */
export interface CodeTry {
  device: string;
  address: string;
  /** As another server has counted, at which the page is; absent: the page is here. */
  standing?: CodeStanding | undefined;
}

/** Holds those who guess the codes of rooms. */
export class CodeGuesses {
  readonly #devices: LearntLimit;
  readonly #addresses: LearntLimit;
  readonly #late: TokenBuckets;
  readonly #assignments: TokenBuckets;
  readonly #homes = new WeakMap<Room, Set<string>>();

  /** `ground`: where several servers count together; absent: this one is alone. */
  constructor(now: () => number, ground: LimitGround | null = null) {
    this.#devices = new LearntLimit(ground, 'codeDevice', PER_DEVICE, now);
    this.#addresses = new LearntLimit(ground, 'codeAddress', PER_ADDRESS, now);
    this.#late = new TokenBuckets(PER_ADDRESS_LATE, now);
    this.#assignments = new TokenBuckets(ASSIGNMENTS_PER_ADDRESS, now);
  }

  /** Judges a code by the open room it means. Null: come in. What is refused unjudged does not count. */
  judge(tried: CodeTry, room: Room | null): Goodbye['reason'] | null {
    const { device, address, standing = 'free' } = tried;
    switch (standing === 'free' ? this.standing(tried) : standing) {
      case 'stopped':
        return 'tooManyTries';
      case 'late':
        return room !== null && this.#homes.get(room)?.has(address) === true ? null : 'tooManyTries';
      case 'free':
        if (room) return null;
        this.#devices.take(device);
        this.#addresses.take(address);
        return 'noRoom';
    }
  }

  /** How tries stand here. Of an address that has used its wrong ones up this counts as one, right ones with them. */
  standing({ device, address }: CodeTry): CodeStanding {
    if (this.#devices.isEmpty(device)) return 'stopped';
    if (!this.#addresses.isEmpty(address)) return 'free';
    return this.#late.take(address) === 0 ? 'late' : 'stopped';
  }

  /** When the other servers know of every wrong try so far. */
  async settled(): Promise<void> {
    await Promise.all([this.#devices.settled(), this.#addresses.settled()]);
  }

  /** Somebody of this room is at this address: there its code is no secret. */
  noteHome(room: Room, address: string): void {
    const homes = this.#homes.get(room) ?? new Set();
    this.#homes.set(room, homes);
    if (homes.size < HOMES_MAX) homes.add(address);
  }

  /** Whether this address may look for another assignment. */
  mayLookForAssignment(address: string): boolean {
    return this.#assignments.take(address) === 0;
  }
}
