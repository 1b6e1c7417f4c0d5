import { cleanName } from '@qc/engine/names/name-key';
import { readTable } from '#platform/pasted-questions';

/** A player as a list has them. */
export interface ListedPlayer {
  name: string;
  /** The clicker as the list says it; empty: it does not. */
  remote: string;
  /** The team's name; empty: none is said. */
  team: string;
}

const ENGLISH_HEADINGS = ['name', 'names', 'player', 'players', 'full name', 'student', 'students'];
const HEBREW_HEADINGS = ['שם', 'שמות', 'שם מלא', 'תלמיד', 'תלמידים', 'משתתף', 'משתתפים'];
const ARABIC_HEADINGS = ['اسم', 'الاسم', 'الأسماء', 'الاسم الكامل', 'الطالب', 'اللاعب'];
const HEADINGS: ReadonlySet<string> = new Set([...ENGLISH_HEADINGS, ...HEBREW_HEADINGS, ...ARABIC_HEADINGS]);
const NUMBERING = /^\s*\d{1,4}[.)]?(?:\s+|$)/;

/** Players of a list that was typed or pasted: a name in each line, or a table of name, clicker and team. */
export function playersIn(text: string): ListedPlayer[] {
  const cells = text.split('\n').map((line) => line.split('\t'));
  if (text.includes('\t') && withoutHeading(cells).every(([, second]) => mayBeRemote(second)))
    return playersOfRows(cells);
  const table = readTable(text);
  if (table) return playersOfRows(table);
  const lines = text.split('\n').map((line) => line.replace(/^\s*\d{1,4}(?:[.)]\s+|\t)/, ''));
  const names = lines.flatMap((line) => line.split('\t')).map((name) => name.trim());
  return playersOfRows(names.map((name) => [name]));
}

/** Players of the rows of a sheet: name, clicker, team. A heading is left out, and a column that only counts the rows. */
export function playersOfRows(rows: readonly (readonly string[])[]): ListedPlayer[] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isCounted = filled.length > 1 && filled.slice(1).every(([first = '', second = '']) => isCount(first, second));
  const placed = isCounted ? filled.map((row) => row.slice(1)) : filled;
  return withoutHeading(placed).flatMap(([name = '', remote = '', team = '']) =>
    // As the room writes it: by this it is found again.
    cleanName(name) === '' ? [] : [{ name: cleanName(name), remote: remote.trim(), team: cleanName(team) }],
  );
}

/** A list as a text that `playersIn` reads back. */
export function textOfPlayers(players: readonly ListedPlayer[]): string {
  return players.map(({ name, remote, team }) => [name, remote, team].join('\t').replace(/\t+$/, '')).join('\n');
}

function withoutHeading<Row extends readonly string[]>(rows: readonly Row[]): readonly Row[] {
  const [first = ''] = rows[0] ?? [];
  return HEADINGS.has(first.trim().toLowerCase()) ? rows.slice(1) : rows;
}

/** Nothing, or the number of a clicker: behind a name, not another name. */
function mayBeRemote(cell = ''): boolean {
  return /^\s*$|^(?=.*\d)[\w:#-]+\s*$/.test(cell);
}

function isCount(first: string, second: string): boolean {
  return NUMBERING.test(first) && first.replace(NUMBERING, '') === '' && second !== '' && !/^\d/.test(second);
}
