import { apiQuery, call, downloadFile } from '#platform/api';
import { fileTimeZone, useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import type { CorrectionRequest, GameResult } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/** What can be done with a result. Each gives whether it was done. */
export interface ResultChanges {
  rename(name: string): Promise<boolean>;
  correct(correction: CorrectionRequest): Promise<boolean>;
  removePlayer(seat: number): Promise<boolean>;
  remove(): Promise<boolean>;
  downloadExcel(): Promise<boolean>;
  /** What is under way. */
  busy: keyof ResultChanges | null;
  /** What went wrong last, and how to try it again: it is said on the page, not in a popup. */
  failure: { error: unknown; retry: () => void } | null;
}

/** The calls that change a result or take it along; the page shows the result as it is then. */
export function useResultChanges(result: GameResult): ResultChanges {
  const t = useTexts('resultChanges');
  const words = useTexts('results');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<keyof ResultChanges | null>(null);
  const [failure, setFailure] = useState<ResultChanges['failure']>(null);
  const { _id: id } = result;

  const run = async (what: keyof ResultChanges, work: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure({ error, retry: () => void run(what, work) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const show = (changed: GameResult, said: string) => {
    client.setQueryData(apiQuery('getGameResult', { params: { id } }).queryKey, changed);
    void client.invalidateQueries({ queryKey: ['listGameResults'] });
    showTimedMessage({ kind: 'success', title: said, durationMs: 2500 });
  };

  return {
    busy,
    failure,
    rename: (name) =>
      run('rename', async () => show(await call('updateGameResult', { params: { id }, body: { name } }), t.renamed)),
    correct: (correction) =>
      run('correct', async () => {
        const body = { correction: JSON.stringify(correction) };
        const changed = await call('updateGameResult', { params: { id }, body });
        const isNew = changed.corrections.length > result.corrections.length;
        show(changed, isNew ? t.rescored(placesMoved(result, changed)) : t.unchanged);
      }),
    removePlayer: (seat) =>
      run('removePlayer', async () =>
        show(await call('deletePlayerResult', { params: { id, seat: String(seat) } }), t.removedPlayer),
      ),
    remove: () =>
      run('remove', async () => {
        await call('deleteGameResult', { params: { id } });
        void client.invalidateQueries({ queryKey: ['listGameResults'] });
        showTimedMessage({ kind: 'success', title: words.removed });
        await navigate({ to: '/$lang/results', params: { lang: language } });
      }),
    downloadExcel: () =>
      run('downloadExcel', () =>
        downloadFile('exportGameResultExcel', { params: { id }, query: { language, timeZone: fileTimeZone() } }),
      ),
  };
}

/** How many players stand at another place than before. */
function placesMoved(before: GameResult, after: GameResult): number {
  const places = new Map(before.players.map(({ seat, rank }) => [seat, rank]));
  return after.players.filter(({ seat, rank }) => places.get(seat) !== rank).length;
}
