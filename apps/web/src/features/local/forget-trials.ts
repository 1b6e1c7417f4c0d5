import { holdRun } from './hold-run.ts';
import type { KeptRun, RunStore } from './run-store.ts';

/** Forgets trial runs whose window is gone without a word. Gives the runs that stay. */
export async function forgetTrials(store: RunStore, kept: readonly KeptRun[]): Promise<KeptRun[]> {
  for (const { id, licence } of kept) {
    if (licence !== null) continue;
    // One that goes on in another window is that window's to forget.
    const letGo = await holdRun(id);
    if (letGo) await store.removeRun(id);
    letGo?.();
  }
  return kept.filter(({ licence }) => licence !== null);
}
