import { readLineMark } from './line-marks.ts';

/** Reads rows out of a text that came from a sheet: parted by tabs, or by commas or semicolons; null: it is no sheet. */
export function readTable(text: string): string[][] | null {
  const body = text.replace(/^\ufeff/u, '').replace(/(?:\r?\n)+$/u, '');
  if (body.includes('\t')) return tabbed(splitCells(body, '\t'));
  for (const separator of [',', ';']) {
    const rows = separated(splitCells(body, separator));
    if (rows) return rows;
  }
  return null;
}

/** A sheet has several cells in most of its rows. Word puts a tab behind its numbers and bullets: that is no sheet. */
function tabbed(rows: readonly string[][]): string[][] | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const wide = filled.filter((row) => row.filter((cell) => cell !== '').length > 1);
  if (wide.length * 2 <= filled.length) return null;
  const numbering = wide.every(([label = '', ...rest]) => rest.length === 1 && isLabel(label));
  const lettered = wide.some((row) => row.filter((cell) => readLineMark(cell)?.kind === 'letter').length > 1);
  return numbering || lettered ? null : filled.map((row) => [...row]);
}

/** Commas stand in every text: only rows that all have the same three cells or more are a sheet. */
function separated(rows: readonly string[][]): string[][] | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (!first || filled.length < 2 || first.length < 3) return null;
  return filled.every((row) => row.length === first.length) ? filled.map((row) => [...row]) : null;
}

function isLabel(cell: string): boolean {
  return /^[([]?(?:[0-9٠-٩]{1,3}|\p{L})[.):\]]?$|^[-–•·●○◦▪■o✓*]$/u.test(cell);
}

/** Cells of a text, some in quotation marks, in which separators and new lines are part of the cell. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator);
    row.push(cell.trim());
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    } else at = end + 1;
  }
  return rows;
}

interface Cell {
  cell: string;
  /** Where what ends the cell stands. */
  end: number;
}

function plain(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(from, end), end };
}

/** A quotation mark that nothing closes right before a separator is part of the words. */
function quoted(text: string, from: number, separator: string): Cell {
  let cell = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      const next = text[at + 1];
      const ends = next === undefined || next === separator || next === '\n' || next === '\r';
      return ends ? { cell, end: at + 1 } : plain(text, from, separator);
    }
  }
  return plain(text, from, separator);
}
