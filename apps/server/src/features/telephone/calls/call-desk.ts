import { createHash } from 'node:crypto';
import { wordsOf } from '@qc/words/server';
import type { LineEvent, LineReply, Recording } from '@qc/telephone/call';
import { lengthMs } from '@qc/telephone/conversation/say';
import { fileAddress } from '#features/media';
import type { CallLine, Invited } from '@qc/telephone/conversation/session';
import type { CallerDoor, Room, Timers } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { serverSecret } from '#platform/server-secret';
import { DIALECTS } from '../dialects/dialects.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { countCallsOf, findCall, findLastCallOf, forgetCalls, type StoredCall } from './call-store.ts';
import { CallElsewhere } from './call-elsewhere.ts';
import { CallWriter } from './call-writer.ts';
import { callerOf } from './caller-number.ts';
import { readSession } from './stored-session.ts';
import { type CallSeams, LiveCall, type Taken } from './live-call.ts';

/** What a line tells of a call. */
export interface Asked {
  callId: string;
  /** The number that calls; null: withheld. */
  from: string | null;
  /** The invitation by which the house has called; null: none, or it is not told with this event. */
  invited: string | null;
  event: LineEvent;
  /** What is played to who waits; null: words alone. */
  tone: Recording | null;
}

/** What calls need of the house. */
export interface DeskParts {
  platform: Pick<Platform, 'config' | 'db' | 'now'>;
  door: CallerDoor;
  /** What is said, with recordings for its texts where the line plays them. */
  voice(line: KnownLine, reply: LineReply): Promise<LineReply>;
  timers: Timers;
  /** The steady time of the rooms. */
  roomNow(): number;
  invitations: CallInvitations;
  /** Calls of a line that go on now, at all servers. */
  going(lineId: string): Promise<number>;
}

/** What is known of those whom the house calls. */
export interface CallInvitations extends Pick<CallSeams, 'joined' | 'neverAgain'> {
  /** What is said to them, and the code of their room; null: there is no such invitation, or no such room any more. */
  find(invited: string): Promise<{ invited: Invited; code: string } | null>;
  /** The room that they are called into; null: there is no such invitation. */
  roomOf(invited: string): Promise<string | null>;
}

interface AskedNow extends Asked {
  isPatient: boolean;
}

/** A call with its place in the line of its requests. */
interface Held {
  call: LiveCall | null;
  lineId: string;
  /** Done when what was asked so far is answered. */
  turn: Promise<unknown>;
  /** Who is not heard of until then is away. */
  dueAtMs: number;
  waiting: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** A line asks again this long after it should have, at the latest, ms. */
const LATE_MS = 12_000;
/** Time between two looks for calls that went silent, ms. */
const LOOK_EVERY_MS = 4000;
/** Who calls again within this time goes on where the last call ended, ms. */
const BACK_WITHIN_MS = 6 * HOUR_MS;
const HANG_UP: LineReply = { spoken: [], collect: null };

/** All calls that go on, each with its requests one after another. */
export class CallDesk implements Pick<CallSeams, 'isHeld'> {
  readonly #parts: DeskParts;
  readonly #writer: CallWriter;
  readonly #held = new Map<string, Held>();
  #cancel: (() => void) | null = null;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#writer = new CallWriter(parts.platform.db);
  }

  /** Calls going on here now. */
  get going(): number {
    return this.#held.size;
  }

