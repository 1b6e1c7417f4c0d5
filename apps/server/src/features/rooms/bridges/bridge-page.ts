import { createHmac } from 'node:crypto';
import { CLOSE } from '@qc/contract';
import type { ClientMessage, ClientMessageOf, Goodbye, LiveRefusal, ServerMessage } from '@qc/contract';
import { isOfBridge, receiverOf } from '@qc/contract/live/remotes';
import type { Bridge } from '@qc/engine';
import { Outgoing } from '@qc/engine/live/outgoing';
import type { Room } from '@qc/engine/live/room';
import { hashSeatToken } from '../seat/seat-tokens.ts';
import type { Gateway } from '../wire/gateway.ts';
import type { Page, PageWire } from '../wire/page.ts';
import { RemoteHost } from '@qc/engine/live/remote-host';
import type { BridgeEnd, RoomBridges } from './bridges-of-room.ts';

type Hello = ClientMessageOf<'helloBridge'>;

/** A bridge that has been let in. */
interface LetIn {
  room: Room;
  bridge: Bridge;
  /** For one that came by a code. */
  token: string | null;
}

/**
 * A bridge's wire. It says what was pressed on its own receivers and how it is, and hears what to listen for: it
 * operates nothing, and sees nothing of the game.
 */
export class BridgePage implements Page, BridgeEnd {
  readonly host: string;
  readonly number: number;
  readonly #gateway: Gateway;
  readonly #end: PageWire;
  readonly #remotes: RemoteHost;
  readonly #bridges: RoomBridges;

  private constructor(gateway: Gateway, end: PageWire, host: string, { room, bridge, token }: LetIn) {
    this.host = host;
    this.number = bridge.number;
    this.#gateway = gateway;
    this.#end = end;
    this.#remotes = new RemoteHost(room);
    this.#bridges = gateway.bridges.of(room);
    const orders = this.#bridges.arrive(this);
    const { number } = bridge;
    this.tell({ t: 'welcomeBridge', atMs: gateway.now(), roomId: room.id, number, newToken: token, orders });
  }

  /** Lets a bridge in by its code or its token. Null: sent away. */
  static async greet(gateway: Gateway, end: PageWire, hello: Hello): Promise<BridgePage | null> {
    const place =
      'code' in hello.proof
        ? await byCode(gateway, end, hello, hello.proof.code)
        : byToken(gateway, hello, hello.proof);
    if (end.isClosed) return null;
    if (typeof place !== 'string') return new BridgePage(gateway, end, hello.host, place);
    gateway.log.warn({ connection: end.name, host: hello.host, reason: place }, 'bridge sent away');
    end.goodbye(place, CLOSE[place]);
    return null;
  }

  take(message: ClientMessage): void {
    if (message.t === 'presses') return this.#press(message);
    if (message.t === 'bridgeStatus') return this.#note(message);
    this.#gateway.log.warn({ connection: this.#end.name, what: message.t }, 'not for a bridge');
    if ('id' in message) this.#refuse(message.id, 'notAllowed');
  }

  tell(message: ServerMessage): void {
    this.#end.wire.send(new Outgoing(message));
  }

  goodbye(reason: Goodbye['reason'], code: number): void {
    this.#end.goodbye(reason, code);
  }

  drained(): void {
    // What it is told is little, and is never left out.
  }

  departed(): void {
    this.#remotes.hear([]);
    this.#bridges.depart(this);
  }

  #press(message: ClientMessageOf<'presses'>): void {
    const isOwn = message.host === this.host && message.presses.every(({ remote }) => this.#owns(receiverOf(remote)));
    if (!isOwn) return this.#refuse(message.id, 'notAllowed');
    this.#remotes.press(message, (refused) => {
      if (refused === null) this.tell({ t: 'ack', id: message.id });
      else this.#refuse(message.id, refused);
    });
  }

  #note(status: ClientMessageOf<'bridgeStatus'>): void {
    const receivers = status.receivers.filter(({ name }) => this.#owns(name));
    this.#remotes.hear(receivers.flatMap(({ name, state }) => (state === 'gone' ? [] : [name])));
    this.#bridges.note(this, { ...status, receivers });
  }

  #owns(receiver: string): boolean {
    return isOfBridge(this.number, receiver);
  }

  #refuse(id: string, code: LiveRefusal): void {
    this.tell({ t: 'refused', id, code });
  }
}

function byToken(
  { host }: Gateway,
  hello: Hello,
  { room: id, token }: { room: string; token: string },
): LetIn | 'restart' | 'noRoom' | 'notAllowed' {
  const room = host.room(id);
  if (!room) return host.isReturning(id) ? 'restart' : 'noRoom';
  const bridge = room.state.bridges[hello.host];
  return bridge?.tokenHash === hashSeatToken(token) ? { room, bridge, token: null } : 'notAllowed';
}

/** A code that nobody has, has any more, or that another has used: all look alike. */
async function byCode(
  { host, codes, bridgeCodes }: Gateway,
  end: PageWire,
  hello: Hello,
  code: string,
): Promise<LetIn | 'restart' | 'noRoom' | 'notAllowed' | 'tooManyTries'> {
  const found = bridgeCodes.use(code, hello.host);
  const refusal = codes.judge({ ...end.origin, device: hello.host }, found?.room ?? null);
  if (!found || refusal !== null) return refusal === 'tooManyTries' ? refusal : 'noRoom';
  const { room, isIn } = found;
  // The same for the same bridge and code, so that a reply that was lost can be given again.
  const token = createHmac('sha256', host.seatKey)
    .update(`bridge\n${room.id}\n${hello.host}\n${code}`)
    .digest('base64url');
  const tokenHash = hashSeatToken(token);
  if (!isIn) {
    const refused = await admit(room, hello, tokenHash);
    if (refused === 'storageFailed') return 'restart';
    if (refused !== null) return refused === 'roomEnded' ? 'noRoom' : 'notAllowed';
    bridgeCodes.letIn(code);
  }
  const bridge = room.state.bridges[hello.host];
  // Sent away since: the code does not bring it back.
  return bridge?.tokenHash === tokenHash ? { room, bridge, token } : 'noRoom';
}

/** On disk, or why not. */
function admit(room: Room, { host, name }: Hello, tokenHash: string): Promise<LiveRefusal | null> {
  return new Promise((resolve) => {
    room.submit({ type: 'admitBridge', host, name, tokenHash }, (outcome) => resolve(outcome.ok ? null : outcome.code));
  });
}
