import { GameId, RoomId } from '@qc/contract';
import type { Room as RoomReply } from '@qc/contract';
import type { RoomHost } from '../keeping/room-host.ts';
import type { RoomRecord } from '../keeping/room-store.ts';

/** A room as the contract gives it; a closed one has no code. `operator`: its person's name, in lists for others. */
export function toRoomReply(host: Pick<RoomHost, 'room'>, record: RoomRecord, operator = ''): RoomReply {
  const state = host.room(record.id)?.state;
  return {
    _id: RoomId.parse(record.id),
    game: GameId.parse(record.gameId),
    name: record.name,
    code: record.code ?? '',
    open: record.endedAtMs === null,
    createdAt: record.createdAtMs,
    startedAt: state?.startedAtMs ?? null,
    playersCount: state?.players ?? 0,
    demo: record.demo,
    price: record.price,
    operator,
    keeper: '',
  };
}