  /** Those of one line. */
  goingOf(lineId: string): number {
    let going = 0;
    for (const held of this.#held.values()) going += held.lineId === lineId ? 1 : 0;
    return going;
  }

  /** Begins to look for calls that went silent. */
  start(): void {
    this.#cancel = this.#parts.timers.after(LOOK_EVERY_MS, () => {
      this.#look();
      this.start();
    });
  }

  stop(): void {
    this.#cancel?.();
  }

  /**
   * Answers what a line tells of a call, after what it told of it before. Throws `CallElsewhere` where its room is at
   * another server; `isPatient`: also where that is on its way between servers, and else the last words are said again.
   */
  async take(line: KnownLine, asked: Asked, isPatient: boolean): Promise<Taken> {
    const key = keyOf(line, asked);
    const held = this.#held.get(key) ?? this.#hold(key, line.id);
    held.waiting += 1;
    held.dueAtMs = this.#dueAfter(null);
    const taken = held.turn.then(() => this.#answer(line, { ...asked, isPatient }, held));
    held.turn = taken.catch(() => null);
    try {
      const answer = await taken;
      if (answer !== 'foreign') held.dueAtMs = this.#dueAfter(answer.reply);
      return answer;
    } catch (error) {
      if (error instanceof CallElsewhere) forget(held);
      throw error;
    } finally {
      held.waiting -= 1;
      if (held.call === null && held.waiting === 0) this.#held.delete(key);
    }
  }

  isHeld(room: Room, seat: number, by: LiveCall): boolean {
    for (const { call } of this.#held.values())
      if (call !== null && call !== by && call.place?.room === room && call.place.seat === seat) return true;
    return false;
  }

  /** Forgets calls that were last heard of before a time. */
  async forget(beforeMs: number): Promise<void> {
    await forgetCalls(this.#parts.platform.db, beforeMs);
  }

  #hold(key: string, lineId: string): Held {
    const held = { call: null, lineId, turn: Promise.resolve(), dueAtMs: Infinity, waiting: 0 };
    this.#held.set(key, held);
    return held;
  }

  #dueAfter(reply: LineReply | null): number {
    const busyMs = reply === null ? 0 : lengthMs(reply.spoken) + (reply.collect?.timeoutMs ?? 0);
    return this.#parts.platform.now() + busyMs + LATE_MS;
  }

  async #answer(line: KnownLine, asked: AskedNow, held: Held): Promise<Taken> {
    const voiced = (reply: LineReply) => this.#parts.voice(line, reply);
    if (held.call !== null && !this.#isKnownHere(held.call)) forget(held);
    const call = held.call ?? (await this.#findOrBegin(line, asked));
    if (!(call instanceof LiveCall)) return { reply: call && (await voiced(call)), isOver: true };
    held.call = call;
    if (call.waitsForRoom && asked.event.type !== 'hungUp')
      return { reply: call.last && (await voiced(call.last)), isOver: false };
    const taken = await call.take(asked.event, asked.from);
    if (taken !== 'foreign' && taken.isOver) held.call = null;
    return taken;
  }

  /** Of several servers the one that has a call's room alone knows how far it is; of one without a room the disk does. */
  #isKnownHere({ place }: LiveCall): boolean {
    const { door } = this.#parts;
    return !door.isShared || (place !== null && door.room(place.room.id) === place.room);
  }

  /** Whether a room that a call has to do with is on its way. Throws `CallElsewhere` where it is at another server. */
  async #isReturning(roomId: string | null, { isPatient }: AskedNow): Promise<boolean> {
    const { door } = this.#parts;
    if (!door.isShared || roomId === null) return false;
    const place = await door.where(roomId);
    if (place !== null && place !== 'returning' && 'server' in place) throw new CallElsewhere(place);
    if (place === 'returning' && isPatient) throw new CallElsewhere(null);
    return place === 'returning';
  }

  /** The call, or what is said to who does not get into one. */
  async #findOrBegin(line: KnownLine, asked: AskedNow): Promise<LiveCall | LineReply | null> {
    const { db } = this.#parts.platform;
    const { provider } = line.settings;
    const { callId, from, event } = asked;
    const stored = await findCall(db, { provider, callId });
    const caller = callerOf(await serverSecret(db), { lineId: line.id, callId, from });
    if (stored !== null && stored.endedAtMs !== null) {
      if (event.type === 'hungUp') return null;
      // What was pressed before the end may be told after it.
      if (event.type === 'started' || hadLastWords(stored)) return lastWords(stored);
    }
    if (stored !== null) {
      if ((await this.#isReturning(stored.roomId, asked)) && event.type !== 'hungUp')
        return readSession(stored.session)?.last ?? null;
      const known = { ...caller, id: stored.numberHash, line: stored.numberEnd };
      const call = LiveCall.resume(this.#seams(line), known, stored);
      if (call) return call;
    }
    if (event.type === 'hungUp') return null;
    const { invitations } = this.#parts;
    if (asked.invited !== null) await this.#isReturning(await invitations.roomOf(asked.invited), asked);
    const invitation = asked.invited === null ? null : await invitations.find(asked.invited);
    // Whom the house has called is not counted among those who call it.
    const words = invitation ? null : await this.#turnAway(line, caller.line === '' ? null : caller.id);
    if (words !== null) return words;
    const startedAtMs = this.#parts.platform.now();
    const begun: Omit<StoredCall, 'session'> = {
      ...{ provider, callId, lineId: line.id, numberHash: caller.id, numberEnd: caller.line },
      ...{ roomId: null, seat: null, startedAtMs, heardAtMs: startedAtMs, endedAtMs: null },
    };
    const [first, ...others] = line.settings.languages;
    if (first === undefined) throw new Error('a line speaks at least one language');
    const before = caller.line === '' ? null : await findLastCallOf(db, caller.id, startedAtMs - BACK_WITHIN_MS);
    await this.#isReturning(before?.roomId ?? null, asked);
    const id = createHash('sha256').update(`${provider} ${callId}`).digest('base64url').slice(0, 22);
    const spoke = before && readSession(before.session)?.language;
    const settings: CallLine = {
      id,
      languages: [first, ...others],
      spokeBefore: others.find((one) => one === spoke) ?? (spoke === first ? first : null),
      code: invitation?.code ?? (line.settings.defaultCode === '' ? null : line.settings.defaultCode),
      digits: caller.line === '' ? drawnDigits(id) : caller.line,
      hasNumber: caller.line !== '',
      tone: asked.tone,
      ...(invitation && { invited: invitation.invited }),
    };
    return LiveCall.begin(this.#seams(line), caller, { ...begun, line: settings, before });
  }

  /** What is said where no call may begin; null: it may. */
  async #turnAway({ id, settings }: KnownLine, numberHash: string | null): Promise<LineReply | null> {
    const [language = 'he'] = settings.languages;
    const { busy, tooManyCalls } = wordsOf(language).lineWords;
    const say = (text: string): LineReply => ({ spoken: [{ say: 'text', text, language }], collect: null });
    if ((await this.#parts.going(id)) > settings.callsMax) return say(busy);
    if (numberHash === null) return null;
    const begun = await countCallsOf(this.#parts.platform.db, numberHash, this.#parts.platform.now() - HOUR_MS);
    return begun >= settings.callsPerNumber ? say(tooManyCalls) : null;
  }

  #seams(line: KnownLine): CallSeams {
    const { settings } = line;
    const { platform } = this.#parts;
    return {
      door: this.#parts.door,
      now: () => platform.now(),
      roomNow: () => this.#parts.roomNow(),
      addressOf: DIALECTS[settings.provider].plays ? (recording) => fileAddress(platform, recording) : () => null,
      isHeld: (room, seat, by) => this.isHeld(room, seat, by),
      isFull: (room) => {
        let inside = 0;
        for (const { call } of this.#held.values()) inside += call?.place?.room === room ? 1 : 0;
        return inside >= settings.callsPerRoom;
      },
      voiced: (reply) => this.#parts.voice(line, reply),
      joined: (invited) => this.#parts.invitations.joined(invited),
      neverAgain: (invited, caller) => this.#parts.invitations.neverAgain(invited, caller),
      write: (call) => this.#writer.write(call),
    };
  }

  #look(): void {
    const now = this.#parts.platform.now();
    for (const [key, { call, dueAtMs, waiting }] of this.#held) {
      if (waiting > 0 || dueAtMs > now) continue;
      call?.away();
      this.#held.delete(key);
    }
  }
}

function forget(held: Held): void {
  held.call?.away();
  held.call = null;
}

function keyOf({ id, settings }: KnownLine, { callId }: Asked): string {
  return `${id} ${settings.provider} ${callId}`;
}

function hadLastWords({ session }: StoredCall): boolean {
  return readSession(session)?.last?.collect === null;
}

/** A call that was told its last words is told them again. */
function lastWords({ session }: StoredCall): LineReply {
  const last = readSession(session)?.last ?? null;
  return last?.collect === null ? last : HANG_UP;
}

/** Three digits by which somebody who withholds the number is told from others, the same for a whole call. */
function drawnDigits(id: string): string {
  const bytes = Buffer.from(id, 'base64url');
  return String(bytes.readUInt16BE(0) % 1000).padStart(3, '0');
}
