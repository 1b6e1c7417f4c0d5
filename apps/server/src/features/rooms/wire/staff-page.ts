import { CLOSE } from '@qc/contract';
import { SCREEN_EVERY_MS, SCREEN_WORDS_MAX } from '@qc/contract/live/screen-messages';
import type { ClientMessage, ClientMessageOf, LiveRefusal, OperatorAction } from '@qc/contract';
import { mayScreenPress } from '@qc/engine/live/screen-presses';
import { devicesIn, screenLinkOf } from '@qc/engine';
import { findPerson } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import { PRODUCT_VERSION } from '#platform/product-version';
import { Budget } from '../seat/budgets.ts';
import type { Gateway } from './gateway.ts';
import type { Page, PageWire } from './page.ts';
import { RemoteHost } from '@qc/engine/live/remote-host';
import { Listener } from '@qc/engine/live/listener';
import type { Room } from '@qc/engine/live/room';
import type { RoomBridges } from '../bridges/bridges-of-room.ts';
import { screenPath } from '../screens/screen-tokens.ts';
import { mayOperateRoom } from '../calls/room-policy.ts';

type Hello = ClientMessageOf<'helloStaff'>;
type Operate = ClientMessageOf<'operate'>;

/** A session that another process has ended is noticed within this time, ms; one of this process at once. */
const SESSION_CHECK_MS = 3000;

/** An operator's console or a presenter screen, on which keys lead on and back. */
export class StaffPage implements Page {
  readonly #gateway: Gateway;
  readonly #end: PageWire;
  readonly #room: Room;
  readonly #listener: Listener;
  readonly #remotes: RemoteHost;
  readonly #bridges: RoomBridges;
  readonly #session: string;
  readonly #screenWords = new Budget(SCREEN_WORDS_MAX, SCREEN_EVERY_MS);
  /** Rights as they were last read. */
  #rights: { actor: Actor; readAtMs: number; endings: number } | null = null;
  #queue: Promise<void> = Promise.resolve();
  #cancelCheck: (() => void) | null = null;
  #forgetHeld: (() => void) | null = null;

  private constructor(gateway: Gateway, end: PageWire, room: Room, hello: Hello) {
    this.#gateway = gateway;
    this.#end = end;
    this.#room = room;
    this.#remotes = new RemoteHost(room);
    this.#bridges = gateway.bridges.of(room);
    this.#session = hello.session;
    const joinUrl = `${end.origin.baseUrl}/play/${room.identity.code}`;
    this.#listener = new Listener(end.wire, hello.as, joinUrl);
  }

