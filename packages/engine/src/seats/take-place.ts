import { changed, refuse, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { withOpenRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { pickTeam } from '../teams.ts';
import { newSeat } from './new-seat.ts';
import { canAnswer } from './seats-by-remote.ts';
import { addSeat } from './set-seat.ts';

type Join = Extract<Command, { type: 'join' }>;

/** Gives a newcomer a seat under a name as it is shown; whether there is a place for them was judged before. */
export function takePlace(state: RoomState, command: Join, name: string, nowMs: number): Change | Refusal {
  const team = pickTeam(state, command.team);
  if (team === 'teamNeeded') return refuse(team);
  const known = {
    // What the game does not ask for is not kept.
    phone: state.game.collectPhone ? command.phone : '',
    tokenHash: command.tokenHash,
    deviceHash: command.deviceHash ?? '',
    line: command.line ?? null,
    team,
    acked: [command.messageId],
  };
  const seat = newSeat(state, name, nowMs, known, command.faceBits);
  const joined = {
    ...state,
    seats: addSeat(state.seats, seat),
    players: state.players + 1,
    present: state.present + 1,
  };
  return changed(
    withOpenRound(joined, (round) => ({
      ...round,
      waitingFor: round.waitingFor + (canAnswer(state, round, { seat, number: state.seats.length }) ? 1 : 0),
    })),
    { type: 'seatJoined', seat: state.seats.length },
  );
}
