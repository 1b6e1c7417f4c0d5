import type { GameType } from '@qc/contract';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { isRefusal } from '../api/index.ts';

/** Why a run cannot be paid. */
export type PayRefusal = 'outOfCredits' | 'remotesDisabled';

/** A run that was refused. */
export interface UnpaidRun {
  code: PayRefusal;
  /** Of the game, or … */
  gameType?: GameType | undefined;
  /** … what the run was said to cost. */
  price?: number | undefined;
  /** Opens a free demo instead; absent: what was asked for has none. */
  onDemo?: (() => void) | undefined;
}

/** What the dialog with the ways on must take: feature `start-run` provides it, `app` mounts it. */
export interface UnpaidRunDialogProps {
  /** Null: closed. */
  run: UnpaidRun | null;
  onClose: () => void;
}

const UnpaidRunContext = createContext<((run: UnpaidRun) => void) | null>(null);

/** Mounts the dialog once for the whole app and gives every screen below the way to open it. */
export function UnpaidRunProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<UnpaidRunDialogProps>;
  children: ReactNode;
}) {
  const [run, setRun] = useState<UnpaidRun | null>(null);
  return (
    <UnpaidRunContext value={setRun}>
      {children}
      <Dialog run={run} onClose={() => setRun(null)} />
    </UnpaidRunContext>
  );
}

/** Shows why a run cannot be paid, and the ways on. */
export function useUnpaidRun(): (run: UnpaidRun) => void {
  const show = useContext(UnpaidRunContext);
  if (!show) throw new Error('useUnpaidRun needs an UnpaidRunProvider above it');
  return show;
}

/** Takes what a call threw: shows the ways on and gives true when it was refused for want of credits, else false. */
export function useUnpaidError(): (error: unknown, run: Omit<UnpaidRun, 'code'>) => boolean {
  const show = useUnpaidRun();
  return useCallback(
    (error, run) => {
      const code = (['outOfCredits', 'remotesDisabled'] as const).find((one) => isRefusal(error, one));
      if (code) show({ ...run, code });
      return code !== undefined;
    },
    [show],
  );
}
