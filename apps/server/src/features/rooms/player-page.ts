import { CLOSE } from '@qc/contract';
import type { ClientMessage, ClientMessageOf, LiveRefusal } from '@qc/contract';
import { ownView, tableGet } from '@qc/engine';
import type { Connection, Page } from './connection.ts';
import type { Gateway } from './gateway.ts';
import { Listener } from './listener.ts';
import type { Room } from './room.ts';
import { hashSeatToken, makeSeatToken } from './seat-tokens.ts';

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
    const room = gateway.mayTryCode(hello.device, address) ? gateway.host.roomByCode(hello.code) : null;
    if (!room) {
      gateway.noteWrongCode(hello.device, address);
      connection.goodbye('noRoom', CLOSE.noRoom);
      return null;
    }
    const seat = hello.token === null ? null : room.seatOf(hashSeatToken(hello.token));
    if (seat !== null && tableGet(room.state.seats, seat)?.removed !== false) {
      connection.goodbye('removed', CLOSE.removed);
      return null;
    }
    const page = new PlayerPage(gateway, connection, room, hello.device);
    if (seat !== null) room.broadcast.takeSeat(page.#listener, seat);
    room.broadcast.arrive(page.#listener, room.state, hello.lastVersion);
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

  #join({ id, name, phone, consent }: Join): void {
    // The same join sent twice on one link is answered once: the first answer is under way.
    if (this.#joining === id) return;
    const token = makeSeatToken(this.#gateway.host.seatKey, this.#room.id, this.#device, id);
    const tokenHash = hashSeatToken(token);
    if (this.#listener.seat !== null && this.#room.seatOf(tokenHash) !== this.#listener.seat)
      return this.#refuse(id, 'alreadyJoined');
    this.#joining = id;
    this.#room.submit({ type: 'join', name, phone, consent, tokenHash, messageId: id }, (outcome) => {
      this.#joining = null;
      if (outcome.ok) this.#seated(id, token, tokenHash);
      else this.#refuse(id, outcome.code);
    });
  }

  #seated(id: string, token: string, tokenHash: string): void {
    const seat = this.#room.seatOf(tokenHash);
    const own = seat === null ? null : ownView(this.#room.state, seat);
    if (seat === null || own === null) return this.#refuse(id, 'removed');
    if (this.#listener.gone) return this.#room.submit({ type: 'presence', seat, present: false });
    this.#room.broadcast.takeSeat(this.#listener, seat);
    this.#listener.noteOwn(JSON.stringify(own));
    this.#listener.tell({ t: 'joined', id, token, own });
  }

  #answer({ id, slide, visit, choice, text }: SubmitAnswer): void {
    const { seat } = this.#listener;
    if (seat === null) return this.#refuse(id, 'notJoined');
    this.#room.submit({ type: 'answer', seat, slide, visit, choice, text, messageId: id }, (outcome, state) => {
      if (!outcome.ok) return this.#refuse(id, outcome.code);
      const own = ownView(state, seat);
      if (own && this.#listener.noteOwn(JSON.stringify(own))) this.#listener.tell({ t: 'own', own }, { t: 'ack', id });
      else this.#listener.tell({ t: 'ack', id });
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

  #refuse(id: string, code: LiveRefusal): void {
    this.#listener.tell({ t: 'refused', id, code });
  }
}
