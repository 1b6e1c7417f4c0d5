import type { GameId } from '@qc/contract';
import { useApiMutation, useRefresh } from '../api/index.ts';
import { useTexts } from '../i18n/index.ts';

/** The game that is left, and who shared it. */
interface LeftGame {
  _id: GameId;
  name: string;
  giver: string;
}

/** How the screen asks and tells; the looks are its own. */
interface Looks {
  confirm: (question: { title: string; text: string; confirmLabel: string; danger: true }) => Promise<boolean>;
  tell: (words: string) => void;
}

/** Leaves a game that is shared for full editing, once the person has agreed to that. */
export function useLeaveGame({ confirm, tell }: Looks): (game: LeftGame) => Promise<void> {
  const t = useTexts('leaveGame');
  const refresh = useRefresh('listSharedGames', 'listTransfers', 'listShareNotices', 'listRooms');
  const leave = useApiMutation('leaveGame');
  return async ({ _id, name, giver }) => {
    if (!(await confirm({ title: t.title(name), text: t.text(giver), confirmLabel: t.confirm, danger: true }))) return;
    leave.mutate(
      { params: { id: _id } },
      {
        onSuccess: () => {
          tell(t.left);
          void refresh();
        },
      },
    );
  };
}
