import { GAME_TYPE } from '@qc/contract';
import type { RunGame } from '@qc/engine';
import type { RoomRecord } from '../keeping/room-store.ts';
import type { Stage } from './stage.ts';
import type { StoreHealth } from './store-health.ts';

/** A game to be opened, and whose room it will be. */
export interface Opening {
  gameId: string;
  userId: string;
  game: RunGame;
}

const WAIT_MS = 1000;
const PATIENCE_MS = 4000;
/** Tries that may fail once nothing is wrong any more. */
const TRIES = 8;

/** Operators who open rooms: when a room does not open they wait and press again. */
export class RoomOpener {
  readonly #stage: Stage;
  readonly #health: StoreHealth;

  constructor(stage: Stage, health: StoreHealth) {
    this.#stage = stage;
    this.#health = health;
  }

  /** Opens a room, however often it takes. `isDoubtful`: the first try seems to fail although the room is there. */
  open(opening: Opening, opened: (room: RoomRecord) => void, isDoubtful: boolean): void {
    if (isDoubtful) this.#health.failNth(1, 'lostReply');
    this.#try(opening, opened, TRIES);
  }

  #try(opening: Opening, opened: (room: RoomRecord) => void, left: number): void {
    const { scene, isPlaying } = this.#stage;
    let isOver = false;
    const again = (): void => {
      if (isOver) return;
      isOver = true;
      if (left === 0) scene.fail('S12 a game can be opened');
      else scene.time.after(WAIT_MS, () => this.#try(opening, opened, isPlaying() ? left : left - 1));
    };
    this.#ask(opening).then((room) => {
      if (!room || isOver) return again();
      isOver = true;
      opened(room);
    }, again);
    // The process that was asked may be gone.
    scene.time.after(PATIENCE_MS, again);
  }

  /** A room that the game has already is the one, as the product's own opening has it. */
  async #ask(opening: Opening): Promise<RoomRecord | null> {
    const { house } = this.#stage;
    const host = house.pickUp()?.host;
    if (!host) return null;
    const made = await host.open({ ...opening, gameType: GAME_TYPE.phones });
    if (made) return made;
    const rooms = await host.store.listOpenRoomsOf(opening.userId);
    return rooms.find((room) => room.gameId === opening.gameId && house.room(room.id) !== null) ?? null;
  }
}
