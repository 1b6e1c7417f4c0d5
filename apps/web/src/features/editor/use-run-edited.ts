import { call, errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { noLineQuestion, openPupilWindow, type PupilWindow, runByItself, askToPay } from '#platform/start-run';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { GAME_TYPE } from '@qc/contract/devices/device-names';
import { useState } from 'react';
import type { OpenEditor } from './use-editor-session.ts';

/** The reason why a game does not start stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

/** Saves the game that is open, opens a room for it, and gives the room's id; says what stands in the way. */
export function useRunEdited({ session, author, access }: OpenEditor, onRoom: (roomId: string) => void) {
  const t = useTexts('editor');
  const pupilWords = useTexts('pupils');
  const { language } = useLanguage();
  const [starting, setStarting] = useState(false);

  /** It cannot run as it is. False: it is not changed to phones. */
  const agreeOnPhones = async (): Promise<boolean> => {
    const { title, text, change } = noLineQuestion(access, language);
    if (change === null) showTimedMessage({ kind: 'info', title, text, durationMs: REASON_STAYS_MS });
    else if (await confirm({ title, text, confirmLabel: change })) {
      author.changeGame({ setting: { gameType: GAME_TYPE.phones } });
      return true;
    }
    return false;
  };

  const run = async (demo = false, pupil: PupilWindow | null = null) => {
    setStarting(true);
    try {
      if (!(await session.flush())) {
        pupil?.close();
        showTimedMessage({ title: t.runUnsaved, kind: 'error', durationMs: 3000 });
        return;
      }
      const room = await call('openRoom', { body: { game: session.gameId, demo } });
      if (pupil && (await runByItself(room, pupil)))
        showTimedMessage({ title: pupilWords.running, text: pupilWords.runningText, durationMs: REASON_STAYS_MS });
      else onRoom(room._id);
    } catch (error) {
      if (isRefusal(error, 'noTelephoneLine') && (await agreeOnPhones())) return await run(demo, pupil);
      pupil?.close();
      if (isRefusal(error, 'noTelephoneLine')) return;
      const { gameType } = session.game.state.value.setting;
      if (!demo && askToPay(error, { gameType, onDemo: () => void run(true) })) return;
      showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: REASON_STAYS_MS });
    } finally {
      setStarting(false);
    }
  };
  /** A free trial, with a second window that shows the game as a pupil sees it, in its first question. */
  const runAsPupil = () => run(true, openPupilWindow());
  return { run, runAsPupil, starting };
}
