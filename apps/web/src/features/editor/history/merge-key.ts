/**
 * What tells typing that goes on from a new step: the place that is typed in. Null for everything that is no typing
 * (a switch, a picture, an answer added), which is a step of its own.
 */
export function mergeKeyOf(record: string, before: object, after: object): string | null {
  const fields = Object.keys(after);
  const [field] = fields;
  if (field === undefined || fields.length !== 1) return null;
  const [was, is] = [valueAt(before, field), valueAt(after, field)];
  const path = typedPath(was, is);
  return path === null ? null : [record, field, ...path].join('.');
}

/** The path of the one text or number in which two values differ; null: they differ otherwise. */
function typedPath(was: unknown, is: unknown): string[] | null {
  if (isTyped(was) && isTyped(is)) return [];
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return null;
  const keys = Object.keys(is);
  if (keys.length !== Object.keys(was).length) return null;
  const changed = keys.filter((key) => JSON.stringify(valueAt(was, key)) !== JSON.stringify(valueAt(is, key)));
  const [key] = changed;
  if (key === undefined || changed.length !== 1) return null;
  const rest = typedPath(valueAt(was, key), valueAt(is, key));
  return rest && [key, ...rest];
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null;
}

function valueAt(value: object, key: string): unknown {
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
