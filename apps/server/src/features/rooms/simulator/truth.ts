import { isDeepStrictEqual } from 'node:util';
import type { RoomState, RunGame } from '@qc/engine';
import type { JournalGroup } from '@qc/engine/live/journal';
import type { RoomRecord } from '../keeping/room-store.ts';
import { ChargeTruth } from './charge-truth.ts';
import type { DurableWatch } from './durable-data.ts';
import type { Requests } from './requests.ts';
import { RoomTruth } from './room-truth.ts';
import type { Scene } from './scene.ts';
import type { ChargeState } from './simulated-pots.ts';

/** What is on disk, as a second opinion: every room folded from its journal, with the rules that must hold on disk. */
export class Truth implements DurableWatch {
  readonly rooms = new Map<string, RoomTruth>();
  readonly charges: ChargeTruth;
  readonly #scene: Scene;
  readonly #requests: Requests;
  /** Called after each change of a room … */
  onChange: (room: RoomTruth) => void = () => undefined;
  /** … when a process becomes its writer … */
  onTaken: (roomId: string, by: { from: string | null; to: string }) => void = () => undefined;
  /** … when its first slide opens … */
  onStart: (room: RoomTruth) => void = () => undefined;
  /** … when its run is over … */
  onEnd: (room: RoomTruth) => void = () => undefined;
  /** … and when the database has closed it. */
  onClose: (room: RoomTruth) => void = () => undefined;

  constructor(scene: Scene, requests: Requests) {
    this.#scene = scene;
    this.#requests = requests;
    this.charges = new ChargeTruth(scene, (roomId) => this.rooms.get(roomId));
  }

  opened(record: RoomRecord & { code: string }, game: RunGame): void {
    const before = [...this.rooms.values()].some((room) => room.record.code === record.code);
    if (before) this.#scene.reach('code used again');
    this.rooms.set(record.id, new RoomTruth(this.#scene, this.#requests, record, game));
  }

  taken(roomId: string, epoch: number, by: { from: string | null; to: string }): void {
    this.rooms.get(roomId)?.taken(epoch);
    this.onTaken(roomId, by);
  }

  appended(groups: readonly JournalGroup[]): void {
    if (groups.length > 1) this.#scene.reach('two rooms in one flush');
    for (const group of groups) {
      const room = this.rooms.get(group.roomId);
      if (!room) continue;
      const wasOver = isOver(room.state);
      const hadStarted = room.state.startedAtMs !== null;
      room.append(group);
      if (!hadStarted && room.state.startedAtMs !== null) this.onStart(room);
      this.onChange(room);
      if (!wasOver && isOver(room.state)) this.onEnd(room);
    }
    this.#scene.note(`disk ${groups.map(({ roomId, seq }) => `${roomId}:${seq}`).join(' ')}`);
  }

  dropped(roomId: string, afterSeq: number): void {
    this.rooms.get(roomId)?.drop(afterSeq);
  }

  closed(roomId: string): void {
    const room = this.rooms.get(roomId);
    if (!room) return;
    // A room whose opening failed is closed again; nobody has been told of it.
    const isUntouched = room.state.phase.name === 'lobby' && room.state.seats.length === 0;
    if (isUntouched) this.#scene.reach('opening that failed is taken back');
    this.#scene.demand('S1 a room is closed only when its run is over', isOver(room.state) || isUntouched);
    this.#scene.demand('S1 a result is kept before its journal goes', room.isKept || room.state.startedAtMs === null);
    if (room.isClosed) return;
    room.isClosed = true;
    this.onClose(room);
  }

  charged(roomId: string, state: ChargeState): void {
    this.charges.changed(roomId, state);
  }

  kept(roomId: string, state: RoomState): void {
    const room = this.rooms.get(roomId);
    if (!room) return;
    if (room.isKept) this.#scene.reach('result brought a second time');
    this.#scene.demand('S1 the result is what is on disk', isDeepStrictEqual(state, room.state));
    room.isKept = true;
  }
}

function isOver(state: RoomState): boolean {
  return state.phase.name === 'ended';
}
