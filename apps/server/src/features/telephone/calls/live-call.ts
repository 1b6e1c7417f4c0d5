import type { LineEvent, LineReply } from '@qc/telephone/call';
import { lengthMs } from '@qc/telephone/conversation/say';
import { type CallLine, type CallSession, newCall } from '@qc/telephone/conversation/session';
import { step } from '@qc/telephone/conversation/step';
import type { CallCommand, CommandOutcome } from '@qc/telephone/conversation/command';
import type { LiveRefusal, MediaRef } from '@qc/contract';
import type { Caller, CallerDoor, CallerPlace, CallerTurnedAway, Room } from '#features/rooms';
import { CallElsewhere } from './call-elsewhere.ts';
import { CallerSeat } from './caller-seat.ts';
import type { StoredCall } from './call-store.ts';
import { caughtUp, lastingText, readSession } from './stored-session.ts';

/** What all calls share. */
export interface CallSeams {
  readonly door: CallerDoor;
  now(): number;
  /** The steady time of the rooms, by which they show how much of a question's is left. */
  roomNow: () => number;
  /** Where the line finds an author's recording; null: it plays none. */
  addressOf: (recording: MediaRef) => string | null;
  /** Whether a call other than this one is at a seat. */
  isHeld(room: Room, seat: number, by: LiveCall): boolean;
  /** Whether a room has as many callers as the line lets in. */
  isFull(room: Room): boolean;
  /** The reply as it is heard, with recordings where texts become some: from then on its length is true. */
  voiced(reply: LineReply): Promise<LineReply>;
  /** Whom the house has called has a place now. */
  joined(invited: string): Promise<void>;
  /** Whom the house has called is not to be called again; resolves once that is on disk. */
  neverAgain(invited: string, caller: Caller): Promise<void>;
  /** Resolves once it is on disk. */
  write(call: StoredCall): Promise<void>;
}

/** Commands that one event may lead to, as names are tried until one is free: more would go round in circles. */
const COMMANDS_MAX = 20;

/** What becomes of an event. `foreign`: it names a turn that never was. */
export type Taken = { reply: LineReply | null; isOver: boolean } | 'foreign';

/** A call that goes on. One event at a time: whoever calls sees to that. */
export class LiveCall {
  readonly #seams: CallSeams;
  readonly #caller: Caller;
  /** As it was found or made; its session is that of the disk. */
  #stored: StoredCall;
  #session: CallSession;
  /** What of the session is on disk; null: nothing. */
  #lasting: string | null;
  /** Polls may have come that are not written down. */
  #isBack: boolean;
  #seat: CallerSeat | null = null;
  /** What was said last, and how it was heard; null: nothing yet. */
  #said: { reply: LineReply; heard: LineReply } | null = null;

  private constructor(seams: CallSeams, caller: Caller, stored: StoredCall, session: CallSession, isBack: boolean) {
    this.#seams = seams;
    this.#caller = caller;
    this.#stored = stored;
    this.#session = session;
    this.#isBack = isBack;
    this.#lasting = isBack ? lastingText(session) : null;
  }

  /** A call that has just come in; `before`: the last one of the same number, whose seat it has again. */
  static begin(
    seams: CallSeams,
    caller: Caller,
    { line, before, ...stored }: Omit<StoredCall, 'session'> & { line: CallLine; before: StoredCall | null },
  ): LiveCall {
    const call = new LiveCall(seams, caller, { ...stored, session: '' }, newCall(line), false);
    const room = before?.roomId == null ? null : seams.door.room(before.roomId);
    if (room) call.#comeBack(room);
    return call;
  }

  /**
   * A call as it was kept. Null: it is of another form. `later`: its room is on the way back, and until then nothing is
   * known but what was said last.
   */
  static resume(seams: CallSeams, caller: Caller, stored: StoredCall): LiveCall | null {
    const session = readSession(stored.session);
    if (session === null) return null;
    const call = new LiveCall(seams, caller, stored, session, true);
    const room = stored.roomId === null ? null : seams.door.room(stored.roomId);
    if (room) call.#takeAgain(room);
    return call;
  }

  /** The seat that it is at. */
  get place(): { room: Room; seat: number | null } | null {
    return this.#seat && { room: this.#seat.room, seat: this.#seat.seat };
  }

  /** What was said last, to be said again while nothing can be done. */
  get last(): LineReply | null {
    return this.#session.last;
  }

  /** Whether its room is known and not there yet. */
  get waitsForRoom(): boolean {
    const { roomId } = this.#stored;
    return this.#seat === null && roomId !== null && this.#seams.door.isReturning(roomId);
  }

