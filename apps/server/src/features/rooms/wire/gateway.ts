import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { LimitGround } from '#platform/cluster/shared-limit';
import { HeldOpen } from '#platform/http/held-open';
import { CodeGuesses } from './code-guesses.ts';
import { MessageTrace } from './message-trace.ts';
import type { PageRelay } from './page-relay.ts';
import { Turns } from './turns.ts';
import type { AssignmentPorts, AssignmentPort } from '../seat/assignment-port.ts';
import type { HallSeams } from '../seat/hall-seat.ts';
import { PatternGuesses } from '../seat/pattern-guesses.ts';
import type { RoomHost } from '../keeping/room-host.ts';
import { SilentWires } from './silent-wires.ts';
import { BridgeCodes } from '../bridges/bridge-codes.ts';
import { BridgesOfRooms } from '../bridges/bridges-of-room.ts';
import { ScreenCodes } from '../screens/screen-codes.ts';
import { ScreensOfRooms } from '../screens/screens-of-room.ts';

/** What all wires share. */
export class Gateway {
  readonly host: RoomHost;
  readonly log: Logger;
  /** Notes the way of messages; null: nobody wants to know. */
  readonly trace: MessageTrace | null;
  /** Screens of operators, asked again as soon as sessions end. */
  readonly heldOpen: HeldOpen;
  /** Pages come in and go by it. */
  readonly turns: Turns;
  /** Who tries codes. */
  readonly codes: CodeGuesses;
  /** By which bridges come in. */
  readonly bridgeCodes: BridgeCodes;
  /** The bridges of its rooms. */
  readonly bridges: BridgesOfRooms;
  /** By which big screens on other machines come in. */
  readonly screenCodes: ScreenCodes;
  /** Big screens that were opened so. */
  readonly screens = new ScreensOfRooms();
  /** What the seats of its halls share. */
  readonly hall: HallSeams;
  /** Who has opened a wire and said nothing yet. */
  readonly silent = new SilentWires();
  /** It goes down, and its pages go to other servers: those that come now are to go there at once. */
  isLeaving = false;
  /** The way to rooms of other servers; null: this one is alone. */
  relay: PageRelay | null = null;
  readonly #assignments: AssignmentPorts | null;

  /** `tries`: where several servers count wrong codes together; absent: this one is alone. */
  constructor(
    host: RoomHost,
    assignments: AssignmentPorts | null = null,
    heldOpen = new HeldOpen(),
    tries: LimitGround | null = null,
  ) {
    this.host = host;
    this.heldOpen = heldOpen;
    this.turns = new Turns(host.timers);
    this.codes = new CodeGuesses(() => host.platform.now(), tries);
    this.bridgeCodes = new BridgeCodes(host.platform);
    this.screenCodes = new ScreenCodes(host.platform);
    this.bridges = new BridgesOfRooms(() => host.platform.now(), host.timers);
    this.hall = {
      get seatKey() {
        return host.seatKey;
      },
      patterns: new PatternGuesses(() => host.platform.now()),
      below: (below) => host.platform.random.below(below),
      noteHome: (room, from) => this.codes.noteHome(room, from),
    };
    this.#assignments = assignments;
    this.log = host.platform.log.child({ part: 'live' });
    this.trace = MessageTrace.of(this.log);
  }

  now(): number {
    return this.host.platform.now();
  }

  /** The assignment with this code; null: none. */
  async findAssignment(code: string): Promise<AssignmentPort | null> {
    return (await this.#assignments?.find(code)) ?? null;
  }
}

/** A name for a wire in the log. */
export function wireName(): string {
  return randomUUID().slice(0, 8);
}
