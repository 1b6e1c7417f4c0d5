import { deviceName, deviceOf } from '@qc/contract/devices/devices';
import { DEMO_PLAYERS_MAX, ROOMS_OPEN_MAX } from '@qc/contract/limits';
import { GameId } from '@qc/contract';
import type { Game, Room as RoomReply, RoomId } from '@qc/contract';
import { toRunGame } from '@qc/engine';
import { runPrice } from '#features/credits';
import { getRunnableGame } from '#features/games';
import { installationSettings } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import { Budgets } from '../seat/budgets.ts';
import type { RoomOpening, Rooms } from '../rooms.ts';
import { mayOperateRoom } from './room-policy.ts';
import { toRoomReply } from './room-reply.ts';
import type { RoomRecord } from '../keeping/room-store.ts';

/** Demos that one person may open in a window: enough to try things out, too few to run a school on. */
const DEMOS_MAX = 20;
const DEMOS_WINDOW_MS = 60 * 60_000;

/** What is asked for. */
export interface RoomRequest {
  game: GameId;
  /** Free, for at most three players. */
  demo: boolean;
}

type Opening = Promise<Result<RoomReply>>;

/** Opens rooms for games and freezes the games in them. */
export class RoomOpener {
  readonly #platform: Platform;
  readonly #rooms: Rooms;
  readonly #takesCalls: () => Promise<boolean>;
  readonly #underWay = new Map<string, Opening>();
  readonly #demos = new Budgets(DEMOS_MAX, DEMOS_WINDOW_MS);

  /** `takesCalls`: whether the house has a telephone line that is on. */
  constructor(platform: Platform, rooms: Rooms, takesCalls: () => Promise<boolean>) {
    this.#platform = platform;
    this.#rooms = rooms;
    this.#takesCalls = takesCalls;
  }

  /**
   * A room for a game. An open one of the same game, operator and kind is given back: a demo is never taken for a run
   * that is paid, nor the reverse. Refuses `notFound`, `gameDisabled`, `gameHasGaps`, `tooManyRooms`,
   * `outOfCredits`, `remotesDisabled`, `noTelephoneLine`, `tooManyRequests` (demos), `unavailable`.
   */
  async open(actor: Actor, ask: RoomRequest): Opening {
    const key = `${actor.userId} ${ask.game} ${ask.demo}`;
    // Two presses at one instant share one room.
    const room = this.#underWay.get(key) ?? this.#openNow(actor, ask).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, room);
    return room;
  }

  /**
   * A new run for the people of a room, under its code: of the same game, or of another that the person may run; what is
   * still played there ends and is kept. Two presses give the same room. Refuses as `open` does, `gameIsOpen` when the
   * other game has a room of its own, and `peopleGone` when the people are not there any more.
   */
  async again(actor: Actor, id: RoomId, game?: GameId): Opening {
    const key = `again ${id}`;
    const room = this.#underWay.get(key) ?? this.#againNow(actor, id, game).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, room);
    return room;
  }

  async #againNow(actor: Actor, id: RoomId, game?: GameId): Opening {
    const rooms = this.#rooms;
    const before = await rooms.find(id);
    if (!before || !(await mayOperateRoom(this.#platform.db, actor, before))) return refuse('notFound');
    const runnable = await getRunnableGame(this.#platform, actor, game ?? GameId.parse(before.gameId));
    if (!runnable.ok) return runnable;
    const ask = { game: runnable.value.game._id, demo: before.demo };
    const opening = await this.#opening(actor, runnable.value.game, ask);
    if (!opening.ok) return opening;
    // Asked before anything ends: nobody is left without a room.
    if (ask.game !== before.gameId && (await this.#openOnes(actor, ask)).like) return refuse('gameIsOpen');
    if (!(await rooms.close(id))) return refuse('unavailable');
    const opened = await rooms.openAgain(id, opening.value);
    if (opened === 'gone') return refuse('peopleGone');
    return opened ? succeed(toRoomReply(opened, await rooms.view(opened.id))) : refuse('unavailable');
  }

  /** The room that is asked for, where it is open and not over; null: there is none, and `running` others are. */
  async #openOnes(actor: Actor, ask: RoomRequest): Promise<{ like: RoomReply | null; running: number }> {
    let running = 0;
    for (const record of await this.#rooms.list({ openedBy: actor.userId })) {
      const sight = await this.#rooms.view(record.id);
      if (!sight?.over) running += 1;
      if (!isLike(record, ask)) continue;
      if (!sight?.over) return { like: toRoomReply(record, sight), running };
      // A run that is just over still counts as the open one until its result is kept.
      await this.#rooms.whenKept(record.id);
    }
    return { like: null, running };
  }

  async #openNow(actor: Actor, ask: RoomRequest): Opening {
    const platform = this.#platform;
    const rooms = this.#rooms;
    const runnable = await getRunnableGame(platform, actor, ask.game);
    if (!runnable.ok) return runnable;
    const { like, running } = await this.#openOnes(actor, ask);
    if (like) return succeed(like);
    if (running >= ROOMS_OPEN_MAX) return refuse('tooManyRooms');
    const { game } = runnable.value;
    const opening = await this.#opening(actor, game, ask);
    if (!opening.ok) return opening;
    const opened = await rooms.open(opening.value);
    if (opened) return succeed(toRoomReply(opened, await rooms.view(opened.id)));
    // Another server of the same database was first, or the result of the run before cannot be kept yet.
    const now = await rooms.list({ openedBy: actor.userId });
    const first = now.find((room) => isLike(room, ask));
    const sight = first ? await rooms.view(first.id) : null;
    return first && !sight?.over ? succeed(toRoomReply(first, sight)) : refuse('unavailable');
  }

  /** The game as it is now, frozen for a run that can be paid. */
  async #opening(actor: Actor, game: Game, { demo }: RoomRequest): Promise<Result<RoomOpening>> {
    const priced = await this.#price(actor, game, demo);
    if (!priced.ok) return priced;
    return succeed({
      gameId: game._id,
      userId: actor.userId,
      game: toRunGame(game, game.questions, {
        seed: this.#platform.random.id(),
        device: deviceName(game.setting.gameType),
        playersLimit: demo ? DEMO_PLAYERS_MAX : (await installationSettings(this.#platform)).roomPlayersMax,
      }),
      demo,
      gameType: game.setting.gameType,
      price: priced.value,
    });
  }

  /** A hall must not wait in a lobby in vain: what cannot be paid is not opened. The charge itself comes later. */
  async #price(actor: Actor, game: Game, demo: boolean): Promise<Result<number>> {
    const { gameType } = game.setting;
    const { price, balance, remotesDisabled } = await runPrice(this.#platform, actor.userId, gameType);
    const { canBeSwitchedOff, needsLine } = deviceOf(gameType);
    if (canBeSwitchedOff && remotesDisabled) return refuse('remotesDisabled');
    if (needsLine && !(await this.#takesCalls())) return refuse('noTelephoneLine');
    if (!demo) return price > balance ? refuse('outOfCredits') : succeed(price);
    return this.#demos.take(actor.userId, this.#platform.now()) ? succeed(0) : refuse('tooManyRequests');
  }
}

function isLike(room: RoomRecord, ask: RoomRequest): boolean {
  return room.gameId === ask.game && room.demo === ask.demo;
}