  /** Takes what the line tells. Throws where it could not be written down: nothing has happened then that is not the same when it is told again. */
  async take(event: LineEvent, from: string | null): Promise<Taken> {
    let session = this.#session;
    if (this.#isBack && event.type === 'pressed') session = caughtUp(session, event.turn);
    let stepped = step(session, event, this.#sees());
    if (stepped.isForeign) return 'foreign';
    for (let asked = 0; stepped.command !== null; asked += 1) {
      if (asked === COMMANDS_MAX) throw new Error('a conversation came to no end');
      const outcome = await this.#do(stepped.command, from);
      stepped = step(stepped.session, outcome, this.#sees());
    }
    const reply = stepped.reply && (await this.#heard(stepped.reply));
    if (stepped.reads && reply)
      await this.#seat?.reading(stepped.reads.visit, lengthMs(reply.spoken), this.#seams.roomNow());
    const hasEnded = this.#stored.endedAtMs !== null || event.type === 'hungUp';
    const isOver = hasEnded || stepped.reply?.collect === null;
    await this.#keep(stepped.session, isOver);
    // What is told again from before says nothing of the turn that it is at.
    if (event.type === 'pressed' && event.turn >= session.turn) this.#isBack = false;
    if (isOver) this.away();
    return { reply, isOver };
  }

  /** Nobody is heard of any more: the seat stays. */
  away(): void {
    this.#seat?.away();
    this.#seat = null;
  }

  #sees() {
    const { roomNow, addressOf } = this.#seams;
    return this.#seat?.sees(roomNow(), addressOf) ?? null;
  }

  /** A reply as it is heard. Told again it is the same, though recordings that were late the first time are there by now. */
  async #heard(reply: LineReply): Promise<LineReply> {
    if (this.#said?.reply === reply) return this.#said.heard;
    const heard = await this.#seams.voiced(reply);
    this.#said = { reply, heard };
    return heard;
  }

  async #do(command: CallCommand, from: string | null): Promise<CommandOutcome> {
    if (command.type === 'find') return this.#findRoom(command.code);
    const { invited } = this.#session.line;
    if (command.type === 'neverAgain') {
      if (invited !== undefined) await this.#seams.neverAgain(invited.id, this.#caller);
      return { type: 'noted' };
    }
    const seat = this.#seat;
    if (seat === null) return { type: 'refused', code: 'noRoom' };
    switch (command.type) {
      case 'join': {
        const { name, consent, team, pattern, number } = command;
        const phone = number === null ? '' : number.by === 'call' ? (from ?? '') : number.digits;
        // Another call of this number may have taken a seat since the room was found.
        const { joinId: id } = this.#placeIn(seat.room);
        const done = await seat.join({ id, name, phone, consent, team, pattern: [...pattern] });
        if (!done.ok) return this.#refused(seat, done.code);
        if (invited !== undefined) await this.#seams.joined(invited.id);
        return { type: 'joined' };
      }
      case 'answer': {
        const { id, slide, visit, response } = command;
        const done = await seat.answer({ id, slide, visit, response });
        return done.ok ? { type: 'taken' } : this.#refused(seat, done.code);
      }
      case 'leave': {
        const done = await seat.leave(command.id);
        return done.ok ? { type: 'left' } : this.#refused(seat, done.code);
      }
    }
  }

  /** A room that another server has by now has refused nothing: it is asked there. */
  #refused({ room }: CallerSeat, code: LiveRefusal): CommandOutcome {
    if (code === 'storageFailed' && room.isElsewhere) throw new CallElsewhere(null);
    return { type: 'refused', code };
  }

  async #findRoom(code: string): Promise<CommandOutcome> {
    const { door, isFull } = this.#seams;
    const room = await door.find(code, this.#caller);
    if (typeof room === 'string') return outcomeOf(room);
    if ('elsewhere' in room) throw new CallElsewhere(room.elsewhere);
    if (this.#seat?.room === room) return { type: 'found' };
    if (isFull(room)) return { type: 'refused', code: 'roomFull' };
    this.away();
    this.#seat = new CallerSeat(door, room, this.#caller, this.#placeIn(room).seat);
    return { type: 'found' };
  }

  /** Back in the room that it was in: at the same seat, or at none where that is taken away or somebody else's by now. */
  #takeAgain(room: Room): void {
    const { seat: own } = this.#placeIn(room);
    const { seat } = this.#stored;
    this.#seat = new CallerSeat(this.#seams.door, room, this.#caller, seat === null || seat === own ? own : null);
  }

  /** The number has called before: who has a seat there has it again, and who has none is asked as anybody. */
  #comeBack(room: Room): void {
    const { seat } = this.#placeIn(room);
    if (seat === null || this.#seams.isFull(room)) return;
    this.#seat = new CallerSeat(this.#seams.door, room, this.#caller, seat);
  }

  #placeIn(room: Room): CallerPlace {
    const { door, isHeld } = this.#seams;
    return door.place(room, this.#caller, (seat) => isHeld(room, seat, this));
  }

  async #keep(session: CallSession, isOver: boolean): Promise<void> {
    const lasting = lastingText(session);
    if (isOver || lasting !== this.#lasting) {
      const atMs = this.#seams.now();
      const { place } = this;
      const call: StoredCall = {
        ...this.#stored,
        roomId: place?.room.id ?? this.#stored.roomId,
        seat: place?.seat ?? this.#stored.seat,
        session: JSON.stringify(session),
        heardAtMs: atMs,
        endedAtMs: isOver ? atMs : null,
      };
      await this.#seams.write(call);
      this.#stored = call;
      this.#lasting = lasting;
    }
    this.#session = session;
  }
}

const REFUSED: Record<Exclude<CallerTurnedAway, 'noRoom' | 'notLetIn'>, LiveRefusal> = {
  tooManyTries: 'tooManyTries',
  removed: 'removed',
  restart: 'storageFailed',
};

function outcomeOf(why: CallerTurnedAway): CommandOutcome {
  return why === 'noRoom' || why === 'notLetIn' ? { type: 'notFound' } : { type: 'refused', code: REFUSED[why] };
}
