import { Refused } from '#platform/http/refused';
import type { RoomHost } from '../keeping/room-host.ts';
import type { RoomRecord } from '../keeping/room-store.ts';
import type {
  CommandDone,
  EndCorrection,
  OperateCommand,
  RoomCounts,
  RoomOpening,
  Rooms,
  RoomSight,
  WhoseRooms,
} from '../rooms.ts';
import type { RoomCaller } from './room-caller.ts';
import { DoneReply, OpenedReply, SightReply } from './room-calls.ts';

/** What only looks waits this long, ms. */
const LOOK_MS = 1500;
/** What is done, and comes to the disk, this long … */
const DO_MS = 10_000;
/** … and what keeps a whole result this long. */
const KEEP_MS = 30_000;

/** The rooms of a house with several servers: what is here is done here, what is elsewhere is asked of its server. */
export class ClusterRooms implements Rooms {
  readonly #host: RoomHost;
  readonly #caller: RoomCaller;

  constructor(host: RoomHost, caller: RoomCaller) {
    this.#host = host;
    this.#caller = caller;
  }

  find(id: string): Promise<RoomRecord | null> {
    return this.#host.find(id);
  }

  list(whose: WhoseRooms): Promise<RoomRecord[]> {
    return this.#host.list(whose);
  }

  /** Here: whoever opens a room has it. */
  open(run: RoomOpening): Promise<RoomRecord | null> {
    return this.#host.open(run);
  }

  async openAgain(before: string, run: RoomOpening): Promise<RoomRecord | 'gone' | null> {
    const called = await this.#caller.call(before, { do: 'openAgain', run }, DO_MS);
    if (called === 'here' || called === 'nowhere') return this.#host.openAgain(before, run);
    return typeof called === 'object' ? OpenedReply.parse(called.value) : null;
  }

  /** Null also where its server says nothing: that a room cannot be seen is no reason to show no list. */
  async view(id: string): Promise<RoomSight | null> {
    const called = await this.#caller.call(id, { do: 'view' }, LOOK_MS);
    if (called === 'here' || called === 'nowhere') return this.#host.view(id);
    return typeof called === 'object' ? SightReply.parse(called.value) : null;
  }

  async command(id: string, command: OperateCommand): Promise<CommandDone | null> {
    const called = await this.#caller.call(id, { do: 'command', command }, DO_MS);
    if (called === 'here' || called === 'nowhere') return this.#host.command(id, command);
    if (typeof called === 'object') return DoneReply.parse(called.value);
    throw new Refused('unavailable');
  }

  async whenKept(id: string): Promise<void> {
    const called = await this.#caller.call(id, { do: 'whenKept' }, KEEP_MS);
    if (called === 'here') await this.#host.whenKept(id);
  }

  async close(id: string): Promise<boolean> {
    const called = await this.#caller.call(id, { do: 'close' }, KEEP_MS);
    if (called === 'here' || called === 'nowhere') return this.#host.close(id);
    return typeof called === 'object' && called.value === true;
  }

  async correctEnded(id: string, correction: EndCorrection): Promise<void> {
    const called = await this.#caller.call(id, { do: 'correct', correction }, LOOK_MS);
    if (called === 'here') this.#host.correctEnded(id, correction);
  }

  counts(): RoomCounts {
    return this.#host.counts();
  }
}
