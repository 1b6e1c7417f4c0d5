import { drawnKey, nameKey } from '../names/name-key.ts';
import type { SeatTable } from './seat-table.ts';
import type { Seat } from '../state.ts';

/** What the seats of one block are known by. */
interface BlockIndex {
  /** Folded names of the seats not removed, by letters and by looks. */
  names: ReadonlySet<string>;
  proofs: ReadonlySet<string>;
  /** Devices of the seats, removed or not. */
  devices: ReadonlySet<string>;
}

/**
 * Blocks are never changed in place, so what is gathered from one holds as long as it lives. Ten thousand newcomers
 * would otherwise each compare themselves with all before them.
 */
const indexes = new WeakMap<readonly Seat[], BlockIndex>();

function indexOf(block: readonly Seat[]): BlockIndex {
  const known = indexes.get(block);
  if (known) return known;
  const here = block.filter((seat) => !seat.removed);
  const made: BlockIndex = {
    names: new Set(here.flatMap(keysOf)),
    proofs: new Set(block.map((seat) => seat.tokenHash)),
    devices: new Set(block.map((seat) => seat.deviceHash)),
  };
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

/** What a seat's name is known by. */
function keysOf({ name, nameKey: key }: Pick<Seat, 'name' | 'nameKey'>): string[] {
  const drawn = drawnKey(name);
  return drawn === null ? [key] : [key, drawn];
}

function isKnownBy({ name, nameKey: key }: Seat, keys: readonly string[]): boolean {
  if (keys.includes(key)) return true;
  const drawn = drawnKey(name);
  return drawn !== null && keys.includes(drawn);
}

/** Whether a seat other than `except` is called like this, or so that nobody could tell. */
export function nameTaken(seats: SeatTable<Seat>, name: string, except: number | null): boolean {
  const keys = keysOf({ name, nameKey: nameKey(name) });
  for (const [number, seat] of candidates(seats, (index) => keys.some((key) => index.names.has(key))))
    if (!seat.removed && number !== except && isKnownBy(seat, keys)) return true;
  return false;
}

/** The seat that a proof was given for, removed or not; null: none. */
export function seatOfProof(seats: SeatTable<Seat>, tokenHash: string): Seat | null {
  for (const [, seat] of candidates(seats, (index) => index.proofs.has(tokenHash)))
    if (seat.tokenHash === tokenHash) return seat;
  return null;
}

/** Numbers of the seats that a device holds; a device that is not known holds none. */
export function seatsOfDevice(seats: SeatTable<Seat>, deviceHash: string): number[] {
  return takenBy(seats, deviceHash).flatMap(([number, seat]) => (seat.removed ? [] : [number]));
}

/** How many seats a device has ever taken, those it gave up included; a device that is not known: none. */
export function placesTaken(seats: SeatTable<Seat>, deviceHash: string): number {
  return takenBy(seats, deviceHash).length;
}

function takenBy(seats: SeatTable<Seat>, deviceHash: string): [number, Seat][] {
  if (deviceHash === '') return [];
  const some = candidates(seats, (index) => index.devices.has(deviceHash));
  return [...some].filter(([, seat]) => seat.deviceHash === deviceHash);
}
