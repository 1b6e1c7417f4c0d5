import type { ManyUsersRow } from '@qc/contract';

/** Marks of direction that come along when a list is copied from a right-to-left page, and the mark of a file's start. */
const INVISIBLE = /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const PHONE = /^\+?[\d٠-٩][\d٠-٩ ().-]{5,}$/;
/** Words that a heading is made of; one of the first kind is in each. */
const HEADING_WORDS = wordsOf(
  'name mail email phone mobile שם דוא דואר דואל מייל אימייל טלפון נייד اسم الاسم بريد البريد إيميل هاتف الهاتف جوال الجوال',
);
const HEADING_ADDITIONS = wordsOf(
  'full first last user e address number מלא פרטי משפחה ל אלקטרוני כתובת מספר الكامل إلكتروني الإلكتروني عنوان رقم',
);
/** `Noa Levi <noa@school.org>`, as mail programs copy people. */
const ADDRESSED = /^(?<name>[^<]*)<(?<email>[^<>@\s]+@[^<>\s]+)>$/;

/**
 * Reads a pasted list of people, one a line: name, e-mail and phone in any order, apart by tabs, semicolons or commas.
 * A name may hold commas; a line of headings is left out. What is missing stays empty: the server judges each line.
 */
export function readPeople(pasted: string): ManyUsersRow[] {
  const lines = pasted
    .replace(INVISIBLE, '')
    .split(/\r\n|\r|\n/)
    // Tabs at the ends stand for empty cells.
    .map((line) => line.replace(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '');
  const [first] = lines;
  return (first !== undefined && lines.length > 1 && isHeader(first) ? lines.slice(1) : lines).map(readPerson);
}

/** People as lines that `readPeople` reads back, for the clipboard and for mending. */
export function writePeople(people: readonly ManyUsersRow[]): string {
  return people
    .map(({ name, email, phone }) => [name, email, phone].map(oneCell).join('\t').replace(/\t$/, ''))
    .join('\n');
}

/** A line of headings has no address, and two headings or nothing else. A name that only holds such a word is a name. */
function isHeader(line: string): boolean {
  if (line.includes('@')) return false;
  const cells = cellsOf(line, separatorOf(line)).filter((cell) => cell !== '');
  const headings = cells.filter(isHeading).length;
  return headings >= 2 || (headings === 1 && cells.length === 1);
}

function isHeading(cell: string): boolean {
  const words = [...wordsOf(cell)];
  const fits = words.every((word) => HEADING_WORDS.has(word) || HEADING_ADDITIONS.has(word));
  return fits && words.some((word) => HEADING_WORDS.has(word));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}

function separatorOf(line: string): string {
  return line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
}

function readPerson(line: string): ManyUsersRow {
  const addressed = ADDRESSED.exec(line)?.groups;
  if (addressed) return { name: unquote(addressed['name'] ?? ''), email: addressed['email'] ?? '', phone: '' };
  const separator = separatorOf(line);
  const cells = cellsOf(line, separator);
  const emailAt = cells.findIndex((cell) => cell.includes('@'));
  const [name = '', second = '', third = ''] = cells;
  // No address at all: in a table the places tell what was meant, so that the report can say what is wrong with it.
  if (emailAt < 0 && separator === '\t' && !PHONE.test(second)) return { name, email: second, phone: third };
  // A table as sheets have it and as `writePeople` writes it: what stands in the place of the phone is no part of the name.
  if (separator === '\t' && cells.length <= 3 && second.includes('@')) return { name, email: second, phone: third };
  const email = cells[emailAt] ?? '';
  const others = cells.filter((_cell, index) => index !== emailAt);
  const phoneAt = others.findIndex((cell) => PHONE.test(cell));
  const phone = others[phoneAt] ?? '';
  const names = others.filter((cell, index) => index !== phoneAt && cell !== '');
  return { name: names.join(separator === ',' ? ', ' : ' '), email, phone };
}

/** Cells of a line; a separator between quotation marks belongs to its cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line) {
    // A mark inside a word, as in the Hebrew abbreviation for Dr., is a letter.
    if (letter === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      cell += letter;
    } else if (letter === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  // A mark that was never closed is a letter too.
  if (quoted) return line.split(separator).map(unquote);
  return [...cells, cell].map(unquote);
}

function unquote(cell: string): string {
  const trimmed = cell.trim();
  const inner = /^"(.*)"$/.exec(trimmed)?.[1];
  return (inner ?? trimmed).replaceAll('""', '"').trim();
}

function oneCell(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
