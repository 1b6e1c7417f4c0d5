interface Branch<V> {
  readonly key: string;
  readonly value: V;
  readonly height: number;
  readonly before: KeyMap<V>;
  readonly after: KeyMap<V>;
}

/**
 * A map by text that is never changed in place: setting a key makes a new map that shares all but the way to that key
 * with the one before. A balanced tree (AVL), so that no choice of keys makes it slow, as it could with a hash that
 * everybody can work out.
 */
export type KeyMap<V> = Branch<V> | null;

/** The value of a key; undefined: it was never set. */
export function keyGet<V>(map: KeyMap<V>, key: string): V | undefined {
  let at = map;
  while (at !== null && at.key !== key) at = key < at.key ? at.before : at.after;
  return at?.value;
}

/** The map with one key set. */
export function keySet<V>(map: KeyMap<V>, key: string, value: V): KeyMap<V> {
  if (map === null) return branch(key, value, null, null);
  if (map.key === key) return { ...map, value };
  return key < map.key
    ? balanced(map, keySet(map.before, key, value), map.after)
    : balanced(map, map.before, keySet(map.after, key, value));
}

function branch<V>(key: string, value: V, before: KeyMap<V>, after: KeyMap<V>): Branch<V> {
  return { key, value, height: 1 + Math.max(heightOf(before), heightOf(after)), before, after };
}

function heightOf(map: KeyMap<unknown>): number {
  return map?.height ?? 0;
}

/** A branch whose sides may differ in height by two, since one key came in. */
function balanced<V>({ key, value }: Branch<V>, before: KeyMap<V>, after: KeyMap<V>): Branch<V> {
  const lean = heightOf(before) - heightOf(after);
  if (before !== null && lean > 1) {
    const inner = before.after;
    if (inner === null || heightOf(before.before) >= inner.height)
      return branch(before.key, before.value, before.before, branch(key, value, inner, after));
    const left = branch(before.key, before.value, before.before, inner.before);
    return branch(inner.key, inner.value, left, branch(key, value, inner.after, after));
  }
  if (after !== null && lean < -1) {
    const inner = after.before;
    if (inner === null || heightOf(after.after) >= inner.height)
      return branch(after.key, after.value, branch(key, value, before, inner), after.after);
    const right = branch(after.key, after.value, inner.after, after.after);
    return branch(inner.key, inner.value, branch(key, value, before, inner.before), right);
  }
  return branch(key, value, before, after);
}
