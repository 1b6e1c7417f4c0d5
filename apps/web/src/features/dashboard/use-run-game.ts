import { errorText, isRefusal, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { noLineQuestion, openPupilWindow, type PupilWindow, runByItself, askToPay } from '#platform/start-run';
import { confirm, showTimedMessage } from '#ui/dialogs';
import type { GameSummary } from '@qc/contract';
import { GAME_TYPE } from '@qc/contract/devices/device-names';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

/** The reason why a game does not start stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

/** Opens a room for a game, or a free demo, and goes to its console; says what stands in the way when something does. */
export function useRunGame() {
  const t = useTexts('dashboard');
  const pupilWords = useTexts('pupils');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const openRoom = useApiMutation('openRoom', { meta: { quiet: true } });
  const saveGame = useApiMutation('saveGame', { meta: { quiet: true } });

  const toEditor = async (game: GameSummary) => {
    const agreed = await confirm({ title: t.gapsTitle, text: t.gapsText, confirmLabel: t.fixGaps });
    if (agreed)
      await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game._id } });
  };

  /** The game cannot run as it is. False: the person does not want to change its type, or may not. */
  const agreeOnPhones = async (game: GameSummary): Promise<boolean> => {
    const { title, text, change } = noLineQuestion(game.access, language);
    if (change === null) {
      showTimedMessage({ kind: 'info', title, text, durationMs: REASON_STAYS_MS });
      return false;
    }
    const agreed = await confirm({ title, text, confirmLabel: change });
    if (!agreed) return false;
    await saveGame.mutateAsync({
      params: { id: game._id },
      body: { setting: { gameType: GAME_TYPE.phones } },
      ifMatch: game.version,
    });
    await client.invalidateQueries({ queryKey: ['listGames'] });
    return true;
  };

  const run = async (game: GameSummary, demo = false, pupil: PupilWindow | null = null): Promise<void> => {
    if (game.questionsCount === 0) {
      pupil?.close();
      return toEditor(game);
    }
    const { gameType } = game.setting;
    try {
      const room = await openRoom.mutateAsync({ body: { game: game._id, demo } });
      void client.invalidateQueries({ queryKey: ['listRooms'] });
      void client.invalidateQueries({ queryKey: ['getFirstSteps'] });
      void client.invalidateQueries({ queryKey: ['listGames'] });
      if (pupil && (await runByItself(room, pupil))) {
        showTimedMessage({ title: pupilWords.running, text: pupilWords.runningText, durationMs: REASON_STAYS_MS });
        return;
      }
      if (demo) showTimedMessage({ kind: 'info', title: t.demoIsFree });
      await navigate({ to: '/$lang/operate/$room', params: { lang: language, room: room._id } });
    } catch (error) {
      if (isRefusal(error, 'noTelephoneLine')) return runOnPhones(game, demo, pupil);
      pupil?.close();
      if (isRefusal(error, 'gameHasGaps')) return toEditor(game);
      if (!demo && askToPay(error, { gameType, onDemo: () => void run(game, true) })) return;
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
    }
  };
  const runOnPhones = async (game: GameSummary, demo: boolean, pupil: PupilWindow | null): Promise<void> => {
    try {
      if (await agreeOnPhones(game))
        return await run({ ...game, setting: { gameType: GAME_TYPE.phones } }, demo, pupil);
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
    }
    pupil?.close();
  };
  /** A free trial, with a second window that shows the game as a pupil sees it, in its first question. */
  const runAsPupil = async (find: () => Promise<GameSummary | null>): Promise<void> => {
    const pupil = openPupilWindow();
    const game = await find().catch(() => null);
    if (game === null) return pupil.close();
    await run(game, true, pupil);
  };
  return { run, runAsPupil, running: openRoom.isPending || saveGame.isPending };
}
