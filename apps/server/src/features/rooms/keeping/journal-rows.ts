import type { JournalGroup } from '@qc/engine/live/journal';

/** Columns of a journal after the one that says whose commands they are. */
export const JOURNAL_COLUMNS = [
  ['seq', 'whole'],
  ['at_ms', 'whole'],
  ['command', 'text'],
] as const;

/** A group as a row for `prepareInsertAsJson`: whose it is, then `JOURNAL_COLUMNS`. */
export function journalRow({ roomId, seq, entries }: JournalGroup): readonly (string | number)[] {
  return [roomId, seq, entries.at(-1)?.[0] ?? 0, JSON.stringify(entries)];
}
