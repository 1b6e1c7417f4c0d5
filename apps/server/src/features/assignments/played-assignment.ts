import { ANSWER_GRACE_MS } from '@qc/contract';
import type { CorrectionRequest, LiveRefusal } from '@qc/contract';
import { FACES } from '@qc/contract/live/faces';
import { friendlyName, nameKey, openRoom, reviewRows, step, tableGet } from '@qc/engine';
import type { Command, RoomState, RunGame } from '@qc/engine';
import { isGameBlocked } from '#features/games';
import { hashDevice, hashSeatToken, makeSeatToken } from '#features/rooms';
import type { OwnReview, SeatJoin, TakenPlace } from '#features/rooms';
import type { AssignmentRecord } from './assignment-store.ts';
import type { AttemptRooms, AssignmentPlatform } from './attempt-rooms.ts';
import type { AttemptSource } from './attempt-source.ts';
import type { GameAndKeys } from './game-and-keys.ts';
import { rejudge } from './rejudge.ts';
import { findAttemptByToken, insertAttempt, isNameTaken, type AttemptRefusal } from './attempt-store.ts';

type JoinCommand = Extract<Command, { type: 'join' }>;

const REFUSALS: Record<Exclude<AttemptRefusal, 'again'>, LiveRefusal> = {
  closed: 'closed',
  full: 'roomFull',
  nameTaken: 'nameTaken',
  // A device that has had its attempt may not begin anew with what it learnt.
  deviceTaken: 'tooManySeats',
};
/** A generated name may be somebody's already. */
const NAME_TRIES = 10;
/** Numbers behind names: with them there are enough names for the largest assignment. */
const NUMBERS = 98;

/** One assignment in memory: the game as it was given out, and the way to its attempts. */
export class PlayedAssignment implements AttemptSource {
  readonly record: AssignmentRecord;
  readonly #platform: AssignmentPlatform;
  readonly #rooms: AttemptRooms;
  readonly #seatKey: () => string;
  #game: RunGame;
  #keys: readonly CorrectionRequest[];
  #closed: boolean;

  constructor(
    record: AssignmentRecord,
    { game, keys }: GameAndKeys,
    seams: { platform: AssignmentPlatform; rooms: AttemptRooms; seatKey: () => string },
  ) {
    this.record = record;
    this.#game = game;
    this.#keys = keys;
    this.#platform = seams.platform;
    this.#rooms = seams.rooms;
    this.#seatKey = seams.seatKey;
    this.#closed = record.closedAtMs !== null;
  }

  get game(): RunGame {
    return this.#game;
  }

  /** The owner put right answers right: all that were, oldest first. */
  putRight(keys: readonly CorrectionRequest[]): void {
    this.#keys = keys;
  }

  judged(state: RoomState): RoomState {
    return rejudge(state, this.#game, this.#keys);
  }

  /** Whether nothing is taken any more; what was on its way at the deadline still is. */
  isOver(): boolean {
    const { closesAtMs } = this.#game;
    return this.#closed || (closesAtMs !== null && this.#platform.now() > closesAtMs + ANSWER_GRACE_MS);
  }

  /** Takes nothing from now on. */
  shut(): void {
    this.#closed = true;
  }

  /** Another deadline; the rooms must be built anew for it. */
  move(closesAtMs: number): void {
    this.#game = { ...this.#game, closesAtMs };
  }

  /** Whether nobody new is let in: an admin blocked the game. Who has begun plays on. */
  async #isBlocked(): Promise<boolean> {
    return isGameBlocked(this.#platform.db, this.record.gameId);
  }

  /** What who comes sees: the start, and the end once the assignment has closed or while its game is blocked. */
  async outside(): Promise<RoomState> {
    const state = this.#start();
    return this.isOver() || (await this.#isBlocked()) ? { ...state, phase: { name: 'ended' } } : state;
  }

  #start(): RoomState {
    return openRoom({ code: this.record.code, game: this.#game, openedAtMs: this.record.createdAtMs });
  }

  /** The place that a token's hash proves. */
  async resume(tokenHash: string) {
    const attempt = await findAttemptByToken(this.#platform.db, this.record.id, tokenHash);
    return attempt === null ? null : this.#rooms.take(this, attempt);
  }

  /** Takes a place. The same join again, after a lost reply, is the same place. */
  async join(join: SeatJoin, device: string, suggested: string | null): Promise<TakenPlace> {
    const { id } = this.record;
    const token = makeSeatToken(this.#seatKey(), id, device, join.id);
    const tokenHash = hashSeatToken(token);
    const known = await this.resume(tokenHash);
    if (known) return { ok: true, token, room: known };
    if (this.isOver() || (await this.#isBlocked())) return { ok: false, code: 'closed' };
    const deviceHash = hashDevice(this.#seatKey(), id, device);
    const refused = await this.#take(join, suggested, { tokenHash, deviceHash });
    const room = refused === null ? await this.resume(tokenHash) : null;
    return room ? { ok: true, token, room } : { ok: false, code: refused ?? 'removed' };
  }

  /** Null: the place is on disk. */
  async #take(
    join: SeatJoin,
    suggested: string | null,
    proof: { tokenHash: string; deviceHash: string },
  ): Promise<LiveRefusal | null> {
    const generated = this.#game.nameRule === 'generated';
    let given = suggested;
    for (let attempt = 0; ; attempt += 1) {
      const name = generated ? (given ?? (await this.suggestName())) : join.name;
      given = null;
      const refused = await this.#insert({
        type: 'join',
        name,
        phone: join.phone,
        consent: join.consent,
        messageId: join.id,
        team: join.team,
        faceBits: this.#platform.random.below(FACES),
        ...proof,
      });
      if (refused !== 'nameTaken' || !generated || attempt === NAME_TRIES) return refused;
    }
  }

  async #insert(command: JoinCommand): Promise<LiveRefusal | null> {
    const now = this.#platform.now();
    const judged = step(this.#start(), command, now);
    if (!judged.ok) return judged.code;
    const place = {
      id: this.#platform.random.id(),
      assignmentId: this.record.id,
      nameKey: tableGet(judged.state.seats, 0)?.nameKey ?? '',
      tokenHash: command.tokenHash,
      deviceHash: command.deviceHash ?? '',
      createdAtMs: now,
      join: command,
    };
    const refused = await insertAttempt(this.#platform.db, place, this.#game.maxPlayers);
    return refused === null || refused === 'again' ? null : REFUSALS[refused];
  }

  /** A friendly name that nobody here has yet; with a number once most of them are taken. */
  async suggestName(): Promise<string> {
    const { db, random } = this.#platform;
    const draw = (numbered: boolean) => {
      const end = numbered ? ` ${2 + random.below(NUMBERS)}` : '';
      return friendlyName(this.#game.language, random.below(1_000_000), (name) => !name.endsWith(end));
    };
    for (let attempt = 1; ; attempt += 1) {
      const name = draw(attempt > NAME_TRIES / 2);
      if (attempt >= NAME_TRIES || !(await isNameTaken(db, this.record.id, nameKey(name)))) return name;
    }
  }

  /**
   * The own answers of a run that is over. What was right, and what each answer gave, is told when nobody can use it any
   * more: after the assignment has closed.
   */
  review(state: RoomState): OwnReview {
    const rows = reviewRows(state, 0);
    if (this.isOver()) return { rows, rightLater: false };
    const hidden: RoomState = { ...state, game: { ...state.game, showAnswer: false, showResultsAfter: 'never' } };
    return { rows: reviewRows(hidden, 0), rightLater: rows.some(({ correct }) => correct !== null) };
  }
}
