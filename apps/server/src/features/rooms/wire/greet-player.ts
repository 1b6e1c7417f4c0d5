import { CLOSE } from '@qc/contract';
import type { ClientMessageOf, Goodbye } from '@qc/contract';
import { isKeptOut, tableGet } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import { AttemptSeat } from '../seat/attempt-seat.ts';
import { HallSeat } from '../seat/hall-seat.ts';
import type { ScreenPort } from '../seat/seat-port.ts';
import { hashDeviceIn, hashSeatToken } from '../seat/seat-tokens.ts';
import type { Gateway } from './gateway.ts';
import type { Hello as AnyHello, PageWire } from './page.ts';
import { PlayerPage } from './player-page.ts';

type Hello = ClientMessageOf<'helloPlayer'>;

/**
 * Whether a page takes by its token the place of another one that sits there. What waited in a cut network comes late: the
 * page that said it may have come again since, and would lose its place to itself. So it is asked whether it is there.
 */
export function takesPlace(room: Room | null, hello: AnyHello): boolean {
  if (room === null || hello.t !== 'helloPlayer' || hello.token === null) return false;
  const seat = room.seatOf(hashSeatToken(hello.token));
  return seat !== null && room.broadcast.hasSeat(seat);
}

/** Lets a page into a hall by the room's code, and by its token into its seat. Null: it was sent away. */
export function greetInHall(gateway: Gateway, end: PageWire, hello: Hello): PlayerPage | null {
  const port = portInHall(gateway, end, hello);
  return typeof port === 'string' ? sendAway(end, port) : letIn(gateway, end, port, hello);
}

function portInHall(
  { host, codes, hall }: Gateway,
  { origin, wire }: PageWire,
  hello: Hello,
): ScreenPort | Goodbye['reason'] {
  const { code, token, device } = hello;
  const { address, standing } = origin;
  const meant = host.roomByCode(code);
  const seat = token === null ? null : (meant?.seatOf(hashSeatToken(token)) ?? null);
  // To everybody without a place the code of a run that is over looks like one that no room has.
  const room = seat === null && meant?.state.phase.name === 'ended' ? null : meant;
  if (!room && host.isReturning(code)) return 'restart';
  // A token is no guess: who has a place keeps it, whatever others behind the same address have tried.
  const refusal = seat === null ? codes.judge({ device, address, standing }, room) : null;
  if (!room || refusal !== null) return refusal ?? 'noRoom';
  if (seat !== null && tableGet(room.state.seats, seat)?.removed !== false) return 'removed';
  // Whom the operator keeps out is told at the door, before a form is filled in; a place that is theirs is gone already.
  if (seat === null && isKeptOut(room.state, hashDeviceIn(room, host.seatKey, device))) return 'removed';
  return new HallSeat(room, hall, { id: device, from: address }, seat, () => wire.isThere());
}

/** Lets a page in by an assignment's code, and by its token to its place. Null: it was sent away. */
export async function greetInAssignment(gateway: Gateway, end: PageWire, hello: Hello): Promise<PlayerPage | null> {
  const { address } = end.origin;
  if (!gateway.codes.mayLookForAssignment(address)) return sendAway(end, 'tooManyTries');
  const assignment = await gateway.findAssignment(hello.code);
  if (!assignment) return sendAway(end, 'noRoom');
  const room = hello.token === null ? null : await assignment.resume(hashSeatToken(hello.token));
  const begin = room ? { room } : { outside: await assignment.outside() };
  const seams = {
    now: () => gateway.now(),
    below: (below: number) => gateway.hall.below(below),
    failed: (error: unknown, what: string) => gateway.log.error({ err: error, connection: end.name }, what),
  };
  const port = new AttemptSeat(assignment, seams, { id: hello.device, from: address }, begin);
  return letIn(gateway, end, port, hello);
}

function letIn(gateway: Gateway, end: PageWire, port: ScreenPort, hello: Hello): PlayerPage {
  const page = new PlayerPage(port, end, gateway.log);
  page.arrive(hello.lastVersion);
  return page;
}

function sendAway(end: PageWire, reason: Goodbye['reason']): null {
  end.goodbye(reason, CLOSE[reason]);
  return null;
}
