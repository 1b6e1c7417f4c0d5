import { remoteKind } from '@qc/contract/devices/remote-kinds';
import { dialer } from '@qc/contract/devices/dialer';
import { remotes } from '@qc/contract/devices/remotes';
import { isFinished, isTypedByKeys, type KeyReader } from '@qc/contract/devices/read-keys';
import type { SlideType } from '@qc/contract';
import { isOut } from '../race/race.ts';
import { hasAnswered, openRound, withOpenRound } from '../rounds.ts';
import type { RunSlide } from '../run-game.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { tableEntries, tableGet } from './seat-table.ts';

type Paired = Pick<RoomState, 'remotes'>;

const READERS: Readonly<Partial<Record<SlideType, KeyReader>>> = remotes.readKeys;
const CALLER_READERS: Readonly<Partial<Record<SlideType, KeyReader>>> = dialer.readKeys;

/** How the keys of remotes answer a kind of slide; undefined: they cannot. */
export function keyReader(type: SlideType): KeyReader | undefined {
  return READERS[type];
}

/** Whether the keys of a telephone answer a kind of slide. */
export function isAnsweredByCallers(type: SlideType): boolean {
  return CALLER_READERS[type] !== undefined;
}

/** The proof of a seat without a page: no token hashes to it. */
export function proofWithoutPage(number: number): string {
  return `named ${number}`;
}

/** Whether a player can answer by a page, and not only by a remote. */
export function hasPage({ tokenHash }: Pick<Seat, 'tokenHash'>): boolean {
  return !tokenHash.startsWith('named ');
}

/** Halls pair hundreds, and each change of a room asks whose a remote is. */
const bySeat = new WeakMap<RoomState['remotes'], ReadonlyMap<number, readonly string[]>>();

/** The remotes that answer for a seat. */
export function remotesOf({ remotes: pairs }: Paired, seat: number): string[] {
  const known = bySeat.get(pairs) ?? gathered(pairs);
  bySeat.set(pairs, known);
  return [...(known.get(seat) ?? [])];
}

function gathered(pairs: RoomState['remotes']): Map<number, string[]> {
  const remotesBySeat = new Map<number, string[]>();
  for (const [remote, seat] of Object.entries(pairs)) {
    const own = remotesBySeat.get(seat);
    if (own) own.push(remote);
    else remotesBySeat.set(seat, [remote]);
  }
  return remotesBySeat;
}

/** Whether one of a remote's keys says something on a slide. */
function answers(remote: string, { type, answers: shown, selection }: RunSlide): boolean {
  const read = keyReader(type);
  if (!read) return false;
  return remoteKind(remote).keys.some((key) => read(key, { answers: shown.length, selection }) !== null);
}

/** Whether a player could answer a round's question at all: by a page, by keys of a telephone, or by a key of one of the own remotes. */
export function canAnswer(
  state: Paired & Pick<RoomState, 'game'>,
  { slide: index, race }: Pick<Round, 'slide'> & Partial<Pick<Round, 'race'>>,
  { seat, number }: { seat: Seat; number: number },
): boolean {
  if (isOut(race, seat)) return false;
  const slide = state.game.slides[index];
  if (seat.line !== null) return slide !== undefined && isAnsweredByCallers(slide.type);
  if (hasPage(seat)) return true;
  if (!slide) return false;
  const own = remotesOf(state, number);
  // Who is being given another one has been away for a moment only.
  return own.length === 0 ? keyReader(slide.type) !== undefined : own.some((remote) => answers(remote, slide));
}

/** Whether an open question waits for a player: who is here, can answer, and has not, or is still typing. */
function isWaitedFor(state: RoomState, round: Round, number: number): boolean {
  const seat = tableGet(state.seats, number);
  if (!seat || seat.removed || seat.awaySinceMs !== null || hasSaid(state, round, number)) return false;
  return canAnswer(state, round, { seat, number });
}

/** Whether a player's answer is given: what is typed key by key on a remote is only once it is ended. */
export function hasSaid({ game }: Pick<RoomState, 'game'>, round: Round, number: number): boolean {
  const keys = round.keys[number] ?? '';
  const isTyping = keys !== '' && !isFinished(keys) && isTypedByKeys(game.slides[round.slide]?.type ?? 'media');
  return hasAnswered(round, number) && !isTyping;
}

/** How many the open round waits for after it has changed for one seat, its seats and remotes as they were. */
export function waitingAfter(state: RoomState, { was, is }: { was: Round; is: Round }, number: number): number {
  return is.waitingFor + Number(isWaitedFor(state, is, number)) - Number(isWaitedFor(state, was, number));
}

/** The room after a change of one seat or its remotes, its open question waiting for the player if it should now. */
export function rewaited(before: RoomState, after: RoomState, number: number): RoomState {
  const [round, is] = [openRound(before), openRound(after)];
  if (!round || !is) return after;
  const by = Number(isWaitedFor(after, is, number)) - Number(isWaitedFor(before, round, number));
  return by === 0 ? after : withOpenRound(after, (open) => ({ ...open, waitingFor: open.waitingFor + by }));
}

/** How many are here who cannot answer a round's question. */
export function presentWithoutKeys(state: RoomState, round: Pick<Round, 'slide'>): number {
  let [count, number] = [0, 0];
  for (const seat of tableEntries(state.seats)) {
    if (!seat.removed && seat.awaySinceMs === null && !canAnswer(state, round, { seat, number })) count += 1;
    number += 1;
  }
  return count;
}
