import { WHO, type Who } from './cast.ts';

/** The status of a call, or of a list: 200 with or without the owner's record in it. */
export type Outcome = number | 'shown' | 'hidden';
/** What a call answers to each of the cast. */
export type AccessRow = Record<Who, Outcome>;

const MARKS: Record<string, Outcome> = { '+': 200, '-': 401, '.': 404, x: 403, s: 'shown', h: 'hidden' };

/**
 * Reads a table of who may call what: a line for each call, its name and then one mark for each of the cast, in their
 * order. `+` 200, `.` 404, `-` 401, `x` 403, `s` a list with the record in it, `h` a list without it; other statuses
 * stand there themselves. What follows `#` is a remark, and so is a line without marks.
 */
export function readAccessTable(text: string): Map<string, AccessRow> {
  const table = new Map<string, AccessRow>();
  for (const line of text.split('\n')) {
    const [name = '', ...marks] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (name === '') continue;
    if (marks.length !== WHO.length) throw new Error(`${name} has ${marks.length} marks for ${WHO.length} people`);
    if (table.has(name)) throw new Error(`${name} stands there twice`);
    table.set(name, rowOf(marks));
  }
  return table;
}

function rowOf(marks: readonly string[]): AccessRow {
  const of = (who: Who): Outcome => {
    const mark = marks[WHO.indexOf(who)] ?? '';
    const outcome = MARKS[mark] ?? Number(mark);
    if (Number.isNaN(outcome)) throw new Error(`${mark} is no mark`);
    return outcome;
  };
  return {
    anonymous: of('anonymous'),
    player: of('player'),
    regular: of('regular'),
    sharee1: of('sharee1'),
    sharee2: of('sharee2'),
    sharee3: of('sharee3'),
    member: of('member'),
    ownManager: of('ownManager'),
    foreignManager: of('foreignManager'),
    admin: of('admin'),
    houseOwner: of('houseOwner'),
    owner: of('owner'),
  };
}
