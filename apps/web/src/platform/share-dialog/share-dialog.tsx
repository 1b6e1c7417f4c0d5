import type { GameId } from '@qc/contract';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';

/** The game that is given away. */
export interface SharedGame {
  _id: GameId;
  name: string;
}

/** What the dialog that shares a game must take: feature `sharing` provides it, `app` mounts it. */
export interface ShareDialogProps {
  /** Null: closed. */
  game: SharedGame | null;
  onClose: () => void;
}

const ShareContext = createContext<((game: SharedGame) => void) | null>(null);

/** Mounts the dialog once for the whole app and gives every screen below the way to open it. */
export function ShareDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<ShareDialogProps>;
  children: ReactNode;
}) {
  const [game, setGame] = useState<SharedGame | null>(null);
  return (
    <ShareContext value={setGame}>
      {children}
      <Dialog game={game} onClose={() => setGame(null)} />
    </ShareContext>
  );
}

/** Opens the dialog that shares a game. */
export function useShareDialog(): (game: SharedGame) => void {
  const share = useContext(ShareContext);
  if (!share) throw new Error('useShareDialog needs a ShareDialogProvider above it');
  return share;
}
