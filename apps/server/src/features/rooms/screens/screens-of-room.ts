import { CLOSE, type ScreensIn } from '@qc/contract';
import { screenLinkOf, type RoomState } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import type { Onlooker } from '@qc/engine/live/room-broadcast';

/** A page that a screen link opened. */
export interface LinkedScreen {
  /** Of its link. */
  readonly number: number;
  goodbye(reason: 'notAllowed', code: number): void;
}

/** The pages that screen links of all rooms of this process opened. */
export class ScreensOfRooms {
  readonly #rooms = new WeakMap<Room, RoomScreens>();

  /** Those of one room. */
  of(room: Room): RoomScreens {
    const screens = this.#rooms.get(room) ?? new RoomScreens(room);
    this.#rooms.set(room, screens);
    return screens;
  }
}

/** The pages that a room's screen links opened: counted for its consoles, and sent away when their link is closed. */
export class RoomScreens implements Onlooker {
  readonly #room: Room;
  readonly #here = new Set<LinkedScreen>();
  #links: RoomState['screenLinks'];

  constructor(room: Room) {
    this.#room = room;
    this.#links = room.state.screenLinks;
    room.broadcast.admit(this);
  }

  /** A page is here. */
  arrive(screen: LinkedScreen): void {
    this.#here.add(screen);
    this.#tellConsoles();
  }

  /** Its wire is over. */
  depart(screen: LinkedScreen): void {
    if (this.#here.delete(screen)) this.#tellConsoles();
  }

  /** Tells a console which links are in use, where any is. */
  tell(say: (message: ScreensIn) => void): void {
    if (this.#here.size > 0) say(this.#message());
  }

  changed(state: RoomState): void {
    if (state.screenLinks === this.#links) return;
    this.#links = state.screenLinks;
    for (const screen of [...this.#here])
      if (state.phase.name !== 'ended' && screenLinkOf(state, screen.number) === null)
        screen.goodbye('notAllowed', CLOSE.notAllowed);
  }

  dismiss(): void {
    // They listen as big screens do, and are sent away with those.
  }

  #tellConsoles(): void {
    this.#room.broadcast.tellConsoles(this.#message());
  }

  #message(): ScreensIn {
    const screens = new Map<number, number>();
    for (const { number } of this.#here) screens.set(number, (screens.get(number) ?? 0) + 1);
    return { t: 'screensIn', rows: [...screens].map(([number, open]) => ({ number, screens: open })) };
  }
}
