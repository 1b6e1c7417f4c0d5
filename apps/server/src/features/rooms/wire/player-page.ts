import { CLOSE, PATTERN_LENGTH } from '@qc/contract';
import type { ClientMessage, ClientMessageOf, LiveRefusal } from '@qc/contract';
import { isKeptOut, ownView, reviewRows, suggestName, tableGet } from '@qc/engine';
import { confirmAnswer } from './confirm-answer.ts';
import type { Connection, Page } from './connection.ts';
import type { Gateway } from './gateway.ts';
import { Listener } from '../room/listener.ts';
import type { Room } from '../room/room.ts';
import { hashDevice, hashSeatToken, makeSeatToken } from './seat-tokens.ts';

type Join = ClientMessageOf<'join'>;
type SubmitAnswer = ClientMessageOf<'answer'>;
type Hello = ClientMessageOf<'helloPlayer'>;

/** A player's page: it may join, answer for its own seat, and leave. Nothing else it says counts. */
export class PlayerPage implements Page {
  readonly #gateway: Gateway;
  readonly #connection: Connection;
  readonly #room: Room;
  readonly #listener: Listener;
  readonly #device: string;
  #joining: string | null = null;
  /** The friendly name that was suggested last. */
  #suggested: string | null = null;

  private constructor(gateway: Gateway, connection: Connection, room: Room, device: string) {
    this.#gateway = gateway;
    this.#connection = connection;
    this.#room = room;
    this.#device = device;
    this.#listener = new Listener(connection.link, 'player', '');
  }

