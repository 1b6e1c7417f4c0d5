import type { Bus } from '#platform/bus/bus';
import { cardOf } from '../wire/preview-room.ts';
import { provenLink } from '../screens/screen-tokens.ts';
import type { RoomHost } from '../keeping/room-host.ts';
import { jsonOf } from './line-envelope.ts';
import { RoomCall } from './room-calls.ts';

/** Answers what other servers ask about the rooms of this one; gives the way to answer no more. */
export function answerRoomCalls(host: RoomHost, bus: Bus): () => void {
  return bus.answer(`own.${bus.serverId}.call`, async (text) => {
    const { data } = RoomCall.safeParse(jsonOf(text));
    if (!data || (host.room(data.room) === null && host.roomNow(data.room) === null))
      return JSON.stringify({ v: 1, away: true });
    return JSON.stringify({ v: 1, value: (await answerTo(host, data)) ?? null });
  });
}

async function answerTo(host: RoomHost, { room: id, call }: RoomCall): Promise<unknown> {
  switch (call.do) {
    case 'view':
      return host.view(id);
    case 'close':
      return host.close(id);
    case 'whenKept':
      return host.whenKept(id);
    case 'command': {
      const done = await host.command(id, call.command);
      // The room after it is nobody's business but its server's.
      return done?.ok ? { ok: true } : done;
    }
    case 'openAgain':
      return host.openAgain(id, call.run);
    case 'correct':
      return host.correctEnded(id, call.correction);
    case 'card':
      return cardOf(host.room(id));
    case 'provesScreen': {
      const room = host.roomNow(id);
      return room !== null && provenLink(host.seatKey, room, call.token) !== null;
    }
  }
}
