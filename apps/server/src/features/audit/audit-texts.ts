import { cleanText } from '@qc/contract';

/** Longest text of one field. */
const TEXT_MAX = 300;
const FIELDS_MAX = 40;
/** Names of fields whose values are nobody's business. */
const SECRET = /password|passwd|secret|token|session|hash|x-?auth|cookie|recovery|api_?key|authorization/i;
const BLANKED = '…';

/** A text as the log keeps it: one line, without characters that hide or turn around what follows, of bounded length. */
export function auditLine(text: string): string {
  // Line separators of every kind first: a name must not be able to begin a line of its own.
  const line = cleanText(text.replace(/[\s\p{Cc}\u2028\u2029\u0085]+/gu, ' ')).replace(/\p{Cf}+/gu, '');
  return line.length > TEXT_MAX ? `${line.slice(0, TEXT_MAX - 1)}…` : line;
}

/** Both sides of a change, field by field, as short texts; fields that did not change are left out. */
export function auditTexts(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, string>; after: Record<string, string> } {
  const was = fieldTexts(before);
  const is = fieldTexts(after);
  const same = new Set([...was.keys()].filter((key) => was.get(key) === is.get(key) && !SECRET.test(key)));
  const changed = (fields: Map<string, string>) =>
    Object.fromEntries([...fields].filter(([key]) => !same.has(key)).slice(0, FIELDS_MAX));
  return { before: changed(was), after: changed(is) };
}

function fieldTexts(fields: Record<string, unknown>): Map<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new Map(entries.map(([key, value]) => [auditLine(key), fieldText(key, value)]));
}

function fieldText(key: string, value: unknown): string {
  if (SECRET.test(key)) return BLANKED;
  if (typeof value === 'string') return auditLine(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  const blankSecrets = (inner: string, held: unknown) => (SECRET.test(inner) ? BLANKED : held);
  return auditLine(JSON.stringify(value, blankSecrets) ?? '');
}
