import { dialogOnDemand } from '#platform/on-demand';

/** The dialog that makes a game; its code comes when it is first opened. */
export const NewGame = dialogOnDemand(
  async () => (await import('./new-game-dialog.tsx')).NewGameDialog,
  ({ opened }) => opened,
);
