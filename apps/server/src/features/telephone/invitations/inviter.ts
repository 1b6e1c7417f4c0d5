import type { CalledState, CallFault } from '@qc/contract';
import { shutDoor } from '@qc/engine';
import type { CallerDoor, Timers } from '#features/rooms';
import { publicAddress } from '#features/settings';
import type { OutboundSeams } from '#platform/outbound/outbound-seams';
import type { Platform } from '#platform/platform';
import { type CallNews, RING_SECONDS } from '../dialects/call-out.ts';
import { invitedUrl } from '../dialects/turn-address.ts';
import type { KnownLine, KnownLines } from '../line/known-lines.ts';
import { lineAddress } from '../line/line-address.ts';
import { type LineControl, lineControl } from '../line/line-control.ts';
import { HOUSE_LINE } from '../line/line-store.ts';
import { ownNumber } from '../line/own-number.ts';
import {
  changeAll,
  changeInvitation,
  findInvitation,
  findInvitationByCall,
  findNextToCall,
  lastPlaced,
  type StoredInvitation,
} from './invitation-store.ts';
import { isQuiet } from './quiet-hours.ts';
import { findSuppressed, suppressNumber } from './suppressed-store.ts';

/** What it takes to call people. */
export interface InviterParts {
  platform: Pick<Platform, 'config' | 'db' | 'now' | 'log' | 'cluster'>;
  lines: KnownLines;
  door: CallerDoor;
  timers: Timers;
  /** Calls of a line that go on now, at all servers. */
  going(lineId: string): Promise<number>;
}

/** Time until something that is in the way may be gone, ms. */
const LATER_MS = 2000;
/** A provider that will not have so many calls at once is asked again after this long, ms. */
const TOO_MANY_MS = 5000;
/** Of several servers each looks so often for who waits: the word may have come to another, ms. */
const LOOK_MS = 2500;
/** Who was about to be called for so long was not: that server is gone, ms. */
const PLACES_WITHIN_MS = 60_000;
/** Until a telephone rings whose provider has said nothing of it, it does not any more, ms. */
const UNHEARD_MS = (RING_SECONDS + 60) * 1000;
const BEFORE_ANSWER: readonly CalledState[] = ['placing', 'ringing', 'failed', 'stopped'];

/** What a provider's news makes of an invitation, and of which. */
const NEWS: Record<CallNews, { from: readonly CalledState[]; state: CalledState }> = {
  ringing: { from: ['placing'], state: 'ringing' },
  answered: { from: BEFORE_ANSWER, state: 'answered' },
  busy: { from: BEFORE_ANSWER, state: 'busy' },
  noAnswer: { from: BEFORE_ANSWER, state: 'noAnswer' },
  failed: { from: ['placing', 'ringing'], state: 'failed' },
  ended: { from: ['placing', 'ringing', 'answered', 'failed'], state: 'ended' },
};

/** Calls people into rooms, one after another. What is done stands on disk before it is done: nobody is called twice. */
export class Inviter {
  readonly #parts: InviterParts;
  #cancel: (() => void) | null = null;
  #isCalling = false;
  #stopped = true;

  constructor(parts: InviterParts) {
    this.#parts = parts;
  }

