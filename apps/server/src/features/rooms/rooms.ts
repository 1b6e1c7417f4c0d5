import type { CorrectionRequest, GameType } from '@qc/contract';
import type { Command, Refusal, RunGame } from '@qc/engine';
import type { RoomRecord } from './keeping/room-store.ts';

/** A room to be opened. */
export interface RoomOpening {
  gameId: string;
  userId: string;
  game: RunGame;
  /** Free, for at most three players: the game's own limit says so, too. Absent: it is paid for. */
  demo?: boolean;
  gameType: GameType;
  /** What its first slide will cost, to be shown. */
  price?: number;
}

/** What is told of a room that runs. */
export interface RoomSight {
  /** Null: it is in its lobby. */
  startedAtMs: number | null;
  players: number;
  /** Its run has ended, although its record may not say so yet. */
  over: boolean;
  /** Whether its game may be played by telephone. */
  callers: boolean;
}

/** Whose open rooms: everybody's, those a person opened, or those of a person's games as well. */
export type WhoseRooms = 'all' | { openedBy: string } | { operatedBy: string };

/** What an operator asks of a room. */
export type OperateCommand = Extract<Command, { type: 'operate' }>;

/** It is done and on disk, or why not. */
export type CommandDone = { ok: true } | Refusal;

/** What was put right, by whom, and when. */
export type EndCorrection = CorrectionRequest & { by: string; atMs: number };

/** How much goes on in the rooms of this process. */
export interface RoomCounts {
  /** Rooms that have not ended. */
  open: number;
  /** Rooms that take no commands until they can be stored. */
  waiting: number;
  /** Pages connected to them. */
  pages: number;
  /** Players connected to them. */
  players: number;
  /** Pages that watch without a place. */
  spectators: number;
}

/**
 * The live rooms, for everybody who does not run them. Nothing here says where a room is: it is asked for by its id, and
 * each reply comes later, so that it may be in this process or in another.
 */
export interface Rooms {
  /** A room as stored, open or over; null: there is none. */
  find(id: string): Promise<RoomRecord | null>;
  /** The rooms whose record says that they are open. */
  list(whose: WhoseRooms): Promise<RoomRecord[]>;
  /** Opens a room under a code nobody else has; null when this game and operator have one of this kind already. */
  open(run: RoomOpening): Promise<RoomRecord | null>;
  /**
   * Opens a room under the code of one that is over, with its people, who come over by themselves. The same again when
   * that was done already. `gone`: the people are not there any more. Null: not now, as for `open`.
   */
  openAgain(before: string, run: RoomOpening): Promise<RoomRecord | 'gone' | null>;
  /** What a room is doing; null: it does not run. */
  view(id: string): Promise<RoomSight | null>;
  /**
   * Does what an operator asks, and pays for the first slide. Null: no such room runs. Throws `Refused('unavailable')`
   * while it is not known whether it is done: it is not tried a second time.
   */
  command(id: string, command: OperateCommand): Promise<CommandDone | null>;
  /** When the result of a room that is over is kept, or the try has failed and goes on in the background. */
  whenKept(id: string): Promise<void>;
  /**
   * Ends a run and keeps its results. One that could not be brought back after a restart has nothing left to keep: its
   * game is free to run again. False: not now, as what its players have reached is still on the way back or to the disk.
   */
  close(id: string): Promise<boolean>;
  /** A key was put right in the result of a room: who still looks at its end sees what the result says. */
  correctEnded(id: string, correction: EndCorrection): void | Promise<void>;
  /** How much goes on in this process now. */
  counts(): RoomCounts;
}
