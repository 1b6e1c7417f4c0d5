import type { KeptRow } from './kept-journal.ts';

/** What is wrong with a journal, counted. */
export interface JournalFaults {
  /** Confirmed to somebody and not there. */
  missing: number;
  /** Answers that are there twice. */
  twice: number;
  /** Numbers that two commands have, or that none has. */
  numbers: number;
  /** Rows that were written under an earlier epoch than one before them. */
  fallen: number;
}

/**
 * Judges a room's journal by itself, without anything of the product: `confirmed` are the ids of the messages that
 * somebody has had confirmed.
 */
export function judgeJournal(rows: readonly KeptRow[], confirmed: readonly string[]): JournalFaults {
  let newest = 0;
  let fallen = 0;
  let numbers = 0;
  /** Rows that stand, by the number of their last command. */
  const standing = new Map<number, KeptRow>();
  for (const row of rows) {
    if (row.what === 'removed') {
      standing.delete(row.seq);
      continue;
    }
    if (row.epoch < newest) fallen += 1;
    newest = Math.max(newest, row.epoch);
    if (standing.has(row.seq)) numbers += 1;
    standing.set(row.seq, row);
  }
  const inOrder = [...standing.values()].sort((a, b) => a.seq - b.seq);
  let last = 0;
  const counts = new Map<string, number>();
  for (const { seq, entries } of inOrder) {
    if (seq - entries.length !== last) numbers += 1;
    last = seq;
    for (const [, { type, messageId }] of entries)
      if (type === 'answer' && messageId !== undefined) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  }
  return {
    missing: confirmed.filter((id) => !counts.has(id)).length,
    twice: [...counts.values()].filter((count) => count > 1).length,
    numbers,
    fallen,
  };
}
