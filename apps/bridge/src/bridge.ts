import { LIVE_PROTOCOL, RoomId, type ServerMessage } from '@qc/contract';
import { PRESSES_MAX } from '@qc/contract/limits';
import { RemoteName, type SerialDriver } from '@qc/contract/live/remotes';
import { PressLine } from '@qc/remotes';
import { Desk, type PressHere } from './desk.ts';
import type { Machine } from './devices/machine.ts';
import type { KeptFile, KeptPress } from './kept-file.ts';
import { RoomWire, type WireEnd } from './room-wire.ts';

/** Presses that the room could not keep are told again after this long, ms. */
const TELL_AGAIN_MS = 500;
/** What changes within this time is told together, ms. */
const GATHER_MS = 200;

export interface BridgeOptions {
  server: string;
  code: string;
  /** What the console calls this machine. */
  name: string;
  file: KeptFile;
  machine: Machine;
  /** Serial ports to open beside those that were chosen before. */
  ports: readonly { path: string; driver: SerialDriver }[];
  say(text: string): void;
  /** The room has ended it, or was never reached. */
  onEnd(end: WireEnd, why: string): void;
}

/**
 * Hears the receivers of this machine for a room: tells each press until it is safe, and how the receivers are; does
 * with them what the room wants. Goes on over cut wires, and after a restart where the one before ended.
 */
export class Bridge {
  readonly #options: BridgeOptions;
  readonly #wire: RoomWire;
  readonly #line: PressLine<KeptPress>;
  #desk: Desk | null = null;
  #messages = 0;
  #underWay = '';
  /** The disk did not take what was kept last. */
  #isRefused = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(options: BridgeOptions) {
    this.#options = options;
    const { server, file, machine, name, code } = options;
    const known = new Map(file.kept.ports.map(({ path, driver }) => [path, driver]));
    for (const { path, driver } of options.ports) known.set(path, driver);
    file.change({ ports: [...known].map(([path, driver]) => ({ path, driver })) });
    this.#line = new PressLine<KeptPress>(
      {
        most: PRESSES_MAX,
        send: (presses) => void this.#send(presses),
        later: (call) => setTimeout(call, TELL_AGAIN_MS),
      },
      { kept: file.kept.presses, isOpen: false },
    );
    this.#wire = new RoomWire({
      server,
      hello: () => {
        const { host, place } = file.kept;
        const proof = place ? { room: RoomId.parse(place.room), token: place.token } : { code };
        return { t: 'helloBridge', protocol: LIVE_PROTOCOL, host, name, proof };
      },
      onMessage: (message) => this.#hear(message),
      onLost: (why) => {
        this.#cut();
        options.say(`No connection to the server (${why}). Trying again; presses are kept.`);
      },
      onEnd: (end, why) => {
        this.#cut();
        options.onEnd(end, why);
      },
      now: () => machine.now(),
      mayWait: () => file.kept.place !== null,
    });
  }

  /** Lets the receivers go and ends the wire; what is not safe yet stays in the file. */
  async close(): Promise<void> {
    this.#wire.close();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#desk?.close();
    await this.#options.file.written();
  }

  #cut(): void {
    this.#underWay = '';
    this.#line.cut();
  }

  #hear(message: ServerMessage): void {
    const { file, say } = this.#options;
    switch (message.t) {
      case 'welcomeBridge': {
        const token = message.newToken ?? file.kept.place?.token;
        if (token !== undefined) file.change({ place: { room: message.roomId, token, number: message.number } });
        say(`Connected to ${this.#options.server}.`);
        this.#desk ??= this.#openDesk(message.number);
        this.#obey(message.orders);
        this.#tellStatus();
        return this.#line.mended();
      }
      case 'orders':
        return this.#obey(message.orders);
      case 'portWanted':
        return this.#usePort(message.path, message.driver);
      case 'ack':
      case 'refused':
        if (message.id !== this.#underWay) return;
        this.#line.settled(message.t === 'ack');
        return file.change({ presses: [...this.#line.kept] });
      default:
        return;
    }
  }

  #openDesk(number: number): Desk {
    const { file, machine, say } = this.#options;
    const { names, ports } = file.kept;
    const owner = {
      pressed: (press: PressHere) => this.#pressed(press),
      changed: () => {
        this.#timer ??= setTimeout(() => this.#tellStatus(), GATHER_MS);
      },
      named: (path: string, name: string) => file.change({ names: { ...file.kept.names, [path]: name } }),
      say,
    };
    const desk = new Desk(machine, owner, { number, names, ports });
    desk.open().catch((error: unknown) => say(`Looking for devices failed: ${String(error)}`));
    return desk;
  }

  #obey({ armed, lamps }: Extract<ServerMessage, { t: 'orders' }>['orders']): void {
    this.#desk?.arm(armed);
    this.#desk?.lamps(new Map(Object.entries(lamps)));
  }

  #usePort(path: string, driver: SerialDriver | null): void {
    const { file, say } = this.#options;
    const others = file.kept.ports.filter((port) => port.path !== path);
    file.change({ ports: driver ? [...others, { path, driver }] : others });
    say(driver ? `The console wants ${path} opened for "${driver}".` : `The console lets ${path} go.`);
    this.#desk?.usePort(path, driver).catch((error: unknown) => say(`${path}: ${String(error)}`));
  }

  #pressed(press: PressHere): void {
    // What a device calls a remote may be anything; a message that the room cannot read would hold up all others.
    if (!RemoteName.safeParse(press.remote).success) return;
    const { file } = this.#options;
    const seq = file.kept.nextSeq;
    const kept = { ...press, seq };
    file.change({ nextSeq: seq + 1, presses: [...this.#line.kept, kept] });
    this.#line.add([kept]);
  }

  /** A press is told once it outlives the bridge; where the disk does not take it, at once. */
  async #send(presses: readonly KeptPress[]): Promise<void> {
    const id = (this.#underWay = `presses-${(this.#messages += 1)}`);
    const isKept = await this.#options.file.written();
    if (!isKept && !this.#isRefused) this.#options.say('The file with what is not safe yet cannot be written.');
    this.#isRefused = !isKept;
    // The wire was cut meanwhile: they go out again on the next one.
    if (id !== this.#underWay) return;
    const { leadMs } = this.#wire;
    this.#wire.say({
      t: 'presses',
      id,
      host: this.#options.file.kept.host,
      presses: presses.map((press) => ({ ...press, atMs: Math.max(0, Math.round(press.atMs - leadMs)) })),
    });
  }

  #tellStatus(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (!this.#desk) return;
    const { receivers, ports, troubles } = this.#desk;
    this.#wire.say({ t: 'bridgeStatus', receivers, ports, troubles });
  }
}
