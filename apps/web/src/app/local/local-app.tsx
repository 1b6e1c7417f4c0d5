import {
  type HallGame,
  type KeptRun,
  LocalStart,
  newRun,
  openHall,
  type OpenHall,
  type RunStore,
  type StartTrouble,
  useRuns,
} from '#features/local';
import { setLanguage } from '#platform/i18n';
import { useState } from 'react';
import { LocalConsole } from './local-console.tsx';

/** The page that runs games without internet: its first screen, or the console of the run that is open. */
export function LocalApp({
  store,
  carried,
  kept,
}: {
  store: RunStore;
  /** The game that the page carries. */
  carried: HallGame | null;
  kept: readonly KeptRun[];
}) {
  const runs = useRuns(store, kept);
  const [game, setGame] = useState(carried);
  const [open, setOpen] = useState<OpenHall | null>(null);

  const enter = async (played: HallGame, run: KeptRun): Promise<StartTrouble | null> => {
    try {
      const opened = await openHall(store, played, run);
      if (!opened) return 'openElsewhere';
      setOpen(opened);
      return null;
    } catch {
      return 'noStorage';
    }
  };
  const leave = async () => {
    await open?.close();
    await runs.look();
    setOpen(null);
  };
  if (open) return <LocalConsole hall={open.hall} runs={runs} onLeave={() => void leave()} />;
  return (
    <LocalStart
      game={game}
      runs={runs}
      onGame={(read) => {
        setLanguage(read.language, { remember: false });
        setGame(read);
      }}
      onStart={(played, isRehearsal) => enter(played, newRun(played, isRehearsal))}
      onGoOn={enter}
    />
  );
}
