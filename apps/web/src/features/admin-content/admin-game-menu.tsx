import { useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage, thenSay } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkItem } from '#ui/link/link-item';
import { Button, Group, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GameSummary } from '@qc/contract';
import { IconBan, IconCircleCheck, IconPencil, IconTrash } from '@tabler/icons-react';

/** The offer to undo a deletion stays this long, ms. */
const UNDO_STAYS_MS = 10_000;

/** What an admin can do about anybody's game. */
export function AdminGameMenu({ game }: { game: GameSummary }) {
  const t = useTexts('adminContent');
  const labels = useTexts('labels');
  const { language: lang } = useLanguage();
  const refresh = useRefresh('listGames');
  const params = { id: game._id };
  const save = useApiMutation('saveGame', {
    onSuccess: async ({ blocked }) => {
      await refresh();
      showTimedMessage({ kind: 'success', title: blocked ? t.nowBlocked : t.nowFree });
    },
    // Somebody saved meanwhile: the next try starts from what there is now.
    onError: () => void refresh(),
  });
  const restore = useApiMutation('restoreGame', {
    onSuccess: thenSay(refresh, t.restored),
  });
  const remove = useApiMutation('deleteGame', {
    onSuccess: async () => {
      await refresh();
      const id = `deleted-${game._id}`;
      const undo = () => {
        notifications.hide(id);
        restore.mutate({ params });
      };
      notifications.show({
        id,
        autoClose: UNDO_STAYS_MS,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>{t.deleted(game.name)}</span>
            <Button size="xs" variant="light" onClick={undo}>
              {t.undo}
            </Button>
          </Group>
        ),
      });
    },
  });
  const block = async () => {
    const blocked = !game.blocked;
    const agreed =
      !blocked ||
      (await confirm({ title: t.blockTitle(game.name), text: t.blockText, confirmLabel: t.block, danger: true }));
    if (agreed) save.mutate({ params, body: { blocked }, ifMatch: game.version });
  };
  const askRemove = async () => {
    const words = { title: t.removeTitle(game.name), text: t.removeText, confirmLabel: labels.remove };
    if (await confirm({ ...words, danger: true })) remove.mutate({ params });
  };
  return (
    <RowMenu label={t.more(game.name)} width={220}>
      <LinkItem
        leftSection={<IconPencil {...itemIcon} />}
        to="/$lang/create-game/{-$id}/{-$queIndex}"
        params={{ lang, id: game._id }}
      >
        {t.open}
      </LinkItem>
      <Menu.Item
        leftSection={game.blocked ? <IconCircleCheck {...itemIcon} /> : <IconBan {...itemIcon} />}
        onClick={() => void block()}
      >
        {game.blocked ? t.free : t.block}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash {...itemIcon} />} onClick={() => void askRemove()}>
        {labels.remove}
      </Menu.Item>
    </RowMenu>
  );
}
