/** Ids are text made by the server: sortable by creation, not guessable. */
export const ID_FORM = /^[A-Za-z0-9_-]{8,40}$/;

/** Whether a text has the form of every id; whether there is such a record the server says. */
export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && ID_FORM.test(value);
}
