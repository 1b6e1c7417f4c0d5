import { PATTERN_LENGTH } from '@qc/contract';
import type { LiveRefusal } from '@qc/contract';
import { FACES } from '@qc/contract/live/faces';
import { ownView, reviewRows, suggestName } from '@qc/engine';
import type { Listener } from '@qc/engine/live/listener';
import type { Room } from '@qc/engine/live/room';
import type { PatternGuesses } from './pattern-guesses.ts';
import type {
  CallerPort,
  Done,
  Joined,
  OwnReview,
  ScreenPort,
  SeatAdvance,
  SeatAnswer,
  SeatHolder,
  SeatJoin,
  SeatReading,
} from './seat-port.ts';
import { hashDeviceIn, hashSeatToken, makeSeatToken } from './seat-tokens.ts';

/** What the seats of all halls share. */
export interface HallSeams {
  /** The secret behind seat tokens. */
  readonly seatKey: string;
  readonly patterns: PatternGuesses;
  /** A random whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** Somebody has a seat who comes from there: others from there are no strangers. */
  noteHome(room: Room, from: string): void;
}

/** A seat in a hall. */
export class HallSeat implements ScreenPort, CallerPort {
  readonly #room: Room;
  readonly #seams: HallSeams;
  readonly #holder: SeatHolder;
  /** The seat that it has proved to have, before it watches. */
  readonly #proved: number | null;
  readonly #isThere: () => Promise<boolean>;
  #view: Listener | null = null;
  /** The friendly name that was suggested last. */
  #suggested: string | null = null;

  /** `isThere`: whether whoever holds it is there just now, as a page's wire says. */
  constructor(
    room: Room,
    seams: HallSeams,
    holder: SeatHolder,
    proved: number | null,
    isThere: () => Promise<boolean> = async () => true,
  ) {
    this.#room = room;
    this.#seams = seams;
    this.#holder = holder;
    this.#proved = proved;
    this.#isThere = isThere;
  }

  get seat(): number | null {
    return this.#view?.seat ?? null;
  }

  watch(view: Listener, lastVersion: number | null): void {
    this.#view = view;
    const seat = this.#proved;
    if (seat !== null) this.#take(view, seat);
    // A code may mean another room than when the page was here last: only who has a place in this one was here.
    this.#room.broadcast.arrive(view, this.#room.shown, seat === null ? null : lastVersion);
  }

