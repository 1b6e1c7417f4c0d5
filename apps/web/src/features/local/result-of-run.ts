import { HallJournal, type JournalUpload } from '@qc/contract';
import type { KeptRun, RunStore } from './run-store.ts';

/** What a run leaves behind for the server, which does it again; null: there is none, it was a rehearsal. */
export async function resultOfRun(
  store: Pick<RunStore, 'readJournal'>,
  { id, licence, openedAtMs }: KeptRun,
): Promise<JournalUpload | null> {
  if (licence === null) return null;
  const { entries } = await store.readJournal(id);
  return { licence, openedAt: openedAtMs, journal: HallJournal.parse(entries) };
}
