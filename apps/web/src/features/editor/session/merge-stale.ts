import { cleanText, keysOf } from '@qc/contract';

/** Whether two values are the same to the server: deep, texts compared as it cleans them. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'string' && typeof b === 'string') return cleanText(a) === cleanText(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, at) => isSameValue(entry, b[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(a[key], b[key]));
}

/** Joins two changes of one field when that loses nothing; undefined: the person must choose. */
export type ResolveField<T> = (field: keyof T, base: T, mine: Partial<T>, theirs: T) => Partial<T> | undefined;

/** What remains of my edits on top of a record that somebody else saved. */
export interface MergeResult<T> {
  mine: Partial<T>;
  /** Fields that both sides changed, differently. */
  conflicts: (keyof T)[];
}

/**
 * Compares my unsaved edits with a newer record. A field only I changed stays mine; a field that already holds my
 * value, or one I sent myself without hearing back, is no conflict.
 */
export function findConflicts<T extends object>(sides: {
  base: T;
  mine: Partial<T>;
  /** The base with my edits; a field that it lost to them collides with any change of it. */
  fitted: T;
  theirs: T;
  /** Earlier sends of mine whose reply was lost. */
  sent: readonly Partial<T>[];
  resolve?: ResolveField<T> | undefined;
}): MergeResult<T> {
  const { base, fitted, theirs, sent, resolve } = sides;
  let mine = { ...sides.mine };
  const conflicts: (keyof T)[] = [];
  for (const field of keysOf(mine)) {
    const value = mine[field];
    if (value === undefined || isSameValue(theirs[field], value)) {
      delete mine[field];
      continue;
    }
    if (isSameValue(theirs[field], base[field])) continue;
    if (sent.some((changes) => field in changes && isSameValue(changes[field], theirs[field]))) continue;
    const joined = resolve?.(field, base, mine, theirs);
    if (joined) mine = { ...mine, ...joined };
    else conflicts.push(field);
  }
  for (const field of keysOf(base)) {
    if (!(field in fitted) && !(field in sides.mine) && !isSameValue(theirs[field], base[field])) conflicts.push(field);
  }
  return { mine, conflicts };
}

/**
 * Joins my order of a list with a newer one from which entries came or went: my order, without what is gone, new
 * entries after the neighbour they came in after. Undefined when the other side also moved entries I moved.
 */
export function joinOrders<Id extends string>(
  base: readonly Id[],
  mine: readonly Id[],
  theirs: readonly Id[],
): Id[] | undefined {
  const inTheirs = new Set(theirs);
  const inBase = new Set(base);
  const kept = base.filter((id) => inTheirs.has(id));
  const theirsKept = theirs.filter((id) => inBase.has(id));
  if (kept.some((id, at) => theirsKept[at] !== id)) return undefined;
  const joined = mine.filter((id) => inTheirs.has(id));
  for (const [at, id] of theirs.entries()) {
    if (joined.includes(id)) continue;
    const before = theirs[at - 1];
    joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, id);
  }
  return joined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
