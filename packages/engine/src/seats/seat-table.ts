/**
 * A list that is never changed in place, cut into blocks: setting one of ten thousand entries copies about two
 * hundred references, so that a thousand answers at one instant stay linear. Plain arrays, so it is stored as JSON.
 */
export interface SeatTable<T> {
  readonly length: number;
  readonly blocks: readonly (readonly T[])[];
}

const BLOCK = 100;

/** A table without entries. */
export function emptyTable<T>(): SeatTable<T> {
  return { length: 0, blocks: [] };
}

/** The entry at an index, or undefined beyond the end. */
export function tableGet<T>(table: SeatTable<T>, index: number): T | undefined {
  return table.blocks[Math.floor(index / BLOCK)]?.[index % BLOCK];
}

/** The table with one entry replaced; the index must exist. */
export function tableSet<T>(table: SeatTable<T>, index: number, value: T): SeatTable<T> {
  const at = Math.floor(index / BLOCK);
  const block = table.blocks[at];
  if (!block || !(index >= 0 && index < table.length)) return table;
  return { length: table.length, blocks: table.blocks.with(at, block.with(index % BLOCK, value)) };
}

/** The table with one entry added at the end. */
export function tablePush<T>(table: SeatTable<T>, value: T): SeatTable<T> {
  const last = table.blocks.at(-1);
  const blocks = last && last.length < BLOCK ? table.blocks.with(-1, [...last, value]) : [...table.blocks, [value]];
  return { length: table.length + 1, blocks };
}

/** Every entry in order. */
export function* tableEntries<T>(table: SeatTable<T>): Generator<T> {
  for (const block of table.blocks) yield* block;
}

/** A table of `length` equal entries. */
export function filledTable<T>(length: number, value: T): SeatTable<T> {
  const blocks: T[][] = [];
  for (let left = length; left > 0; left -= BLOCK) blocks.push(new Array<T>(Math.min(left, BLOCK)).fill(value));
  return { length, blocks };
}

/** The table with entries added at the end until there are `length`. Linear in what is added, and in the blocks. */
export function tablePadded<T>(table: SeatTable<T>, length: number, value: T): SeatTable<T> {
  const missing = length - table.length;
  if (missing <= 0) return table;
  const last = table.blocks.at(-1) ?? [];
  const room = last.length > 0 ? Math.min(missing, BLOCK - last.length) : 0;
  const before = room > 0 ? table.blocks.with(-1, [...last, ...filledTable(room, value).blocks.flat()]) : table.blocks;
  return { length, blocks: [...before, ...filledTable(missing - room, value).blocks] };
}

/** The table with every entry mapped. */
export function tableMap<T, U>(table: SeatTable<T>, map: (value: T, index: number) => U): SeatTable<U> {
  return {
    length: table.length,
    blocks: table.blocks.map((block, at) => block.map((value, i) => map(value, at * BLOCK + i))),
  };
}
