import type { RoomState, SeatTable } from '@qc/engine';
import * as z from 'zod/mini';

/** Seats up to which a snapshot is one text: one short statement, as most rooms are. */
const WHOLE_MAX = 300;

/** A block of one of a room's long tables: its seats (part 0), or the answers of a round (its place in the rounds, from 1). */
export interface StateBlock {
  part: number;
  /** Of the block in its table. */
  place: number;
  entries: readonly unknown[];
}

/** Whether a room is so large that its snapshot is cut into blocks. */
export function isCut({ seats }: Pick<RoomState, 'seats'>): boolean {
  return seats.length > WHOLE_MAX;
}

/** The blocks of a room that are not just those of `before`; null: all of them. Blocks are never changed in place. */
export function changedBlocks(state: RoomState, before: RoomState | null): StateBlock[] {
  const known = before && tablesOf(before);
  return tablesOf(state).flatMap(({ blocks }, part) =>
    blocks.flatMap((entries, place) => (known?.[part]?.blocks[place] === entries ? [] : [{ part, place, entries }])),
  );
}

function tablesOf({ seats, rounds }: RoomState): SeatTable<unknown>[] {
  return [seats, ...rounds.map(({ answers }) => answers)];
}

/** A room without its blocks, as JSON; each table says how many it has. */
export function headOf({ seats, rounds, ...rest }: RoomState): string {
  const heads = rounds.map(({ answers, ...round }) => ({ ...round, answers: countOf(answers) }));
  return JSON.stringify({ ...rest, seats: countOf(seats), rounds: heads });
}

function countOf({ length, blocks }: SeatTable<unknown>): { length: number; blocks: number } {
  return { length, blocks: blocks.length };
}

const Count = z.object({ length: z.int(), blocks: z.int() });
const Head = z.looseObject({ seats: Count, rounds: z.array(z.looseObject({ answers: Count })) });

/**
 * Gives a parsed snapshot back whole: one that is cut gets the blocks of each of its parts by `read`, in order; any
 * other, as small rooms and earlier versions keep them, is as it is. Throws where a block is missing.
 */
export async function uncut(stored: unknown, read: (part: number) => Promise<readonly unknown[]>): Promise<unknown> {
  const head = Head.safeParse(stored);
  if (!head.success) return stored;
  const whole = async ({ length, blocks: count }: z.infer<typeof Count>, part: number) => {
    const blocks = (await read(part)).slice(0, count);
    if (blocks.length < count) throw new Error('a snapshot lacks a block');
    return { length, blocks };
  };
  const seats = await whole(head.data.seats, 0);
  const rounds = [];
  for (const [at, round] of head.data.rounds.entries())
    rounds.push({ ...round, answers: await whole(round.answers, at + 1) });
  return { ...head.data, seats, rounds };
}
