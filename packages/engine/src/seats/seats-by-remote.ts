import { remotes } from '@qc/contract/devices/remotes';
import type { KeyReader } from '@qc/contract/devices/read-keys';
import type { SlideType } from '@qc/contract';
import { isOut } from '../race/race.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { tableEntries } from './seat-table.ts';

const READERS: Readonly<Partial<Record<SlideType, KeyReader>>> = remotes.readKeys;

/** How the keys of remotes answer a kind of slide; undefined: they cannot. */
export function keyReader(type: SlideType): KeyReader | undefined {
  return READERS[type];
}

/** The proof of a seat without a page: no token hashes to it. */
export function proofWithoutPage(number: number): string {
  return `named ${number}`;
}

/** Whether a player can answer by a page, and not only by a remote. */
export function hasPage({ tokenHash }: Pick<Seat, 'tokenHash'>): boolean {
  return !tokenHash.startsWith('named ');
}

/** The remotes that answer for a seat. */
export function remotesOf({ remotes: pairs }: Pick<RoomState, 'remotes'>, seat: number): string[] {
  return Object.keys(pairs).filter((remote) => pairs[remote] === seat);
}

/** Whether a player could answer a round's question at all. */
export function canAnswer(
  { game }: Pick<RoomState, 'game'>,
  { slide, race }: Pick<Round, 'slide' | 'race'>,
  seat: Seat,
): boolean {
  if (isOut(race, seat)) return false;
  const type = game.slides[slide]?.type;
  return (type !== undefined && keyReader(type) !== undefined) || hasPage(seat);
}

/** How many are here who cannot answer a round's question. */
export function presentWithoutKeys(state: RoomState, round: Pick<Round, 'slide'>): number {
  const type = state.game.slides[round.slide]?.type;
  if (type === undefined || keyReader(type)) return 0;
  let count = 0;
  for (const seat of tableEntries(state.seats))
    if (!seat.removed && seat.awaySinceMs === null && !hasPage(seat)) count += 1;
  return count;
}
