import type { GameSummary } from '@qc/contract';
import { createContext, type ReactNode, useContext } from 'react';

/** The items of a menu that save a game as a file: feature `dashboard` provides them, `app` brings them to all others. */
export interface GameFileItemsProps {
  game: Pick<GameSummary, '_id' | 'name' | 'setting'>;
  /** Done before a file is asked for; false: none is asked for. */
  before?: () => Promise<boolean>;
}

type RenderItems = (props: GameFileItemsProps) => ReactNode;

const FilesContext = createContext<RenderItems>(() => null);

/** Gives every screen below the items that save a game as a file. */
export function GameFilesProvider(props: { items: RenderItems; children: ReactNode }) {
  return <FilesContext value={props.items}>{props.children}</FilesContext>;
}

/** Draws the `Menu.Item`s that save a game as a file. */
export function useGameFileItems(): RenderItems {
  return useContext(FilesContext);
}
