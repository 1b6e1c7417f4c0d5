import { ClientMessage, type ClientMessageOf, type LiveRefusal } from '@qc/contract';
import { CLOSE, LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { Listener } from '@qc/engine/live/listener';
import type { Outgoing } from '@qc/engine/live/outgoing';
import type { Outlet } from '@qc/engine/live/outlet';
import { RemoteHost } from '@qc/engine/live/remote-host';
import type { Room } from '@qc/engine/live/room';
import { mayScreenPress } from '@qc/engine/live/screen-presses';
import type { TransportEvents } from '#platform/live';

/** The hall's end of a console's or big screen's wire: what the server's is for its pages, without the question who it is. */
export class StaffEnd {
  readonly #room: Room;
  readonly #now: () => number;
  readonly #listener: Listener;
  readonly #remotes: RemoteHost;

  /** `mayOperate`: what may be a console; else it is a big screen whatever it says. */
  constructor(
    room: Room,
    now: () => number,
    hello: ClientMessageOf<'helloStaff'>,
    { mayOperate, events }: { mayOperate: boolean; events: TransportEvents },
  ) {
    this.#room = room;
    this.#now = now;
    this.#remotes = new RemoteHost(room);
    this.#listener = new Listener(outletOf(events), mayOperate ? hello.as : 'presenter', '');
    if (hello.protocol !== LIVE_PROTOCOL || hello.room !== room.id) {
      this.#listener.tell({ t: 'goodbye', reason: 'noRoom' });
      this.#listener.outlet.close(CLOSE.noRoom);
    } else {
      room.broadcast.arrive(this.#listener, room.shown, hello.lastVersion);
      if (mayOperate && hello.as === 'operator') room.screens.greet(this.#listener);
    }
  }

  /** Takes what a page says; what is no message is left out. */
  received(text: string): void {
    const read = ClientMessage.safeParse(JSON.parse(text));
    if (read.success) this.#take(read.data);
  }

  /** The page is gone. */
  departed(): void {
    this.#remotes.hear([]);
    this.#room.broadcast.depart(this.#listener);
    this.#room.screens.depart(this.#listener);
  }

  #take(message: ClientMessage): void {
    const isConsole = this.#listener.audience === 'operator';
    switch (message.t) {
      case 'ping':
        return this.#listener.tell({ t: 'pong', n: message.n, atMs: this.#now() });
      case 'operate':
        return this.#operate(message);
      case 'presses':
        if (!isConsole) return this.#refuse(message.id, 'notAllowed');
        return this.#remotes.press(message, (refused) => this.#answer(message.id, refused));
      case 'receivers':
        if (isConsole) this.#remotes.hear(message.names);
        return;
      case 'ready':
        if (!isConsole) this.#room.devices.note(this.#listener, message.visit, this.#room.state);
        return;
      case 'screen':
        if (!isConsole) this.#room.screens.note(this.#listener, message);
        return;
      case 'screenWish':
        if (!isConsole) return this.#refuse(message.id, 'notAllowed');
        this.#room.screens.wish(this.#listener, message.wish);
        return this.#answer(message.id, null);
      default:
        // What players ask, and what only a server has.
        if ('id' in message) this.#refuse(message.id, 'notAllowed');
    }
  }

  #operate({ id, action, expect }: ClientMessageOf<'operate'>): void {
    const may = this.#listener.audience === 'operator' || mayScreenPress(this.#room.state, action);
    if (!may) return this.#refuse(id, 'notAllowed');
    const command = { type: 'operate', action, expect, messageId: id, windsDown: true } as const;
    this.#room.submit(command, (outcome) => this.#answer(id, outcome.ok ? null : outcome.code));
  }

  #answer(id: string, refused: LiveRefusal | null): void {
    if (refused === null) this.#listener.tell({ t: 'ack', id });
    else this.#refuse(id, refused);
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.#listener.tell({ t: 'refused', id, code });
  }
}

function outletOf(events: TransportEvents): Outlet {
  let closed = false;
  return {
    buffered: 0,
    get closed() {
      return closed;
    },
    send: (outgoing: Outgoing) => {
      // One line for each message.
      if (!closed) for (const text of outgoing.text.split('\n')) events.received(text);
    },
    close: (code) => {
      if (closed) return;
      closed = true;
      events.closed(code);
    },
  };
}
