import type { LiveRefusal } from '@qc/contract';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import { cleanName } from '../names/name-key.ts';
import type { Refusal } from '../outcome.ts';
import { withOpenRound } from '../rounds.ts';
import { canAnswer } from '../seats/seats-by-remote.ts';
import { newSeat } from '../seats/new-seat.ts';
import { seatOfProof } from '../seats/seat-index.ts';
import { addSeat } from '../seats/set-seat.ts';
import type { RoomState } from '../state.ts';
import { pickTeam } from '../teams.ts';
import { nameRefusal, placeRefusal } from './join-rules.ts';

type Join = Extract<Command, { type: 'join' }>;

/** Takes a place. The same proof again is the same seat, whatever has changed for newcomers since. */
export function join(state: RoomState, command: Join, nowMs: number): Change | Refusal {
  const known = seatOfProof(state.seats, command.tokenHash);
  if (known) return known.removed ? refuse('removed') : unchanged(state);
  const name = cleanName(command.name);
  const refusal = placeRefusal(state, command, nowMs) ?? asked(state, command) ?? nameRefusal(state, name);
  if (refusal !== null && command.admitted !== true) return refuse(refusal);
  const team = pickTeam(state, command.team);
  if (team === 'teamNeeded') return refuse(team);
  const seat = newSeat(state, name, nowMs, {
    // What the game does not ask for is not kept.
    phone: state.game.collectPhone ? command.phone : '',
    tokenHash: command.tokenHash,
    deviceHash: command.deviceHash ?? '',
    team,
    acked: [command.messageId],
  });
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

/** What the game asks for must be given. */
function asked({ game }: RoomState, { consent, phone }: Join): LiveRefusal | null {
  if ((game.regulationsLink !== '' || game.regulationsText !== '') && !consent) return 'consentNeeded';
  return game.collectPhone && phone === '' ? 'phoneNeeded' : null;
}
