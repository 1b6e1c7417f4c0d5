import { call, downloadFile, errorText, isRefusal, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { pressDone, pressKey } from '#platform/press-key';
import { checkLogin } from '#platform/session';
import { askToPay } from '#platform/start-run';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { notifications } from '@mantine/notifications';
import type { GameSummary } from '@qc/contract';

const REASON_STAYS_MS = 4000;

/** What is known of a game that is saved as a file. */
export type ExportedGame = Pick<GameSummary, '_id' | 'name' | 'setting'>;

/** Saves a game as a file: a free backup, a page with a paid licence for one run without internet, a page that plays alone, or an Excel sheet of its questions. */
export function useExportGame() {
  const t = useTexts('dashboard');
  const words = useTexts('exportGame');
  const { language } = useLanguage();
  const refresh = useRefresh('getCreditState');

  /** `worded`: tells of a failure in its own way, and gives true when it has. */
  const save = async (
    game: ExportedGame,
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

  const exportWeb = (game: ExportedGame) =>
    save(game, () => downloadFile('exportGameWeb', { params: { id: game._id } }));
  const exportExcel = (game: ExportedGame) =>
    save(game, () => downloadFile('exportGameExcel', { params: { id: game._id }, query: { language } }));

  const exportLocal = (game: ExportedGame) =>
    save(game, () => downloadFile('exportGameLocal', { params: { id: game._id } }));

  /** What the person chose after reading what a licence is, and what it costs; null: neither. */
  const chooseLicence = async (game: ExportedGame): Promise<'licence' | 'backup' | null> => {
    try {
      const { runPrices, balance } = await call('getCreditState');
      const price = runPrices[game.setting.gameType];
      const tooDear = price > balance;
      const agreed = await confirm({
        title: words.licensedTitle,
        text: `${words.licensedText}\n\n${words.price(price, words.left(balance))}`,
        confirmLabel: tooDear ? words.backupInstead : words.licensed,
      });
      return agreed ? (tooDear ? 'backup' : 'licence') : null;
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
      return null;
    }
  };

  const exportLicensed = async (game: ExportedGame) => {
    const chosen = await chooseLicence(game);
    if (chosen === null) return;
    if (chosen === 'backup') return void exportLocal(game);
    const press = `export-${game._id}`;
    const key = pressKey(press);
    // The file knows the way back, also from a server that does not know its own address.
    const query = { origin: location.origin, key };
    const started = () => downloadFile('exportGameRunner', { params: { id: game._id }, query });
    const saved = await save(game, started, (error) => {
      // The key was meant for a game of another type: the next press is another.
      if (isRefusal(error, 'keyUsed')) pressDone(press);
      if (isRefusal(error, 'gameHasGaps')) {
        showTimedMessage({ kind: 'error', title: words.gaps, durationMs: REASON_STAYS_MS });
        return true;
      }
      return askToPay(error, { gameType: game.setting.gameType });
    });
    if (!saved) return;
    pressDone(press);
    // The specification: an export to local rechecks the session, which refreshes the credits.
    await checkLogin((address) => location.assign(address));
    await refresh();
  };

  return { exportLocal, exportLicensed, exportWeb, exportExcel };
}