  /** Lets in who is signed in and may operate the room; a foreign room looks like none. Null: sent away. */
  static async greet(gateway: Gateway, end: PageWire, hello: Hello): Promise<StaffPage | null> {
    const { endings } = gateway.heldOpen;
    const readAtMs = gateway.host.platform.now();
    const actor = await end.origin.whoIs(hello.session);
    if (end.isClosed) return null;
    const room = gateway.host.roomNow(hello.room);
    if (actor && !room && gateway.host.isReturning(hello.room)) {
      end.goodbye('restart', CLOSE.restart);
      return null;
    }
    const may = actor && room && (await mayOperateRoom(gateway.host.platform.db, actor, room.identity));
    if (end.isClosed) return null;
    // Passed on, or ended and put away, while the rights were read: a page in it would never hear anything.
    if (room && gateway.host.room(room.id) !== room) {
      end.goodbye('restart', CLOSE.restart);
      return null;
    }
    if (!actor || !room || !may) {
      gateway.log.warn({ connection: end.name, room: hello.room, as: hello.as }, 'staff hello refused');
      if (actor) end.goodbye('noRoom', CLOSE.noRoom);
      else end.goodbye('notAllowed', CLOSE.notAllowed);
      return null;
    }
    const page = new StaffPage(gateway, end, room, hello);
    page.#rights = { actor, readAtMs, endings };
    room.broadcast.arrive(page.#listener, room.shown, hello.lastVersion);
    if (hello.as === 'operator') page.#tellConsole();
    gateway.codes.noteHome(room, end.origin.address);
    page.#checkLater();
    page.#forgetHeld = gateway.heldOpen.add(() => page.#stillAllowed());
    // A session ended while this one was looked at: it may have been this one.
    if (gateway.heldOpen.endings !== endings) page.#stillAllowed().catch((error: unknown) => page.#failed(error));
    return page;
  }

  take(message: ClientMessage): void {
    switch (message.t) {
      case 'operate':
        if (!this.#mayPress(message.action)) return this.#notAllowed(message.id, message.action.do);
        return this.#inTurn(() => this.#operate(message));
      case 'presses':
        if (this.#listener.audience !== 'operator') return this.#notAllowed(message.id, message.t);
        // What was pressed after the operator went on is done after that, however long the rights take to look up.
        return this.#inTurn(() => this.#press(message));
      case 'receivers':
        if (this.#listener.audience === 'operator') this.#remotes.hear(message.names);
        return;
      case 'askBridgeCode':
        if (this.#listener.audience !== 'operator') return this.#notAllowed(message.id, message.t);
        return this.#inTurn(() => this.#giveCode(message.id));
      case 'askScreenLink':
        if (this.#listener.audience !== 'operator') return this.#notAllowed(message.id, message.t);
        return this.#inTurn(() => this.#giveScreenLink(message));
      case 'usePort': {
        const isTold = this.#listener.audience === 'operator' && this.#bridges.usePort(message);
        if (!isTold) return this.#notAllowed(message.id, message.t);
        return this.#listener.tell({ t: 'ack', id: message.id });
      }
      case 'join':
      case 'answer':
      case 'leave':
        return this.#notAllowed(message.id, message.t);
      case 'face':
      case 'suggestName':
      case 'askReview':
      case 'advance':
        return this.#notAllowed(message.id, message.t);
      case 'ready':
        if (this.#listener.audience === 'presenter')
          this.#room.devices.note(this.#listener, message.visit, this.#room.state);
        return;
      case 'screen':
        if (this.#listener.audience === 'presenter' && this.#screenWords.take(this.#end.heardAtMs))
          this.#room.screens.note(this.#listener, message);
        return;
      case 'screenWish':
        if (this.#listener.audience !== 'operator') return this.#notAllowed(message.id, message.t);
        this.#room.screens.wish(this.#listener, message.wish);
        return this.#listener.tell({ t: 'ack', id: message.id });
      case 'watch':
      case 'react':
      case 'bridgeStatus':
      case 'helloPlayer':
      case 'helloStaff':
      case 'helloBridge':
      case 'helloScreen':
      case 'ping':
        return;
    }
  }

  #mayPress(action: OperatorAction): boolean {
    return this.#listener.audience === 'operator' || mayScreenPress(this.#room.state, action);
  }

  drained(): void {
    this.#room.broadcast.drained(this.#listener);
  }

  departed(): void {
    this.#cancelCheck?.();
    this.#forgetHeld?.();
    this.#remotes.hear([]);
    this.#room.broadcast.depart(this.#listener);
    this.#room.screens.depart(this.#listener);
  }

  /** Does what the page asks in the order in which it asks. */
  #inTurn(act: () => Promise<void> | void): void {
    this.#queue = this.#queue.then(act).catch((error: unknown) => this.#failed(error));
  }

  #press(message: ClientMessageOf<'presses'>): void {
    this.#remotes.press(message, (refused) => {
      if (refused === null) this.#listener.tell({ t: 'ack', id: message.id });
      else this.#refuse(message.id, refused);
    });
  }

  async #operate({ id, action, expect }: Operate): Promise<void> {
    // Rights are those of this moment, not those of the hello.
    const actor = this.#knownActor() ?? (await this.#stillAllowed());
    if (!actor) return;
    // The audit of a corrected key says who did it, whatever the account is called later.
    const by = action.do === 'correctKey' ? await this.#nameOf(actor) : undefined;
    const command = { type: 'operate', action, expect, messageId: id, windsDown: true, by } as const;
    const outcome = await this.#gateway.host.firstSlide.operate(this.#room, command);
    if (!outcome.ok) return this.#refuse(id, outcome.code);
    this.#listener.tell({ t: 'ack', id });
  }

  async #giveCode(id: string): Promise<void> {
    if (!(this.#knownActor() ?? (await this.#stillAllowed()))) return;
    const { state } = this.#room;
    if (state.phase.name === 'ended') return this.#refuse(id, 'roomEnded');
    if (!devicesIn(state).includes('remotes')) return this.#refuse(id, 'notAllowed');
    const pack = `/bridge-${PRODUCT_VERSION}.tgz`;
    this.#listener.tell({ t: 'bridgeCode', id, ...this.#gateway.bridgeCodes.give(this.#room), pack });
  }

  /** What no view holds. */
  #tellConsole(): void {
    this.#bridges.tell((message) => this.#listener.tell(message));
    this.#gateway.screens.of(this.#room).tell((message) => this.#listener.tell(message));
    this.#room.screens.greet(this.#listener);
  }

  async #giveScreenLink({ id, number }: ClientMessageOf<'askScreenLink'>): Promise<void> {
    if (!(this.#knownActor() ?? (await this.#stillAllowed()))) return;
    const { host, screenCodes } = this.#gateway;
    const { state } = this.#room;
    if (state.phase.name === 'ended') return this.#refuse(id, 'roomEnded');
    if (screenLinkOf(state, number) === null) return this.#refuse(id, 'notAllowed');
    const path = screenPath(host.seatKey, this.#room, number);
    this.#listener.tell({ t: 'screenLink', id, path, ...screenCodes.give({ room: this.#room, number }) });
  }

  async #nameOf(actor: Actor): Promise<string> {
    return (await findPerson(this.#gateway.host.platform.db, actor.userId))?.name ?? '';
  }

  /**
   * Who it was when rights were last read. Null: sessions have ended since, it is so long ago that another process may
   * have ended this one, or the run has not started, which costs credits. A hall that plays does not wait for the
   * database at each press.
   */
  #knownActor(): Actor | null {
    const { heldOpen, host } = this.#gateway;
    const rights = this.#rights;
    if (rights === null || rights.endings !== heldOpen.endings || this.#room.state.startedAtMs === null) return null;
    return host.platform.now() - rights.readAtMs < SESSION_CHECK_MS ? rights.actor : null;
  }

  /** Whose right it is at this moment; null: nobody's, and the page has been sent away. */
  async #stillAllowed(): Promise<Actor | null> {
    const { endings } = this.#gateway.heldOpen;
    const readAtMs = this.#gateway.host.platform.now();
    const actor = await this.#end.origin.whoIs(this.#session);
    if (actor && (await mayOperateRoom(this.#gateway.host.platform.db, actor, this.#room.identity))) {
      this.#rights = { actor, readAtMs, endings };
      return actor;
    }
    this.#rights = null;
    const { name } = this.#end;
    this.#gateway.log.warn({ connection: name, room: this.#room.id }, 'no right to operate any more');
    this.#end.goodbye('notAllowed', CLOSE.notAllowed);
    return null;
  }

  #checkLater(): void {
    this.#cancelCheck = this.#gateway.host.timers.after(SESSION_CHECK_MS, () => {
      this.#stillAllowed()
        .then((allowed) => {
          if (allowed && !this.#listener.gone) this.#checkLater();
        })
        .catch((error: unknown) => this.#failed(error));
    });
  }

  #failed(error: unknown): void {
    this.#gateway.log.error({ err: error, connection: this.#end.name }, 'staff page failed');
    this.#end.wire.close(CLOSE.restart);
  }

  #notAllowed(id: string, what: string): void {
    this.#gateway.log.warn({ connection: this.#end.name, room: this.#room.id, what }, 'not for this screen');
    this.#refuse(id, 'notAllowed');
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#listener.tell({ t: 'refused', id, code });
  }
}
