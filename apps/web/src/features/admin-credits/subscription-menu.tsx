import { useApiMutation } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { Menu } from '@mantine/core';
import type { Subscription } from '@qc/contract';
import { IconBan, IconPencil, IconRestore } from '@tabler/icons-react';
import { useRefreshCredits } from './refresh-credits.ts';

/** What an admin can do about one subscription. */
export function SubscriptionMenu({
  subscription,
  edit,
}: {
  subscription: Subscription;
  edit: (subscription: Subscription) => void;
}) {
  const t = useTexts('adminCredits');
  const labels = useTexts('labels');
  const refresh = useRefreshCredits();
  const { owner, expiredFromAdmin } = subscription;
  const save = useApiMutation('updateSubscription', {
    onSuccess: async (saved) => {
      await refresh();
      showTimedMessage({ kind: 'success', title: saved.expiredFromAdmin ? t.nowEnded : t.nowRestored });
    },
  });
  const toggle = async () => {
    const words = { title: t.endTitle(owner.name), text: t.endText, confirmLabel: t.end, danger: true };
    if (!expiredFromAdmin && !(await confirm(words))) return;
    save.mutate({ params: { id: subscription._id }, body: { expiredFromAdmin: !expiredFromAdmin } });
  };
  return (
    <RowMenu label={t.more(owner.name)} width={220}>
      <Menu.Item leftSection={<IconPencil {...itemIcon} />} onClick={() => edit(subscription)}>
        {labels.edit}
      </Menu.Item>
      <Menu.Item
        leftSection={expiredFromAdmin ? <IconRestore {...itemIcon} /> : <IconBan {...itemIcon} />}
        onClick={() => void toggle()}
      >
        {expiredFromAdmin ? t.restore : t.end}
      </Menu.Item>
    </RowMenu>
  );
}
