import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import { cleanName, nameKey } from '../name-key.ts';
import type { Refusal } from '../outcome.ts';
import { withOpenRound } from '../rounds.ts';
import { nameTaken, seatOfProof } from '../seat-index.ts';
import { tablePush } from '../seat-table.ts';
import type { RoomState, Seat } from '../state.ts';

type Join = Extract<Command, { type: 'join' }>;

/** Takes a place. The same proof again is the same seat; the podium is too late to come. */
export function join(state: RoomState, command: Join, nowMs: number): Change | Refusal {
  const known = seatOfProof(state.seats, command.tokenHash);
  if (known) return known.removed ? refuse('removed') : unchanged(state);
  const { name: phase } = state.phase;
  if (phase === 'podium' || phase === 'ended') return refuse('roomEnded');
  if (state.locked) return refuse('roomLocked');
  if (state.players >= state.game.maxPlayers) return refuse('roomFull');
  const { regulationsLink, regulationsText, collectPhone } = state.game;
  if ((regulationsLink !== '' || regulationsText !== '') && !command.consent) return refuse('consentNeeded');
  if (collectPhone && command.phone === '') return refuse('phoneNeeded');
  const name = cleanName(command.name);
  const key = nameKey(name);
  if (key === '') return refuse('nameEmpty');
  if (nameTaken(state.seats, key, null)) return refuse('nameTaken');
  const seat: Seat = {
    name,
    nameKey: key,
    // What the game does not ask for is not kept.
    phone: collectPhone ? command.phone : '',
    tokenHash: command.tokenHash,
    joinedAtMs: nowMs,
    awaySinceMs: null,
    removed: false,
    score: 0,
    totalAnswerMs: 0,
    rank: null,
    previousRank: null,
    acked: [command.messageId],
  };
  const joined = {
    ...state,
    seats: tablePush(state.seats, seat),
    players: state.players + 1,
    present: state.present + 1,
  };
  return changed(
    withOpenRound(joined, (round) => ({ ...round, waitingFor: round.waitingFor + 1 })),
    { type: 'seatJoined', seat: state.seats.length },
  );
}
