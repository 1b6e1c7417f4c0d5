import type { SeatTable, Steps } from '@qc/engine';

/** Writes a value's JSON, piece by piece. */
type Write<T> = (value: T, out: string[]) => Steps<void>;

/** Entries of a list that are written in one step. */
const AT_ONCE = 50;

/** What `JSON.stringify` gives, with the long parts that have a way of their own written in steps. */
export function* objectInSteps<T extends object>(
  value: T,
  out: string[],
  long: { [K in keyof T]?: Write<T[K]> },
): Steps<void> {
  let before = '{';
  for (const key in value) {
    // What is undefined has no place in JSON.
    if (value[key] === undefined) continue;
    out.push(`${before}${JSON.stringify(key)}:`);
    before = ',';
    const write = long[key];
    if (write) yield* write(value[key], out);
    else out.push(JSON.stringify(value[key]));
  }
  out.push(before === '{' ? '{}' : '}');
}

/** A list, each entry in steps of its own. */
export function* eachInSteps<T>(list: readonly T[], out: string[], write: Write<T>): Steps<void> {
  out.push('[');
  for (const [at, entry] of list.entries()) {
    if (at > 0) out.push(',');
    yield* write(entry, out);
  }
  out.push(']');
}

/** A long list of small entries. */
export function* listInSteps(list: readonly object[], out: string[]): Steps<void> {
  out.push('[');
  for (let at = 0; at < list.length; at += AT_ONCE) {
    const entries = JSON.stringify(list.slice(at, at + AT_ONCE)).slice(1, -1);
    out.push(at === 0 ? entries : `,${entries}`);
    yield;
  }
  out.push(']');
}

/** A table with every entry mapped. */
export function* tableInSteps<T>(
  table: SeatTable<T>,
  out: string[],
  map: (value: T, index: number) => unknown,
): Steps<void> {
  out.push(`{"length":${table.length},"blocks":[`);
  let index = 0;
  for (const block of table.blocks) {
    const entries = JSON.stringify(block.map((value) => map(value, index++)));
    out.push(block === table.blocks[0] ? entries : `,${entries}`);
    yield;
  }
  out.push(']}');
}
