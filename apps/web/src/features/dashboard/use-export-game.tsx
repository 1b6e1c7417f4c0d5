import { downloadFile, type DownloadName, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { checkLogin } from '#platform/session';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { notifications } from '@mantine/notifications';
import type { GameSummary } from '@qc/contract';
import { texts } from './texts.ts';

const REASON_STAYS_MS = 4000;

/** Saves a game as a file: complete JSON, a page that plays alone, or an Excel sheet of its questions. */
export function useExportGame() {
  const t = useTexts(texts);
  const { language } = useLanguage();

  const save = async (game: GameSummary, start: () => Promise<void>): Promise<boolean> => {
    const note = `export-${game._id}`;
    // A game with films takes a while to gather.
    notifications.show({ id: note, message: t.exporting(game.name), loading: true, autoClose: false });
    try {
      await start();
      showTimedMessage({ kind: 'success', title: t.exported });
      return true;
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
      return false;
    } finally {
      notifications.hide(note);
    }
  };
  const plain = (name: Exclude<DownloadName, 'getExcelTemplate'>) => (game: GameSummary) =>
    save(game, () => downloadFile(name, { params: { id: game._id } }));

  const exportLocal = async (game: GameSummary) => {
    const agreed = await confirm({ title: t.exportLocalTitle, text: t.exportLocalText, confirmLabel: t.exportLocal });
    if (!agreed || !(await plain('exportGameLocal')(game))) return;
    // The specification: an export to local rechecks the session, which refreshes the credits.
    await checkLogin((address) => location.assign(address));
  };
  const exportExcel = (game: GameSummary) =>
    save(game, () => downloadFile('exportGameExcel', { params: { id: game._id }, query: { language } }));

  return { exportLocal, exportWeb: plain('exportGameWeb'), exportExcel };
}
