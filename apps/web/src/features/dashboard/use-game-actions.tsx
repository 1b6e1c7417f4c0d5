import { useApiMutation } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GameSummary } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeLists, insertCopy, type ListName, removeGame } from './game-lists.ts';

/** The offer to undo a deletion stays this long, ms. */
const UNDO_STAYS_MS = 10_000;

/** Duplicate and delete, on every list of games in the page. `keep`: most games of a list that receives a copy. */
export function useGameActions(keep: number) {
  const t = useTexts('dashboard');
  const client = useQueryClient();
  const replicate = useApiMutation('replicateGame');
  const remove = useApiMutation('deleteGame');
  const restore = useApiMutation('restoreGame');

  const duplicate = (game: GameSummary) =>
    replicate.mutate(
      { params: { id: game._id } },
      {
        onSuccess: (copy) => {
          changeLists(client, 'listGames', (list) => insertCopy(list, game._id, copy, keep));
          // A copy of a shared game is the person's own: no list on screen has a place for it yet.
          if (game.access !== 'owner') void client.invalidateQueries({ queryKey: ['listGames'] });
          showTimedMessage({ kind: 'success', title: t.duplicated });
        },
      },
    );

  const undo = async (game: GameSummary, note: string) => {
    notifications.hide(note);
    // Awaited, not called back: the row whose menu deleted the game is gone, and calls back to nobody.
    const isBack = await restore.mutateAsync({ params: { id: game._id } }).then(
      () => true,
      () => false,
    );
    if (!isBack) return;
    await client.invalidateQueries({ queryKey: [listOf(game)] });
    showTimedMessage({ kind: 'success', title: t.restored });
  };

  const deleteGame = (game: GameSummary) =>
    remove.mutate(
      { params: { id: game._id } },
      {
        onSuccess: () => {
          changeLists(client, listOf(game), (list) => removeGame(list, game._id));
          void client.invalidateQueries({ queryKey: [listOf(game)] });
          const note = `deleted-${game._id}`;
          notifications.show({
            id: note,
            autoClose: UNDO_STAYS_MS,
            message: (
              <Group justify="space-between" wrap="nowrap">
                <span>{t.deleted(game.name)}</span>
                <Button size="xs" variant="light" onClick={() => void undo(game, note)}>
                  {t.undo}
                </Button>
              </Group>
            ),
          });
        },
      },
    );

  return { duplicate, deleteGame };
}

function listOf(game: GameSummary): ListName {
  return game.access === 'owner' ? 'listGames' : 'listSharedGames';
}
