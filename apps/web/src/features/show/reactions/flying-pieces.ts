import { REACTIONS, type ReactionName, type ReactionSums } from '@qc/contract/live/reactions';

/** One drawing on its way up a gutter of the big screen. */
export interface FlyingPiece {
  id: number;
  name: ReactionName;
  /** Which gutter: where lines begin, or where they end. */
  side: 'start' | 'end';
  /** Where in the gutter it begins, 0 to 1 of the room there is. */
  lane: number;
  /** Its size, 0 (a few sent it) to 1 (very many). */
  weight: number;
}

/** At most so many fly at once. */
export const FLYING_MAX = 24;
/** From so many of one kind in a word on, a piece is as large as it gets. */
const MANY = 200;
/** Neither repeats soon nor looks in rows: the golden section. */
const SPREAD = 0.618;

/** What rises for one word of sums: for each kind one to three pieces, more and larger the more sent it. `from`: the first id. */
export function piecesOf(sums: ReactionSums, from: number): FlyingPiece[] {
  return REACTIONS.flatMap((name, kind) => {
    const count = sums[kind] ?? 0;
    return Array.from({ length: Math.min(3, Math.ceil(Math.log2(1 + count))) }, (_, turn) => ({ name, count, turn }));
  }).map(({ name, count }, index) => {
    const id = from + index;
    return {
      id,
      name,
      side: id % 2 === 0 ? 'start' : 'end',
      lane: (id * SPREAD) % 1,
      weight: Math.min(1, Math.log2(count) / Math.log2(MANY)),
    };
  });
}
