import { call, downloadFile, errorText, isRefusal, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { pressDone, pressKey } from '#platform/press-key';
import { checkLogin } from '#platform/session';
import { useUnpaidError, useUnpaidRun } from '#platform/start-run';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { notifications } from '@mantine/notifications';
import type { GameSummary } from '@qc/contract';
import { texts } from './texts.ts';

const REASON_STAYS_MS = 4000;

/** Saves a game as a file: complete JSON, a page that plays alone, or an Excel sheet of its questions. */
export function useExportGame() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const refresh = useRefresh('getCreditState');
  const unpaid = useUnpaidError();
  const showUnpaid = useUnpaidRun();

  /** `worded`: tells of a failure in its own way, and gives true when it has. */
  const save = async (
    game: GameSummary,
    start: () => Promise<void>,
    worded: (error: unknown) => boolean = () => false,
  ): Promise<boolean> => {
    const note = `export-${game._id}`;
    // A game with films takes a while to gather.
    notifications.show({ id: note, message: t.exporting(game.name), loading: true, autoClose: false });
    try {
      await start();
      showTimedMessage({ kind: 'success', title: t.exported });
      return true;
    } catch (error) {
      if (!worded(error))
        showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
      return false;
    } finally {
      notifications.hide(note);
    }
  };

  const exportWeb = (game: GameSummary) =>
    save(game, () => downloadFile('exportGameWeb', { params: { id: game._id } }));
  const exportExcel = (game: GameSummary) =>
    save(game, () => downloadFile('exportGameExcel', { params: { id: game._id }, query: { language } }));

  /** Whether the person has seen the price and wants it; what stands in the way has been told. */
  const agreeOnPrice = async (game: GameSummary): Promise<boolean> => {
    const { gameType } = game.setting;
    try {
      const { runPrices, balance } = await call('getCreditState');
      const price = runPrices[gameType];
      if (price > balance) {
        showUnpaid({ code: 'outOfCredits', gameType });
        return false;
      }
      const text = price > 0 ? `${t.exportLocalText}\n\n${t.exportLocalPrice(price, balance)}` : t.exportLocalText;
      return await confirm({ title: t.exportLocalTitle, text, confirmLabel: t.exportLocal });
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
      return false;
    }
  };

  const exportLocal = async (game: GameSummary) => {
    if (!(await agreeOnPrice(game))) return;
    const press = `export-${game._id}`;
    const key = pressKey(press);
    const started = () => downloadFile('exportGameLocal', { params: { id: game._id }, query: { key } });
    const saved = await save(game, started, (error) => {
      // The key was meant for a game of another type: the next press is another.
      if (isRefusal(error, 'keyUsed')) pressDone(press);
      return unpaid(error, { gameType: game.setting.gameType });
    });
    if (!saved) return;
    pressDone(press);
    // The specification: an export to local rechecks the session, which refreshes the credits.
    await checkLogin((address) => location.assign(address));
    await refresh();
  };

  return { exportLocal, exportWeb, exportExcel };
}
