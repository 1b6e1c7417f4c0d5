import { type HandedOver, handOver } from '#platform/hand-over';
import { saveFile } from '#platform/save-file';
import type { JournalUpload } from '@qc/contract';
import { useCallback, useMemo, useState } from 'react';
import { resultOfRun } from './result-of-run.ts';
import type { KeptRun, RunStore } from './run-store.ts';

/** The runs that this browser keeps, and what may be done with them. */
export interface Runs {
  /** Newest first. */
  list: readonly KeptRun[];
  /** Reads the list anew. */
  look(): Promise<void>;
  /** Opens the server's page with the result. */
  bring(run: KeptRun): Promise<HandedOver>;
  /** Saves the result as a file. */
  save(run: KeptRun): Promise<void>;
  remove(run: KeptRun): Promise<void>;
}

/** `first`: the runs as they were read before the page was drawn. */
export function useRuns(store: RunStore, first: readonly KeptRun[]): Runs {
  const [list, setList] = useState(first);
  const look = useCallback(async () => setList(await store.listRuns()), [store]);
  return useMemo(
    () => ({
      list,
      look,
      bring: async (run) => {
        const handed = await handOver(run, await resultOfRun(store, run));
        if (handed !== 'opened') return handed;
        await store.putRun({ ...run, handedAtMs: Date.now() });
        await look();
        return handed;
      },
      save: async (run) => {
        const result = await resultOfRun(store, run);
        if (result) saveFile(fileOf(run, result));
      },
      remove: async ({ id }) => {
        await store.removeRun(id);
        await look();
      },
    }),
    [list, look, store],
  );
}

function fileOf({ name, endedAtMs }: KeptRun, result: JournalUpload): { fileName: string; blob: Blob } {
  const day = new Date(endedAtMs ?? result.openedAt).toISOString().slice(0, 10);
  // What file systems do not take.
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  return {
    fileName: `${plain} ${day}.result.json`,
    blob: new Blob([JSON.stringify(result)], { type: 'application/json' }),
  };
}
