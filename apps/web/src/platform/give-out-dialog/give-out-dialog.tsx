import type { GameId } from '@qc/contract';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';

/** The game that is given out as a link. */
export interface GivenGame {
  _id: GameId;
  name: string;
}

/** What the dialog that gives a game out as a link must take: feature `assignments` provides it, `app` mounts it. */
export interface GiveOutDialogProps {
  /** Null: closed. */
  game: GivenGame | null;
  onClose: () => void;
}

const GiveOutContext = createContext<((game: GivenGame) => void) | null>(null);

/** Mounts the dialog once for the whole app and gives every screen below the way to open it. */
export function GiveOutDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<GiveOutDialogProps>;
  children: ReactNode;
}) {
  const [game, setGame] = useState<GivenGame | null>(null);
  return (
    <GiveOutContext value={setGame}>
      {children}
      <Dialog game={game} onClose={() => setGame(null)} />
    </GiveOutContext>
  );
}

/** Opens the dialog that gives a game out as a link. */
export function useGiveOutDialog(): (game: GivenGame) => void {
  const giveOut = useContext(GiveOutContext);
  if (!giveOut) throw new Error('useGiveOutDialog needs a GiveOutDialogProvider above it');
  return giveOut;
}
