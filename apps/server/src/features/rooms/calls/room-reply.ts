import { GameId, RoomId } from '@qc/contract';
import type { Room as RoomReply } from '@qc/contract';
import type { RoomSight } from '../rooms.ts';
import type { RoomRecord } from '../keeping/room-store.ts';

/** A room as the contract gives it; a closed one has no code. `operator`: its person's name, in lists for others. */
export function toRoomReply(record: RoomRecord, sight: RoomSight | null, operator = ''): RoomReply {
  return {
    _id: RoomId.parse(record.id),
    game: GameId.parse(record.gameId),
    name: record.name,
    code: record.code ?? '',
    open: record.endedAtMs === null,
    createdAt: record.createdAtMs,
    startedAt: sight?.startedAtMs ?? null,
    playersCount: sight?.players ?? 0,
    demo: record.demo,
    price: record.price,
    operator,
    keeper: '',
  };
}
