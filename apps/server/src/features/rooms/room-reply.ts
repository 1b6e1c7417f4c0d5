import { GameId, RoomId } from '@qc/contract';
import type { Room as RoomReply } from '@qc/contract';
import type { RoomRecord } from './room-store.ts';

/** A room as the contract gives it; a closed one has no code. */
export function toRoomReply(room: RoomRecord): RoomReply {
  return {
    _id: RoomId.parse(room.id),
    game: GameId.parse(room.gameId),
    name: room.name,
    code: room.code ?? '',
    open: room.endedAtMs === null,
    createdAt: room.createdAtMs,
  };
}