  /** Goes on where an earlier process was: whom it was about to call, and whether it did, nobody knows. */
  async start(): Promise<void> {
    this.#stopped = false;
    const { cluster, log } = this.#parts.platform;
    try {
      if (cluster.isAlone) await this.#forgetPlacing({});
      this.wake();
    } catch (error) {
      // Nobody is called then before the next list, or the next start.
      log.error({ err: error }, 'calling people could not begin');
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  /** Somebody waits to be called. */
  wake(): void {
    if (this.#stopped || this.#isCalling || this.#cancel !== null) return;
    this.#after(0);
  }

  /** The room that somebody is called into; null: there is none. */
  room(id: string): ReturnType<CallerDoor['room']> {
    return this.#parts.door.room(id);
  }

  /** Calls the next one who waits. Gives after how long to look again, ms; null: nobody waits. */
  async callNext(): Promise<number | null> {
    const { platform, lines, door } = this.#parts;
    const { isAlone, serverId } = platform.cluster;
    if (!isAlone) await this.#forgetPlacing({ beforeMs: platform.now() - PLACES_WITHIN_MS });
    const next = await findNextToCall(platform.db, HOUSE_LINE, isAlone ? null : serverId);
    if (next === null) return isAlone ? null : LOOK_MS;
    const line = await lines.find(HOUSE_LINE);
    const control = line && this.#control(line);
    const base = await publicAddress(platform);
    if (!line || !control || base === null) return this.#giveUp({}, 'keysRefused');
    const room = door.room(next.roomId);
    if (room === null && door.isReturning(next.roomId)) return LATER_MS;
    if (room === null || shutDoor(room.state, 'dialer') !== null) return this.#giveUp(next, 'roomOver');
    const { calling, callsMax, callsPerRoom } = line.settings;
    if (isQuiet(platform.now(), calling)) return this.#giveUp(next, 'quietHours');
    if ((await this.#parts.going(HOUSE_LINE)) >= Math.min(callsMax, callsPerRoom)) return LATER_MS;
    if ((await findSuppressed(platform.db, [next.numberHash])).size > 0) {
      await this.#change(next, ['waiting'], { state: 'neverAgain', fault: 'suppressed' });
      return 0;
    }
    const pauseMs = calling.everySeconds * 1000;
    const tooSoonMs = isAlone ? 0 : ((await lastPlaced(platform.db, HOUSE_LINE)) ?? 0) + pauseMs - platform.now();
    if (tooSoonMs > 0) return Math.min(tooSoonMs, pauseMs);
    return (await this.#place(line, control, base, next)) ?? pauseMs;
  }

  /** Whom a server was about to call that has ended since: whether it did, nobody knows. */
  async #forgetPlacing(which: { beforeMs?: number }): Promise<void> {
    const { db, now } = this.#parts.platform;
    await changeAll(db, { ...which, state: 'placing' }, { state: 'failed', fault: 'unknown' }, now());
  }

  /** Takes what a provider told of a call that was placed: by the invitation that its address names, or by the call. */
  async heard(
    { provider, callId, invited }: { provider: string; callId: string; invited: string | null },
    news: CallNews,
  ): Promise<void> {
    const { db } = this.#parts.platform;
    const meant = invited === null ? null : await findInvitation(db, invited);
    const one = meant ?? (await findInvitationByCall(db, { provider, callId }));
    // A provider speaks for its own calls alone.
    if (one === null || one.provider !== provider) return;
    const { from, state } = NEWS[news];
    await this.#change(one, from, { state, callId, fault: state === 'failed' ? 'unreached' : null });
  }

  /** Who was called has a place in the room. */
  async joined(id: string): Promise<void> {
    const one = await findInvitation(this.#parts.platform.db, id);
    if (one) await this.#change(one, [...BEFORE_ANSWER, 'answered', 'ended'], { state: 'joined', fault: null });
  }

  /** Who was called is never called again; on disk when this resolves. */
  async neverAgain(id: string, numberHash: string): Promise<void> {
    const { db, now } = this.#parts.platform;
    await suppressNumber(db, numberHash, now());
    const one = await findInvitation(db, id);
    if (one) await this.#change(one, [...BEFORE_ANSWER, 'answered', 'ended'], { state: 'neverAgain', fault: null });
  }

  /** Calls nobody more into a room, and lets no telephone ring on. */
  async stopCalling(roomId: string, ringing: readonly StoredInvitation[]): Promise<void> {
    const { platform, lines } = this.#parts;
    const stopped = { state: 'stopped', fault: 'byHost' } as const;
    await changeAll(platform.db, { roomId, state: 'waiting' }, stopped, platform.now());
    const line = await lines.find(HOUSE_LINE);
    const control = line && this.#control(line);
    await Promise.all(
      ringing.map(async (one) => {
        const isStopped = await this.#change(one, ['placing', 'ringing'], stopped);
        if (isStopped && one.callId !== null) await control?.hangUp(one.callId);
      }),
    );
  }

  /** Telephones that nobody has said a word of since they rang. */
  async forgetUnheard(roomId: string): Promise<void> {
    const { db, now } = this.#parts.platform;
    const beforeMs = now() - UNHEARD_MS;
    await changeAll(db, { roomId, state: 'ringing', beforeMs }, { state: 'failed', fault: 'unreached' }, now());
  }

  /** Who waits is called once nothing is in the way; a fault of the house's is tried again. */
  #after(ms: number): void {
    this.#cancel = this.#parts.timers.after(ms, () => {
      this.#cancel = null;
      this.#isCalling = true;
      void this.callNext()
        .catch((error: unknown) => {
          this.#parts.platform.log.error({ err: error }, 'calling people failed; it is tried again');
          return TOO_MANY_MS;
        })
        .then((again) => {
          this.#isCalling = false;
          if (again !== null && !this.#stopped) this.#after(again);
        });
    });
  }

  #control(line: KnownLine): LineControl | null {
    return lineControl(line, standIn(this.#parts.platform.config.telephoneApi));
  }

  /** One call. Null: by the pace of the line. */
  async #place(line: KnownLine, control: LineControl, base: string, one: StoredInvitation): Promise<number | null> {
    const { platform } = this.#parts;
    const { provider, numbers } = line.settings;
    const atMs = platform.now();
    const placing = { state: 'placing', attempt: one.attempt + 1, placedAtMs: atMs, provider } as const;
    if (!(await this.#change(one, ['waiting'], placing))) return 0;
    const address = invitedUrl(lineAddress(base, line.id), one.id);
    const placed = await control.place({
      from: ownNumber(numbers),
      to: one.number,
      answerUrl: address,
      newsUrl: `${address}&status=1`,
      ringSeconds: RING_SECONDS,
    });
    if (placed.ok) {
      const { callId } = placed;
      // Who is quicker than the provider's answer may have picked up already.
      if (await this.#change(one, ['placing'], { state: 'ringing', callId })) return null;
      const now = await findInvitation(platform.db, one.id);
      if (now?.state === 'stopped' && callId !== null) await control.hangUp(callId);
      return null;
    }
    platform.log.warn({ fault: placed.fault, provider }, 'a call could not be placed');
    if (placed.fault === 'tooManyAtOnce') {
      await this.#change(one, ['placing'], { state: 'waiting', attempt: one.attempt, placedAtMs: one.placedAtMs });
      return TOO_MANY_MS;
    }
    await this.#change(one, ['placing'], { state: 'failed', fault: placed.fault });
    // Whoever does not know the account knows it with the next number no better.
    if (placed.fault === 'keysRefused') return this.#giveUp({}, placed.fault);
    return null;
  }

  /** Nobody more of a room, or of all rooms, is called. */
  async #giveUp({ roomId }: { roomId?: string }, fault: CallFault): Promise<number> {
    const { db, now } = this.#parts.platform;
    await changeAll(
      db,
      { ...(roomId !== undefined && { roomId }), state: 'waiting' },
      { state: 'stopped', fault },
      now(),
    );
    return 0;
  }

  #change(one: StoredInvitation, from: readonly CalledState[], change: Parameters<typeof changeInvitation>[3]) {
    const { db, now } = this.#parts.platform;
    return changeInvitation(db, one.id, from, change, now());
  }
}

/** Where a stand-in for providers is asked, on this machine. */
function standIn(url: string | null): OutboundSeams | undefined {
  if (url === null) return undefined;
  const { hostname, port } = new URL(url);
  return { resolve: async () => [hostname], isAllowedAddress: () => true, plainPort: Number(port) };
}
