import { setTimeout as rest } from 'node:timers/promises';
import { LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { connectNatsBus } from '#platform/bus/nats-bus';
import type { RoomHost } from '../keeping/room-host.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import { ServerEnd } from '../wire/server-end.ts';
import type { Wire } from '../wire/wire.ts';
import { benchLog, type BenchPlace, directoryOf } from './bench-ground.ts';

/** Pages that say hello at a time. */
const AT_ONCE = 500;

/** The wire of a page that is only counted. */
export class CountingWire implements Wire {
  readonly buffered = 0;
  readonly closed = false;
  /** Frames it was sent. */
  frames = 0;
  /** Of the last write. */
  letters = 0;

  send({ parts: { shared, texts } }: Outgoing): void {
    const first = shared?.parts.texts ?? [];
    for (const text of [...first, ...texts]) {
      if (text.startsWith('{"t":"goodbye"') || text.startsWith('{"t":"refused"')) throw new Error(text);
      this.frames += 1;
      this.letters = text.length;
      this.hear(text);
    }
  }

  /** Each frame. */
  protected hear(_text: string): void {}
  close(): void {}
  terminate(): void {}
  ping(): void {}
  async isThere(): Promise<boolean> {
    return true;
  }
}

/** A server of pages whose rooms `owner` has; without places it is that one. */
export async function joinPageServer(
  host: RoomHost,
  natsUrl: string,
  name: string,
  places: readonly BenchPlace[],
): Promise<Gateway> {
  const gateway = new Gateway(host);
  joinRelay(gateway, await connectNatsBus(natsUrl, name, benchLog), directoryOf('owner', places), async () => []);
  return gateway;
}

/** What a player's page says first, the `n`th of a room. */
export function benchHello(code: string, n: number): ClientMessage {
  return {
    t: 'helloPlayer',
    protocol: LIVE_PROTOCOL,
    code,
    token: null,
    device: `device-of-page-${n}`,
    lastVersion: null,
  };
}

/** A server's end of the `n`th page's wire, which comes from an address of its own. */
export function pageEnd(gateway: Gateway, wire: Wire, n: number): ServerEnd {
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  return new ServerEnd(gateway, wire, { address, baseUrl: '', whoIs: async () => null }, () => undefined);
}

/** Opens a page's wire at a server, and says hello. */
export function openPage(gateway: Gateway, wire: Wire, code: string, n: number): ServerEnd {
  const end = pageEnd(gateway, wire, n);
  end.take(benchHello(code, n));
  return end;
}

/** Opens as many pages of a room, spread over servers, and waits until each has its view. */
export async function openPages(gateways: readonly Gateway[], code: string, count: number): Promise<CountingWire[]> {
  const wires: CountingWire[] = [];
  for (let n = 0; n < count; n += 1) {
    const gateway = gateways[n % gateways.length];
    if (!gateway) throw new Error('there is a server');
    const wire = new CountingWire();
    wires.push(wire);
    openPage(gateway, wire, code, n);
    // Servers that are not heard for three seconds lose their pages: none is kept that busy.
    if (n % AT_ONCE === AT_ONCE - 1 || n === count - 1)
      while (!wires.slice(-AT_ONCE).every(({ frames }) => frames > 0)) await rest(5);
  }
  return wires;
}
