import type { ComponentType } from 'react';
import type { SeatRow } from '@qc/contract';
import type { ListedPlayer } from './read-players.ts';

/** What the lists that a server keeps need of the console. */
export interface ServerListsProps {
  players: readonly SeatRow[];
  /** Names of the game's teams; none where it has none. */
  teams: readonly string[];
  /** A list is being put into the room. */
  busy: boolean;
  /** A list to be looked over. */
  onList(players: readonly ListedPlayer[]): void;
  /** A list to be put into the room at once. */
  onFill(players: readonly ListedPlayer[]): void;
}

/** Remembered clickers, earlier runs and sheets: the one place where the clickers of a console call a server. */
export type ServerLists = ComponentType<ServerListsProps>;
