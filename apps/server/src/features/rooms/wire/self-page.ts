import { CLOSE } from '@qc/contract';
import type { ClientMessage, ClientMessageOf, LiveRefusal } from '@qc/contract';
import { ownView, roomInfo, sharedView } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import { confirmAnswer } from './confirm-answer.ts';
import type { Connection, Page } from './connection.ts';
import type { Gateway } from './gateway.ts';
import type { SelfPacedLink } from './link-door.ts';
import { Listener } from '../room/listener.ts';
import type { Room } from '../room/room.ts';
import { hashSeatToken } from './seat-tokens.ts';

type Join = ClientMessageOf<'join'>;

/** The one seat of a self-paced room. */
const SEAT = 0;

/** A page that came by a self-paced link: it takes a place of its own, goes on, answers, and looks back at the end. */
export class SelfPage implements Page {
  readonly #gateway: Gateway;
  readonly #connection: Connection;
  readonly #link: SelfPacedLink;
  readonly #device: string;
  readonly #listener: Listener;
  /** Null: no place yet. */
  #room: Room | null = null;
  #joining: string | null = null;
  #suggested: string | null = null;

  private constructor(gateway: Gateway, connection: Connection, link: SelfPacedLink, device: string) {
    this.#gateway = gateway;
    this.#connection = connection;
    this.#link = link;
    this.#device = device;
    this.#listener = new Listener(connection.link, 'player', '');
  }

  /** Lets a page in by the link's code, and by its token to its place. Null: it was sent away. */
  static async greet(
    gateway: Gateway,
    connection: Connection,
    hello: ClientMessageOf<'helloPlayer'>,
  ): Promise<SelfPage | null> {
    if (!gateway.codes.mayLookForLink(connection.origin.address)) {
      connection.goodbye('tooManyTries', CLOSE.tooManyTries);
      return null;
    }
    const link = await gateway.findLink(hello.code);
    if (!link) {
      connection.goodbye('noRoom', CLOSE.noRoom);
      return null;
    }
    const page = new SelfPage(gateway, connection, link, hello.device);
    const room = hello.token === null ? null : await link.resume(hashSeatToken(hello.token));
    if (room) page.#enter(room, hello.lastVersion);
    else await page.#standOutside();
    return page;
  }

  /** The page is shown the start. It belongs to no room: thousands may look at a link without costing anything. */
  async #standOutside(): Promise<void> {
    const state = await this.#link.doorstep();
    const atMs = this.#gateway.now();
    const view = sharedView(state, atMs);
    this.#listener.tell({ t: 'welcomePlayer', atMs, room: roomInfo(state), v: 0, view, own: null });
  }

  #enter(room: Room, lastVersion: number | null): void {
    if (this.#connection.isClosed) return;
    this.#room = room;
    room.broadcast.takeSeat(this.#listener, SEAT);
    room.broadcast.arrive(this.#listener, room.state, lastVersion);
  }

  take(message: ClientMessage): void {
    switch (message.t) {
      case 'join':
        return this.#join(message);
      case 'answer':
        return this.#answer(message);
      case 'advance':
        return this.#advance(message);
      case 'ready':
        return this.#room?.devices.note(this.#listener, message.visit, this.#room.state);
      case 'suggestName':
        return this.#suggestName(message.id);
      case 'askReview':
        return this.#review(message.id);
      case 'leave':
      case 'operate':
        // A place in a link is taken once: giving it up would be a way to begin anew with what was learnt.
        return this.#refuse(message.id, 'notAllowed');
      case 'helloPlayer':
      case 'helloStaff':
      case 'ping':
        return;
    }
  }

  drained(): void {
    this.#room?.broadcast.drained(this.#listener);
  }

  departed(): void {
    // Nobody waits for a lone player: who comes and goes is not journaled.
    this.#listener.gone = true;
    this.#room?.broadcast.depart(this.#listener);
  }

  #join(message: Join): void {
    const { id } = message;
    // The same join sent twice on one link is answered once: the first answer is under way.
    if (this.#joining === id) return;
    if (this.#room || this.#joining !== null) return this.#refuse(id, 'alreadyJoined');
    this.#joining = id;
    this.#link
      .join(message, this.#device, this.#suggested)
      .then((taken) => {
        this.#joining = null;
        if (!taken.ok) return this.#refuse(id, taken.code);
        const own = ownView(taken.room.state, SEAT);
        if (!own) return this.#refuse(id, 'removed');
        this.#listener.tell({ t: 'joined', id, token: taken.token, own });
        this.#enter(taken.room, null);
      })
      .catch((error: unknown) => {
        this.#joining = null;
        this.#gateway.log.error({ err: error, connection: this.#connection.name }, 'place could not be taken');
        this.#refuse(id, 'storageFailed');
      });
  }

  #suggestName(id: string): void {
    this.#link
      .suggestName()
      .then((name) => {
        this.#suggested = name;
        this.#listener.tell({ t: 'nameSuggested', id, name });
      })
      .catch((error: unknown) => {
        this.#gateway.log.error({ err: error, connection: this.#connection.name }, 'no name could be suggested');
        this.#refuse(id, 'storageFailed');
      });
  }

  #answer(sent: ClientMessageOf<'answer'>): void {
    const { id, slide, visit, response } = sent;
    this.#command(id, { type: 'answer', seat: SEAT, slide, visit, response, messageId: id }, (state) =>
      confirmAnswer(this.#listener, state, SEAT, sent),
    );
  }

  #advance({ id, expect }: ClientMessageOf<'advance'>): void {
    // Going on leads to another screen, which says all of the player: no score is told before the end.
    this.#command(id, { type: 'advance', seat: SEAT, expect, messageId: id }, () =>
      this.#listener.tell({ t: 'ack', id }),
    );
  }

  #command(id: string, command: Command, confirm: (state: RoomState) => void): void {
    const room = this.#room;
    if (!room || this.#listener.seat === null) return this.#refuse(id, 'notJoined');
    if (this.#link.isOver()) return this.#refuse(id, 'closed');
    room.submit(command, (outcome, state) => {
      if (!outcome.ok) return this.#refuse(id, outcome.code);
      confirm(state);
      room.broadcast.tellSuccessor(SEAT, this.#listener);
    });
  }

  #review(id: string): void {
    const state = this.#listener.seat === null ? null : this.#room?.state;
    if (!state) return this.#refuse(id, 'notJoined');
    if (state.phase.name !== 'ended') return this.#refuse(id, 'wrongPhase');
    if (!this.#listener.keepsUp) return this.#refuse(id, 'tooManyMessages');
    this.#listener.tell({ t: 'review', id, ...this.#link.review(state) });
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#listener.tell({ t: 'refused', id, code });
  }
}
