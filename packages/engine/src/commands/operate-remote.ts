import type { DeviceName } from '@qc/contract/devices/device-names';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import { devicesIn } from '../devices-in.ts';
import { cleanName, nameKey } from '../names/name-key.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
import { newSeat } from '../seats/new-seat.ts';
import { nameTaken } from '../seats/seat-index.ts';
import { hasPage, proofWithoutPage, remotesOf, rewaited } from '../seats/seats-by-remote.ts';
import { addSeat } from '../seats/set-seat.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';
import { isTeam, pickTeam } from '../teams.ts';
import { toldOtherwise } from '../views/told-of-remotes.ts';
import { presence } from './presence.ts';

/** Remotes that one room knows. */
const REMOTES_MAX = 2000;

/** Lets a device in beside the game's own, or no longer: before the first slide, as it makes the price. */
export function letIn(state: RoomState, device: DeviceName, on: boolean): Change | Refusal {
  if (state.startedAtMs !== null || device === state.game.device) return refuse('wrongPhase');
  if (state.alsoIn.includes(device) === on) return unchanged(state);
  const others = state.alsoIn.filter((one) => one !== device);
  return changed({ ...state, alsoIn: on ? [...others, device] : others }, { type: 'settingsChanged' });
}

/**
 * Gives seats to players without a page, who are away until a remote is theirs. A name that is taken is left out, so
 * that a list can be given twice. Foul names the operator judges alone.
 */
export function addPlayers(
  state: RoomState,
  names: readonly string[],
  team: number | null,
  nowMs: number,
): Change | Refusal {
  if (state.phase.name === 'podium' || state.phase.name === 'honours') return refuse('wrongPhase');
  let joined = state;
  const events: RoomEvent[] = [];
  for (const wanted of names) {
    const name = cleanName(wanted);
    if (nameKey(name) === '' || nameTaken(joined.seats, name, null)) continue;
    if (joined.players >= state.game.maxPlayers) return refuse('roomFull');
    // Whoever names a team decides, also where players are put into one.
    const picked = team !== null && isTeam(joined.game, team) ? team : pickTeam(joined, team);
    if (picked === 'teamNeeded') return refuse(picked);
    const number = joined.seats.length;
    const seat = newSeat(joined, name, nowMs, {
      tokenHash: proofWithoutPage(number),
      team: picked,
      awaySinceMs: nowMs,
    });
    joined = { ...joined, seats: addSeat(joined.seats, seat), players: joined.players + 1 };
    events.push({ type: 'seatJoined', seat: number });
  }
  return events.length === 0 ? unchanged(state) : changed(joined, ...events);
}

/**
 * Lets remotes answer for seats from now on, and for no others; what was answered stays with the seat it was answered for.
 * All at one moment: players who swap theirs are never without one between. Of a remote that is named twice the last
 * counts. Refused whole where one of them is.
 */
export function pairRemotes(
  state: RoomState,
  pairs: readonly { remote: string; seat: number }[],
  nowMs: number,
): Change | Refusal {
  if (!devicesIn(state).includes('remotes')) return refuse('notAllowed');
  const moved = new Map(pairs.map(({ remote, seat }) => [remote, seat]));
  for (const [remote, number] of moved) {
    const seat = seatAt(state, number);
    if (!seat) return refuse('unknownSeat');
    if (seat.removed) return refuse('removed');
    if (state.remotes[remote] === number) moved.delete(remote);
  }
  if (moved.size === 0) return unchanged(state);
  const remotes = { ...state.remotes, ...Object.fromEntries(moved) };
  if (Object.keys(remotes).length > REMOTES_MAX) return refuse('roomFull');
  const touched = new Set([...[...moved.keys()].flatMap((remote) => state.remotes[remote] ?? []), ...moved.values()]);
  let paired: RoomState = { ...state, remotes };
  for (const number of touched) {
    paired = rewaited({ ...paired, remotes: state.remotes }, paired, number);
    const present = remotesOf(paired, number).length > 0;
    const seat = seatAt(paired, number);
    if (!present && (!seat || hasPage(seat))) continue;
    const noted = presence(paired, { type: 'presence', seat: number, present }, nowMs);
    if (noted.ok) paired = noted.state;
  }
  const seats = [...touched].map((seat) => ({ type: 'seatChanged', seat }) as const);
  return changed(paired, ...seats, ...toldEvents(state, paired));
}

/** Lets a remote answer for nobody. A player who has no other way to answer is away. */
export function unpairRemote(state: RoomState, remote: string, nowMs: number): Change {
  const number = state.remotes[remote];
  if (number === undefined) return unchanged(state);
  const { [remote]: _, ...remotes } = state.remotes;
  const freed = rewaited(state, { ...state, remotes }, number);
  const seat = seatAt(freed, number);
  const isStranded = seat !== undefined && !hasPage(seat) && remotesOf(freed, number).length === 0;
  const gone = isStranded ? presence(freed, { type: 'presence', seat: number, present: false }, nowMs) : null;
  const after = gone?.ok ? gone.state : freed;
  return changed(after, { type: 'seatChanged', seat: number }, ...toldEvents(state, after));
}

/** The screens say of the remotes in use what players must know. */
function toldEvents(before: RoomState, after: RoomState): RoomEvent[] {
  return toldOtherwise(before, after) ? [{ type: 'settingsChanged' }] : [];
}
