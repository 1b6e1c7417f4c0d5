import { useApiMutation, useRefresh } from '#platform/api';
import { ask } from '#platform/asks';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { askInput, confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkItem } from '#ui/link/link-item';
import { Menu } from '@mantine/core';
import {
  IconBan,
  IconCoins,
  IconLogout,
  IconMailForward,
  IconPackages,
  IconPencil,
  IconReceipt,
  IconShieldOff,
  IconStack2,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import type { User } from '@qc/contract';
import { NOTE_MAX } from '@qc/contract/limits';
import type { UserActions } from './user-actions.ts';

/** What an admin can do about one person. */
export function UserMenu({ user, edit, remove }: UserActions & { user: User }) {
  const t = useTexts('adminUsers');
  const labels = useTexts('labels');
  const { language: lang } = useLanguage();
  const refresh = useRefresh('listUsers');
  const isOwn = useSessionUser()?._id === user._id;
  const link = useApiMutation('sendPasswordLink', {
    onSuccess: () => showTimedMessage({ kind: 'success', title: t.linkSent }),
  });
  const end = useApiMutation('endUserSessions', {
    onSuccess: () => showTimedMessage({ kind: 'success', title: t.signedOut }),
  });
  const signOut = async () => {
    const words = { title: t.signOutTitle(user.name), text: t.signOutText, confirmLabel: t.signOut };
    if (await confirm({ ...words, danger: true })) end.mutate({ params: { id: user._id } });
  };
  const manage = useApiMutation('manageUser', {
    onSuccess: async (saved, { body }) => {
      await refresh();
      const aboutAccess = saved.disabledFromAdmin ? t.nowRestricted : t.nowFree;
      showTimedMessage({ kind: 'success', title: body?.twoStep === false ? t.twoStepIsOff : aboutAccess });
    },
  });
  const restrict = async () => {
    const disabledFromAdmin = !user.disabledFromAdmin;
    const params = { id: user._id };
    if (!disabledFromAdmin) {
      manage.mutate({ params, body: { disabledFromAdmin } });
      return;
    }
    const disabledReason = await askInput({
      title: t.restrictTitle(user.name),
      text: t.restrictText,
      label: t.reason,
      confirmLabel: t.restrict,
      max: NOTE_MAX,
      danger: true,
    });
    if (disabledReason !== null) manage.mutate({ params, body: { disabledFromAdmin, disabledReason } });
  };
  const turnTwoStepOff = async () => {
    const agreed = await confirm({
      title: t.twoStepOffTitle(user.name),
      text: t.twoStepOffText,
      confirmLabel: t.twoStepOff,
      danger: true,
    });
    if (agreed) manage.mutate({ params: { id: user._id }, body: { twoStep: false } });
  };
  const search = { user: user._id };
  return (
    <RowMenu label={t.more(user.name)} width={250}>
      <Menu.Item leftSection={<IconPencil {...itemIcon} />} onClick={() => edit(user)}>
        {labels.edit}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCoins {...itemIcon} />}
        onClick={() => void ask('grantCredits', { kind: 'user', _id: user._id, name: user.name })}
      >
        {t.grant}
      </Menu.Item>
      <LinkItem
        leftSection={<IconPackages {...itemIcon} />}
        to="/$lang/admin/subscriptions"
        params={{ lang }}
        search={search}
      >
        {t.subscriptions}
      </LinkItem>
      <LinkItem
        leftSection={<IconReceipt {...itemIcon} />}
        to="/$lang/admin/transactions"
        params={{ lang }}
        search={search}
      >
        {t.transactions}
      </LinkItem>
      <LinkItem leftSection={<IconStack2 {...itemIcon} />} to="/$lang/admin/games" params={{ lang }} search={search}>
        {t.games}
      </LinkItem>
      <Menu.Item
        leftSection={<IconMailForward {...itemIcon} />}
        onClick={() => link.mutate({ params: { id: user._id } })}
      >
        {t.sendLink}
      </Menu.Item>
      {!isOwn && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout {...itemIcon} />} onClick={() => void signOut()}>
            {t.signOut}
          </Menu.Item>
          {user.twoStep && (
            <Menu.Item leftSection={<IconShieldOff {...itemIcon} />} onClick={() => void turnTwoStepOff()}>
              {t.twoStepOff}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={user.disabledFromAdmin ? <IconUserCheck {...itemIcon} /> : <IconBan {...itemIcon} />}
            onClick={() => void restrict()}
          >
            {user.disabledFromAdmin ? t.free : t.restrict}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash {...itemIcon} />} onClick={() => remove(user)}>
            {t.remove}
          </Menu.Item>
        </>
      )}
    </RowMenu>
  );
}
