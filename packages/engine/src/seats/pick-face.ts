import { faceOfClass, glanceClass } from '@qc/contract/live/faces';
import type { Seat } from '../state.ts';
import { faceClasses } from './seat-index.ts';
import type { SeatTable } from './seat-table.ts';

/**
 * A face for a seat, made of `bits` (0 to below 2²⁴): as they say where its glance class is among the room's least used,
 * else with one of those instead. Up to 450 players no two look alike from the last row. `own`: the face that is given
 * back for it, which does not come again; null: a newcomer has none.
 */
export function pickFace(seats: SeatTable<Seat>, bits: number, own: number | null = null): number {
  const used = [...faceClasses(seats)];
  const given = own === null ? null : glanceClass(own);
  if (given !== null) used[given] = (used[given] ?? 1) - 1;
  const least = Math.min(...used);
  const free: number[] = [];
  for (const [glance, count] of used.entries()) if (count === least && glance !== given) free.push(glance);
  const wished = glanceClass(bits);
  // Where every other class is used more, another creature of the own one is the least of evils.
  const glance = free.includes(wished) ? wished : (free[bits % free.length] ?? given ?? wished);
  const face = faceOfClass(bits, glance);
  return face === own ? faceOfClass(bits ^ 0x800000, glance) : face;
}
