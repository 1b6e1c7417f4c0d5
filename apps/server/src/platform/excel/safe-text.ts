/** What a spreadsheet may take for a formula when a text is opened again from CSV. */
const RISKY = /^'*[=+\-@\t\r\0＝＋－＠]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * A text as it is written into a cell. The cell is of text type, so it is never computed; an apostrophe before what
 * looks like a formula keeps it harmless when somebody saves the sheet as CSV and opens that. `bareText` takes it away.
 */
export function safeText(text: string): string {
  return RISKY.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** A text that `safeText` has written, as it was. */
export function bareText(text: string): string {
  return text.startsWith("'") && RISKY.test(text) ? text.slice(1) : text;
}
