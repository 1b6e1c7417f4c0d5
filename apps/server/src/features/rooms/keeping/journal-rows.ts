import type { JournalGroup } from '@qc/engine/live/journal';
import type { JournalRow } from '#platform/db/journal/fenced-journal';

/** A group as a row of its journal. */
export function journalRow({ roomId, epoch, seq, entries }: JournalGroup): JournalRow {
  const atMs = entries.at(-1)?.[0] ?? 0;
  return { runId: roomId, epoch, prev: seq - entries.length, seq, atMs, command: JSON.stringify(entries) };
}
