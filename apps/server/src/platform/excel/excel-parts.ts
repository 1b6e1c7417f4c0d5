import { unpackEntry, type ZipEntry } from './zip-guard.ts';

/** Text parts of one workbook together: a thousand full questions take about 4 MB. */
const PARTS_MAX = 16 * 1024 * 1024;
/** Rows and cells of one sheet; a thousand questions in fifteen columns are 15,000 cells. */
const ROWS_MAX = 20_000;
const CELLS_MAX = 150_000;
/** The last column in which something may stand. */
const COLUMN_MAX = 100;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const PART = /\.(xml|rels)$/;
/** Parts that the reader needs; the rest (pictures, drawings, comments) is not even unpacked. */
const NEEDED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?(workbook|styles|sharedStrings)\b|xl\/worksheets\/[^/]+\.xml$)/i;

/** Unpacks what is needed to read the sheets; null when it is too much, or more than text and numbers. */
export function unpackParts(bytes: Buffer, entries: readonly ZipEntry[]): Record<string, Uint8Array> | null {
  const needed = entries.filter(({ name }) => PART.test(name) && NEEDED.test(name));
  if (needed.reduce((sum, entry) => sum + entry.unpacked, 0) > PARTS_MAX) return null;
  const parts: Record<string, Uint8Array> = {};
  for (const entry of needed) {
    const content = unpackEntry(bytes, entry);
    if (content === null || declaresEntities(content)) return null;
    const isSheet = SHEET.test(entry.name);
    if (isSheet && !isModest(content)) return null;
    parts[entry.name] = isSheet ? errorsAsText(content) : content;
  }
  return parts;
}

/** Entities and other declarations have no place in a workbook. UTF-16 would hide them, and no program writes it. */
function declaresEntities(content: Buffer): boolean {
  return content.includes('<!DOCTYPE') || content.includes('<!ENTITY') || content.subarray(0, 200).includes(0);
}

function isModest(content: Buffer): boolean {
  const text = content.toString('latin1');
  const tags = /<(?:\w+:)?(row|c)(?=[\s/>])([^>]*)/g;
  let [rows, cells] = [0, 0];
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    const [, name, attributes = ''] = tag;
    const place = /\br="([A-Z]*)(\d+)"/.exec(attributes);
    if (name === 'row' ? ++rows > ROWS_MAX : ++cells > CELLS_MAX) return false;
    if (place && (Number(place[2]) > ROWS_MAX || columnOf(place[1] ?? '') > COLUMN_MAX)) return false;
  }
  return true;
}

function columnOf(letters: string): number {
  if (letters.length > 3) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** A cell such as #N/A is read as that text, so that one of them does not cost the whole sheet. */
function errorsAsText(content: Buffer): Buffer {
  if (!content.includes(' t="e"')) return content;
  return Buffer.from(content.toString('utf8').replace(/(<(?:\w+:)?c\s[^>]*?) t="e"/g, '$1 t="str"'));
}