  /** Lets a page in by the room's code, and by its token into its seat. Null: it was sent away. */
  static greet(gateway: Gateway, connection: Connection, hello: Hello): PlayerPage | null {
    const { address } = connection.origin;
    const meant = gateway.host.roomByCode(hello.code);
    const seat = hello.token === null ? null : (meant?.seatOf(hashSeatToken(hello.token)) ?? null);
    // To everybody without a place the code of a run that is over looks like one that no room has.
    const room = seat === null && meant?.state.phase.name === 'ended' ? null : meant;
    if (!room && gateway.host.isReturning(hello.code)) {
      connection.goodbye('restart', CLOSE.restart);
      return null;
    }
    // A token is no guess: who has a place keeps it, whatever others behind the same address have tried.
    const refusal = seat === null ? gateway.codes.judge({ device: hello.device, address }, room) : null;
    if (!room || refusal !== null) {
      const reason = refusal ?? 'noRoom';
      connection.goodbye(reason, CLOSE[reason]);
      return null;
    }
    if (seat !== null && tableGet(room.state.seats, seat)?.removed !== false) {
      connection.goodbye('removed', CLOSE.removed);
      return null;
    }
    // Whom the operator keeps out is told at the door, before a form is filled in; a place that is theirs is gone already.
    if (seat === null && isKeptOut(room.state, hashDevice(gateway.host.seatKey, room.id, hello.device))) {
      connection.goodbye('removed', CLOSE.removed);
      return null;
    }
    const page = new PlayerPage(gateway, connection, room, hello.device);
    if (seat !== null) page.#takeSeat(seat);
    // A code may mean another room than when the page was here last: only who has a place in this one was here.
    room.broadcast.arrive(page.#listener, room.state, seat === null ? null : hello.lastVersion);
    if (seat !== null) room.submit({ type: 'presence', seat, present: true });
    return page;
  }

  take(message: ClientMessage): void {
    switch (message.t) {
      case 'join':
        return this.#join(message);
      case 'answer':
        return this.#answer(message);
      case 'leave':
        return this.#leave(message.id);
      case 'ready':
        return this.#ready(message.visit);
      case 'suggestName':
        return this.#listener.tell({ t: 'nameSuggested', id: message.id, name: this.#suggestName() });
      case 'askReview':
        return this.#review(message.id);
      case 'advance':
        return this.#refuse(message.id, 'notAllowed');
      case 'operate':
        this.#gateway.log.warn(
          { connection: this.#connection.name, room: this.#room.id, action: message.action.do },
          'operator message from a player',
        );
        return this.#refuse(message.id, 'notAllowed');
      case 'helloPlayer':
      case 'helloStaff':
      case 'ping':
        return;
    }
  }

  drained(): void {
    this.#room.broadcast.drained(this.#listener);
  }

  departed(): void {
    const seat = this.#room.broadcast.depart(this.#listener);
    if (seat !== null) this.#room.submit({ type: 'presence', seat, present: false });
  }

  #join({ id, name: wanted, phone, consent, team, pattern }: Join): void {
    // The same join sent twice on one link is answered once: the first answer is under way.
    if (this.#joining === id) return;
    const token = makeSeatToken(this.#gateway.host.seatKey, this.#room.id, this.#device, id);
    const tokenHash = hashSeatToken(token);
    if (this.#listener.seat !== null && this.#room.seatOf(tokenHash) !== this.#listener.seat)
      return this.#refuse(id, 'alreadyJoined');
    const { patterns } = this.#gateway;
    const who = { room: this.#room.id, device: this.#device, address: this.#connection.origin.address };
    const { state } = this.#room;
    // Who has a place keeps it. To send no shapes is to ask whether there are any, and no guess.
    const guesses =
      state.twoStep !== null && pattern?.length === PATTERN_LENGTH && this.#room.seatOf(tokenHash) === null;
    if (guesses && !patterns.mayTry(who)) return this.#refuse(id, 'tooManyTries');
    this.#joining = id;
    const { nameRule } = state.game;
    const name = nameRule === 'generated' ? (this.#suggested ?? this.#suggestName()) : wanted;
    const deviceHash = hashDevice(this.#gateway.host.seatKey, this.#room.id, this.#device);
    const join = { name, phone, consent, team, pattern, tokenHash, deviceHash, messageId: id };
    this.#room.submit({ type: 'join', ...join }, (outcome, after) => {
      this.#joining = null;
      // A generated name that was taken meanwhile is not the player's fault: the next try brings another.
      if (!outcome.ok && outcome.code === 'nameTaken') this.#suggested = null;
      if (outcome.ok && !outcome.repeated) patterns.forgive(who, after, deviceHash);
      if (guesses) patterns.note(who, !outcome.ok && outcome.code === 'patternWrong');
      if (outcome.ok) this.#seated(id, token, tokenHash);
      else this.#refuse(id, outcome.code);
    });
  }

  #seated(id: string, token: string, tokenHash: string): void {
    const seat = this.#room.seatOf(tokenHash);
    const own = seat === null ? null : ownView(this.#room.state, seat);
    if (seat === null || own === null) return this.#refuse(id, 'removed');
    if (this.#listener.gone) return this.#room.submit({ type: 'presence', seat, present: false });
    this.#takeSeat(seat);
    this.#listener.noteOwn(JSON.stringify(own));
    this.#listener.tell({ t: 'joined', id, token, own });
  }

  #takeSeat(seat: number): void {
    this.#room.broadcast.takeSeat(this.#listener, seat);
    this.#gateway.codes.noteHome(this.#room, this.#connection.origin.address);
  }

  #answer(sent: SubmitAnswer): void {
    const { seat } = this.#listener;
    const { id, slide, visit, response } = sent;
    if (seat === null) return this.#refuse(id, 'notJoined');
    this.#room.submit({ type: 'answer', seat, slide, visit, response, messageId: id }, (outcome, state) => {
      if (!outcome.ok) return this.#refuse(id, outcome.code);
      confirmAnswer(this.#listener, state, seat, sent);
      this.#room.broadcast.tellSuccessor(seat, this.#listener);
    });
  }

  #leave(id: string): void {
    const { seat } = this.#listener;
    if (seat === null) return this.#refuse(id, 'notJoined');
    this.#room.submit({ type: 'leave', seat, messageId: id }, (outcome) => {
      if (outcome.ok) this.#listener.tell({ t: 'ack', id });
      else this.#refuse(id, outcome.code);
    });
  }

  /** A friendly name that nobody in the room has; kept, for rooms in which names are not chosen. */
  #suggestName(): string {
    const name = suggestName(this.#room.state, this.#gateway.host.platform.random.below(1_000_000));
    this.#suggested = name;
    return name;
  }

  #ready(visit: number): void {
    // Who only watches the join form shows no slides.
    if (this.#listener.seat !== null) this.#room.devices.note(this.#listener, visit, this.#room.state);
  }

  #review(id: string): void {
    const { seat } = this.#listener;
    if (seat === null) return this.#refuse(id, 'notJoined');
    if (!this.#listener.keepsUp) return this.#refuse(id, 'tooManyMessages');
    this.#listener.tell({ t: 'review', id, rows: reviewRows(this.#room.state, seat), rightLater: false });
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#listener.tell({ t: 'refused', id, code });
  }
}