  join({ id, name: wanted, phone, consent, team, pattern }: SeatJoin, reply: (joined: Joined) => void): void {
    const { patterns, seatKey } = this.#seams;
    const room = this.#room;
    const token = makeSeatToken(seatKey, room.id, this.#holder.id, id);
    const tokenHash = hashSeatToken(token);
    if (this.seat !== null && room.seatOf(tokenHash) !== this.seat) return reply({ ok: false, code: 'alreadyJoined' });
    const who = { room: room.id, device: this.#holder.id, address: this.#holder.from };
    const { state } = room;
    // Who has a place keeps it. To send no shapes is to ask whether there are any, and no guess.
    const guesses = state.twoStep !== null && pattern?.length === PATTERN_LENGTH && room.seatOf(tokenHash) === null;
    if (guesses && !patterns.mayTry(who)) return reply({ ok: false, code: 'tooManyTries' });
    const name = state.game.nameRule === 'generated' ? (this.#suggested ?? this.#drawName()) : wanted;
    const deviceHash = hashDeviceIn(room, seatKey, this.#holder.id);
    const { line } = this.#holder;
    const faceBits = this.#seams.below(FACES);
    const join = { name, phone, consent, team, pattern, tokenHash, deviceHash, line, faceBits, messageId: id };
    room.submit({ type: 'join', ...join }, (outcome, after) => {
      // A generated name that was taken meanwhile is not the player's fault: the next try brings another.
      if (!outcome.ok && outcome.code === 'nameTaken') this.#suggested = null;
      if (outcome.ok && !outcome.repeated) patterns.forgive(who, after, deviceHash);
      if (guesses) patterns.note(who, !outcome.ok && outcome.code === 'patternWrong');
      if (outcome.ok) this.#seated(token, tokenHash, reply);
      else reply({ ok: false, code: outcome.code });
    });
  }

  #seated(token: string, tokenHash: string, reply: (joined: Joined) => void): void {
    const seat = this.#room.seatOf(tokenHash);
    const isTaken = seat !== null && seat !== this.seat && this.#room.broadcast.hasSeat(seat);
    if (!isTaken) return this.#sit(token, tokenHash, reply);
    // A join that comes late and has been said again since would take the place from its own page.
    void this.#isThere().then((isThere) => isThere && this.#sit(token, tokenHash, reply));
  }

  #sit(token: string, tokenHash: string, reply: (joined: Joined) => void): void {
    const room = this.#room;
    const view = this.#view;
    const seat = room.seatOf(tokenHash);
    const own = seat === null ? null : ownView(room.state, seat);
    if (seat === null || own === null) return reply({ ok: false, code: 'removed' });
    if (view === null || view.gone) return room.submit({ type: 'presence', seat, present: false });
    this.#take(view, seat);
    view.noteOwn(JSON.stringify(own));
    reply({ ok: true, token, own });
  }

  #take(view: Listener, seat: number): void {
    this.#room.broadcast.takeSeat(view, seat);
    this.#seams.noteHome(this.#room, this.#holder.from);
  }

  answer({ id, slide, visit, response }: SeatAnswer, reply: Done): void {
    const view = this.#view;
    const seat = view?.seat ?? null;
    if (view === null || seat === null) return reply.refused('notJoined');
    this.#room.submit({ type: 'answer', seat, slide, visit, response, messageId: id }, (outcome, state) => {
      if (!outcome.ok) return reply.refused(outcome.code);
      reply.done(state, seat);
      this.#room.broadcast.tellSuccessor(seat, view);
    });
  }

  reading({ visit, readMs }: SeatReading, reply: Done): void {
    const { seat } = this;
    if (seat === null) return reply.refused('notJoined');
    this.#room.submit({ type: 'reading', seat, visit, readMs }, (outcome, state) => {
      if (outcome.ok) reply.done(state, seat);
      else reply.refused(outcome.code);
    });
  }

  present(isPresent: boolean): void {
    if (this.#view === null) return;
    const seat = isPresent ? this.seat : this.#room.broadcast.depart(this.#view);
    if (seat !== null) this.#room.submit({ type: 'presence', seat, present: isPresent });
  }

  leave(id: string, reply: Done): void {
    const { seat } = this;
    if (seat === null) return reply.refused('notJoined');
    this.#room.submit({ type: 'leave', seat, messageId: id }, (outcome, state) => {
      if (outcome.ok) reply.done(state, seat);
      else reply.refused(outcome.code);
    });
  }

  changeFace(id: string, reply: Done): void {
    const { seat } = this;
    if (seat === null) return reply.refused('notJoined');
    this.#room.submit({ type: 'face', seat, bits: this.#seams.below(FACES), messageId: id }, (outcome, state) => {
      if (outcome.ok) reply.done(state, seat);
      else reply.refused(outcome.code);
    });
  }

  suggestName(reply: (name: string) => void): void {
    reply(this.#drawName());
  }

  /** A friendly name that nobody in the room has; kept, for rooms in which names are not chosen. */
  #drawName(): string {
    this.#suggested = suggestName(this.#room.state, this.#seams.below(1_000_000));
    return this.#suggested;
  }

  /** In a hall the operator goes on. */
  advance(_advance: SeatAdvance, reply: Done): void {
    reply.refused('notAllowed');
  }

  spectate(on: boolean): LiveRefusal | null {
    const view = this.#view;
    const { spectators } = this.#room.broadcast;
    if (view !== null && !on) spectators.leave(view);
    if (!on) return null;
    if (view === null || view.seat !== null) return 'alreadyJoined';
    const deviceHash = hashDeviceIn(this.#room, this.#seams.seatKey, this.#holder.id);
    return spectators.enter(view, deviceHash, this.#room.state);
  }

  react(reaction: number): void {
    const view = this.#view;
    if (this.seat !== null) this.#room.broadcast.react(this.seat, reaction);
    else if (view !== null) this.#room.broadcast.reactWithoutSeat(view, reaction);
  }

  ready(visit: number): void {
    // Who only watches the join form shows no slides.
    if (this.#view && this.seat !== null) this.#room.devices.note(this.#view, visit, this.#room.state);
  }

  caughtUp(): void {
    if (this.#view) this.#room.broadcast.drained(this.#view);
  }

  review(): OwnReview | LiveRefusal {
    const { seat } = this;
    return seat === null ? 'notJoined' : { rows: reviewRows(this.#room.state, seat), rightLater: false };
  }
}
