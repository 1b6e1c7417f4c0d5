import type { JournalGroup } from '@qc/engine/live/journal';
import type { JournalRow } from '#platform/db/journal/fenced-journal';
import { formatOf } from './command-format.ts';

/** A group as a row of its journal. */
export function journalRow({ roomId, epoch, seq, entries }: JournalGroup): JournalRow {
  const atMs = entries.at(-1)?.[0] ?? 0;
  const format = entries.reduce((newest, [, command]) => Math.max(newest, formatOf(command)), 1);
  return { runId: roomId, epoch, prev: seq - entries.length, seq, atMs, command: JSON.stringify(entries), format };
}
