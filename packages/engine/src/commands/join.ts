import type { LiveRefusal } from '@qc/contract';
import { refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import { cleanName } from '../names/name-key.ts';
import type { Refusal } from '../outcome.ts';
import { seatOfProof } from '../seats/seat-index.ts';
import { takePlace } from '../seats/take-place.ts';
import type { RoomState } from '../state.ts';
import { nameRefusal, placeRefusal } from './join-rules.ts';

type Join = Extract<Command, { type: 'join' }>;

/** Takes a place. The same proof again is the same seat, whatever has changed for newcomers since. */
export function join(state: RoomState, command: Join, nowMs: number): Change | Refusal {
  const known = seatOfProof(state.seats, command.tokenHash);
  if (known) return known.removed ? refuse('removed') : unchanged(state);
  const name = cleanName(command.name);
  const refusal = placeRefusal(state, command, nowMs) ?? asked(state, command) ?? nameRefusal(state, name);
  if (refusal !== null && command.admitted !== true) return refuse(refusal);
  return takePlace(state, command, name, nowMs);
}

/** What the game asks for must be given. */
function asked({ game }: RoomState, { consent, phone }: Join): LiveRefusal | null {
  if ((game.regulationsLink !== '' || game.regulationsText !== '') && !consent) return 'consentNeeded';
  return game.collectPhone && phone === '' ? 'phoneNeeded' : null;
}
