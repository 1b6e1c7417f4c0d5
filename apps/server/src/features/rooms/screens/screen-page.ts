import { CLOSE } from '@qc/contract';
import type { ClientMessage, ClientMessageOf, Goodbye, LiveRefusal } from '@qc/contract';
import { SCREEN_EVERY_MS, SCREEN_WORDS_MAX } from '@qc/contract/live/screen-messages';
import { screenLinkOf } from '@qc/engine';
import { Listener } from '@qc/engine/live/listener';
import type { Room } from '@qc/engine/live/room';
import { mayScreenPress } from '@qc/engine/live/screen-presses';
import { Budget } from '../seat/budgets.ts';
import type { Gateway } from '../wire/gateway.ts';
import type { Page, PageWire } from '../wire/page.ts';
import type { LinkOfRoom } from './screen-codes.ts';
import { provenLink, screenPath } from './screen-tokens.ts';
import type { LinkedScreen, RoomScreens } from './screens-of-room.ts';

type Hello = ClientMessageOf<'helloScreen'>;

/**
 * A big screen that a screen link opened. It sees what the host's own big screen sees, and nothing else; its keys lead on
 * only where the host has allowed it for the link.
 */
export class ScreenPage implements Page, LinkedScreen {
  readonly number: number;
  readonly #gateway: Gateway;
  readonly #end: PageWire;
  readonly #room: Room;
  readonly #listener: Listener;
  readonly #screens: RoomScreens;
  readonly #words = new Budget(SCREEN_WORDS_MAX, SCREEN_EVERY_MS);

  private constructor(gateway: Gateway, end: PageWire, { room, number }: LinkOfRoom) {
    this.number = number;
    this.#gateway = gateway;
    this.#end = end;
    this.#room = room;
    this.#screens = gateway.screens.of(room);
    this.#listener = new Listener(end.wire, 'presenter', `${end.origin.baseUrl}/play/${room.identity.code}`);
  }

  /** Lets a big screen in by a code or by the token of its link. Null: sent away. */
  static greet(gateway: Gateway, end: PageWire, hello: Hello): ScreenPage | null {
    const { proof } = hello;
    const link = 'code' in proof ? byCode(gateway, end, hello, proof.code) : byToken(gateway, proof);
    if (typeof link === 'string') {
      gateway.log.warn({ connection: end.name, reason: link }, 'screen sent away');
      end.goodbye(link, CLOSE[link]);
      return null;
    }
    const page = new ScreenPage(gateway, end, link);
    link.room.broadcast.arrive(page.#listener, link.room.shown, hello.lastVersion);
    if ('code' in proof) {
      const path = screenPath(gateway.host.seatKey, link.room, link.number);
      page.#listener.tell({ t: 'screenLink', id: '', path, code: null, validMs: 0 });
    }
    page.#screens.arrive(page);
    return page;
  }

  take(message: ClientMessage): void {
    if (message.t === 'operate') return this.#operate(message);
    if (message.t === 'screen') {
      if (this.#words.take(this.#end.heardAtMs)) this.#room.screens.note(this.#listener, message);
      return;
    }
    if (message.t === 'ready') return this.#room.devices.note(this.#listener, message.visit, this.#room.state);
    if ('id' in message) this.#refuse(message.id, 'notAllowed');
  }

  goodbye(reason: Goodbye['reason'], code: number): void {
    this.#end.goodbye(reason, code);
  }

  drained(): void {
    this.#room.broadcast.drained(this.#listener);
  }

  departed(): void {
    this.#room.broadcast.depart(this.#listener);
    this.#room.screens.depart(this.#listener);
    this.#screens.depart(this);
  }

  #operate({ id, action, expect }: ClientMessageOf<'operate'>): void {
    const { state } = this.#room;
    const may = screenLinkOf(state, this.number)?.keys === true && mayScreenPress(state, action);
    if (!may) return this.#refuse(id, 'notAllowed');
    const command = { type: 'operate', action, expect, messageId: id, windsDown: true } as const;
    this.#room.submit(command, (outcome) => {
      if (outcome.ok) this.#listener.tell({ t: 'ack', id });
      else this.#refuse(id, outcome.code);
    });
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#gateway.log.warn({ connection: this.#end.name, room: this.#room.id, code }, 'not for this screen');
    this.#listener.tell({ t: 'refused', id, code });
  }
}

type Why = 'restart' | 'noRoom' | 'notAllowed' | 'tooManyTries';

/** A token that is wrong, of another room, or of a link that is closed: all look alike. */
function byToken({ host }: Gateway, { room: id, token }: { room: string; token: string }): LinkOfRoom | Why {
  const room = host.roomNow(id);
  if (!room) return host.isReturning(id) ? 'restart' : 'noRoom';
  if (room.state.phase.name === 'ended') return 'noRoom';
  const number = provenLink(host.seatKey, room, token);
  return number === null ? 'notAllowed' : { room, number };
}

/** A code that nobody has, has any more, or of a link that is closed: all look alike. */
function byCode({ codes, screenCodes }: Gateway, end: PageWire, { device }: Hello, code: string): LinkOfRoom | Why {
  const found = screenCodes.find(code);
  const link = found && screenLinkOf(found.room.state, found.number) ? found : null;
  const refusal = codes.judge({ ...end.origin, device }, link?.room ?? null);
  if (refusal === 'tooManyTries') return refusal;
  return link && refusal === null ? link : 'noRoom';
}
