import type { LiveRefusal } from '@qc/contract';
import { FACES } from '@qc/contract/live/faces';
import { ownView, roomInfo, sharedView } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import type { Listener } from '@qc/engine/live/listener';
import type { Room } from '@qc/engine/live/room';
import type {
  Done,
  Joined,
  OwnReview,
  ScreenPort,
  SeatAdvance,
  SeatAnswer,
  SeatHolder,
  SeatJoin,
} from './seat-port.ts';
import type { AssignmentPort, TakenPlace } from './assignment-port.ts';

/** The one seat of a self-paced room. */
const SEAT = 0;

/** What the seats of all attempts share. */
export interface AttemptSeams {
  now(): number;
  /** A random whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** Something could not be stored or read. */
  failed(error: unknown, what: string): void;
}

/** Where a player of an assignment begins: in the room of a place it has proved, or outside, where it sees the start. */
export type AttemptBegin = { room: Room } | { outside: RoomState };

/** A seat in an assignment: in a room of its own, which is there once the seat is taken. */
export class AttemptSeat implements ScreenPort {
  readonly #assignment: AssignmentPort;
  readonly #seams: AttemptSeams;
  readonly #holder: SeatHolder;
  readonly #begin: AttemptBegin;
  /** Null: no place yet. */
  #room: Room | null = null;
  #view: Listener | null = null;
  #joining = false;
  #suggested: string | null = null;

  constructor(assignment: AssignmentPort, seams: AttemptSeams, holder: SeatHolder, begin: AttemptBegin) {
    this.#assignment = assignment;
    this.#seams = seams;
    this.#holder = holder;
    this.#begin = begin;
  }

  get seat(): number | null {
    return this.#view?.seat ?? null;
  }

  watch(view: Listener, lastVersion: number | null): void {
    this.#view = view;
    if ('room' in this.#begin) this.#enter(this.#begin.room, view, lastVersion);
    else this.#standOutside(this.#begin.outside, view);
  }

  /** It is shown the start. It belongs to no room: thousands may look at an assignment without costing anything. */
  #standOutside(state: RoomState, view: Listener): void {
    const atMs = this.#seams.now();
    view.tell({ t: 'welcomePlayer', atMs, room: roomInfo(state), v: 0, view: sharedView(state, atMs), own: null });
  }

  #enter(room: Room, view: Listener, lastVersion: number | null): void {
    if (view.gone || view.outlet.closed) return;
    this.#room = room;
    room.broadcast.takeSeat(view, SEAT);
    room.broadcast.arrive(view, room.shown, lastVersion);
  }

  join(join: SeatJoin, reply: (joined: Joined) => void): void {
    if (this.#room || this.#joining) return reply({ ok: false, code: 'alreadyJoined' });
    this.#joining = true;
    this.#assignment
      .join(join, this.#holder.id, this.#suggested)
      .then((taken) => {
        this.#joining = false;
        this.#joined(taken, reply);
      })
      .catch((error: unknown) => {
        this.#joining = false;
        this.#seams.failed(error, 'place could not be taken');
        reply({ ok: false, code: 'storageFailed' });
      });
  }

  #joined(taken: TakenPlace, reply: (joined: Joined) => void): void {
    if (!taken.ok) return reply(taken);
    const own = ownView(taken.room.state, SEAT);
    if (!own) return reply({ ok: false, code: 'removed' });
    reply({ ok: true, token: taken.token, own });
    if (this.#view) this.#enter(taken.room, this.#view, null);
  }

  answer({ id, slide, visit, response }: SeatAnswer, reply: Done): void {
    this.#command({ type: 'answer', seat: SEAT, slide, visit, response, messageId: id }, reply);
  }

  advance({ id, expect }: SeatAdvance, reply: Done): void {
    this.#command({ type: 'advance', seat: SEAT, expect, messageId: id }, reply);
  }

  changeFace(id: string, reply: Done): void {
    this.#command({ type: 'face', seat: SEAT, bits: this.#seams.below(FACES), messageId: id }, reply);
  }

  #command(command: Command, reply: Done): void {
    const room = this.#room;
    const view = this.#view;
    if (room === null || view === null || view.seat === null) return reply.refused('notJoined');
    if (this.#assignment.isOver()) return reply.refused('closed');
    room.submit(command, (outcome, state) => {
      if (!outcome.ok) return reply.refused(outcome.code);
      reply.done(state, SEAT);
      room.broadcast.tellSuccessor(SEAT, view);
    });
  }

  /** Nobody waits for a lone player: who comes and goes is not journaled. */
  present(isPresent: boolean): void {
    if (isPresent || this.#view === null) return;
    this.#view.gone = true;
    this.#room?.broadcast.depart(this.#view);
  }

  /** A place in an assignment is taken once: giving it up would be a way to begin anew with what was learnt. */
  leave(_id: string, reply: Done): void {
    reply.refused('notAllowed');
  }

  suggestName(reply: (name: string) => void, refused: (code: LiveRefusal) => void): void {
    this.#assignment
      .suggestName()
      .then((name) => {
        this.#suggested = name;
        reply(name);
      })
      .catch((error: unknown) => {
        this.#seams.failed(error, 'no name could be suggested');
        refused('storageFailed');
      });
  }

  /** Everybody has an own room. */
  spectate(_on: boolean): LiveRefusal | null {
    return 'notAllowed';
  }

  /** Alone there is no big screen. */
  react(_reaction: number): void {}

  ready(visit: number): void {
    if (this.#view) this.#room?.devices.note(this.#view, visit, this.#room.state);
  }

  caughtUp(): void {
    if (this.#view) this.#room?.broadcast.drained(this.#view);
  }

  review(): OwnReview | LiveRefusal {
    const state = this.seat === null ? null : this.#room?.state;
    if (!state) return 'notJoined';
    return state.phase.name === 'ended' ? this.#assignment.review(state) : 'wrongPhase';
  }
}
