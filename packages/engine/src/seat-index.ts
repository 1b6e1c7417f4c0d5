import type { SeatTable } from './seat-table.ts';
import type { Seat } from './state.ts';

/** What the seats of one block are known by. */
interface BlockIndex {
  /** Folded names of the seats not removed. */
  names: ReadonlySet<string>;
  proofs: ReadonlySet<string>;
}

/**
 * Blocks are never changed in place, so what is gathered from one holds as long as it lives. Ten thousand newcomers
 * would otherwise each compare themselves with all before them.
 */
const indexes = new WeakMap<readonly Seat[], BlockIndex>();

function indexOf(block: readonly Seat[]): BlockIndex {
  const known = indexes.get(block);
  if (known) return known;
  const names = new Set(block.filter((seat) => !seat.removed).map((seat) => seat.nameKey));
  const made: BlockIndex = { names, proofs: new Set(block.map((seat) => seat.tokenHash)) };
  indexes.set(block, made);
  return made;
}

/** The seats that may match: those of the newest block, which still grows, and of blocks where `has` says so. */
function* candidates(seats: SeatTable<Seat>, has: (index: BlockIndex) => boolean): Generator<[number, Seat]> {
  let first = 0;
  for (const block of seats.blocks) {
    const grows = block === seats.blocks.at(-1);
    if (grows || has(indexOf(block))) for (const [at, seat] of block.entries()) yield [first + at, seat];
    first += block.length;
  }
}

/** Whether a seat other than `except` has this folded name. */
export function nameTaken(seats: SeatTable<Seat>, key: string, except: number | null): boolean {
  for (const [number, seat] of candidates(seats, (index) => index.names.has(key)))
    if (seat.nameKey === key && !seat.removed && number !== except) return true;
  return false;
}

/** The seat that a proof was given for, removed or not; null: none. */
export function seatOfProof(seats: SeatTable<Seat>, tokenHash: string): Seat | null {
  for (const [, seat] of candidates(seats, (index) => index.proofs.has(tokenHash)))
    if (seat.tokenHash === tokenHash) return seat;
  return null;
}
