import type { Cell } from 'write-excel-file/node';

/** The look of the first row of every sheet. */
export const HEADING = { fontWeight: 'bold', backgroundColor: '#1565C0', textColor: '#FFFFFF', wrap: true } as const;
/** The format that keeps what is typed into the cell a text. */
export const TEXT_FORMAT = '@';

interface TextStyle {
  fontWeight?: 'bold';
  fontSize?: number;
  backgroundColor?: string;
  textColor?: string;
  wrap?: boolean;
}

/** A cell that holds a text and is never computed. What may come from a person goes through `safeText` first. */
export function textCell(value: string, style: TextStyle = {}): Cell {
  return { type: String, value: escapeForWriter(value), format: TEXT_FORMAT, ...style };
}

/**
 * The writer leaves `_x0041_` as it is, which readers take for a letter, leaves out the sign that stands for a letter
 * nobody could read, and keeps its texts as keys of a plain object, where `constructor` is there already. All three
 * are written with a sign as a code.
 */
function escapeForWriter(text: string): string {
  const escaped = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\uFFFD', '_xFFFD_');
  if (!(escaped in Object.prototype)) return escaped;
  return `_x${escaped.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_${escaped.slice(1)}`;
}
