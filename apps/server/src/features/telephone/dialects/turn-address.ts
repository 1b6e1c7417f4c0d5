import { fieldsOf, queryOf } from './line-request.ts';

const TURN = /^\d{1,6}$/;

/** The turn that an address names: null for none, as where a call begins; `wrong` for what is no turn. */
export function turnOf(url: string): number | null | 'wrong' {
  const turns = fieldsOf(queryOf(url)).get('turn') ?? [];
  const [turn] = turns;
  if (turn === undefined) return null;
  return turns.length === 1 && TURN.test(turn) ? Number(turn) : 'wrong';
}

/** The address of a turn in which nothing was pressed: where a line goes on by itself when it asked in vain. */
export function emptyUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}empty=1`;
}

/** Whether an address is one of `emptyUrl`'s. */
export function isEmptyUrl(url: string): boolean {
  return fieldsOf(queryOf(url)).has('empty');
}

/** The address of a turn while not all of it has been said: nothing pressed is nothing yet. */
export function partUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}part=1`;
}

/** Whether an address is one of `partUrl`'s. */
export function isPartUrl(url: string): boolean {
  return fieldsOf(queryOf(url)).has('part');
}

/**
 * Whether an address is marked as that for news of a call's state (`status=1`): for providers that tell it in the form
 * of a call that begins.
 */
export function isStatusUrl(url: string): boolean {
  return fieldsOf(queryOf(url)).has('status');
}

/** The address for a call that the house placed: `id` names whom it is to. */
export function invitedUrl(url: string, id: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}called=${id}`;
}

/** Whom an address of `invitedUrl`'s names; null: nobody. */
export function invitedOf(url: string): string | null {
  const [id, ...more] = fieldsOf(queryOf(url)).get('called') ?? [];
  return id !== undefined && more.length === 0 && /^[\w-]{8,64}$/.test(id) ? id : null;
}
