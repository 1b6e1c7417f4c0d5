import { downloadFile, errorText, useApiMutation } from '#platform/api';
import { formatMoney, useLanguage, useTexts } from '#platform/i18n';
import { askInput, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { Menu } from '@mantine/core';
import type { Order } from '@qc/contract';
import { NOTE_MAX } from '@qc/contract/limits';
import { IconCash, IconReceipt, IconReceiptRefund, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRefreshCredits } from '../refresh-credits.ts';

/** What an admin can do about an order as it stands now; nothing: no menu. */
export function OrderActions({ order, refund }: { order: Order; refund: (order: Order) => void }) {
  const t = useTexts('adminOrders');
  const { language } = useLanguage();
  const refresh = useRefreshCredits();
  const settle = useApiMutation('settleOrder', {
    onSuccess: async ({ status }) => {
      await refresh();
      showTimedMessage({ kind: 'success', title: status === 'paid' ? t.nowPaid : t.nowDeclined });
    },
    onError: () => void refresh(),
  });
  const receipt = useMutation({
    mutationFn: () => downloadFile('getReceipt', { params: { id: order._id }, query: { language } }),
    meta: { quiet: true },
    onError: (error) => showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: 4000 }),
  });
  const ask = async (paid: boolean) => {
    const amount = formatMoney(order.amount, order.currency, language);
    const note = await askInput({
      title: paid ? t.paidTitle(order.owner.name, amount) : t.declineTitle(order.owner.name),
      text: paid ? t.paidText : t.declineText,
      label: t.note,
      max: NOTE_MAX,
      confirmLabel: paid ? t.markPaid : t.decline,
    });
    if (note !== null) settle.mutate({ params: { id: order._id }, body: { paid, note } });
  };
  const maySettle = order.status === 'waiting' && order.provider === 'manual';
  const mayRefund = order.status === 'paid' || (order.status === 'refunded' && order.refunded < order.amount);
  if (!maySettle && !mayRefund && order.receipt === '') return null;
  return (
    <RowMenu label={t.more(order.owner.name)} width={220}>
      {maySettle && (
        <>
          <Menu.Item leftSection={<IconCash {...itemIcon} />} onClick={() => void ask(true)}>
            {t.markPaid}
          </Menu.Item>
          <Menu.Item leftSection={<IconX {...itemIcon} />} onClick={() => void ask(false)}>
            {t.decline}
          </Menu.Item>
        </>
      )}
      {order.receipt !== '' && (
        <Menu.Item leftSection={<IconReceipt {...itemIcon} />} onClick={() => receipt.mutate()}>
          {t.receipt}
        </Menu.Item>
      )}
      {mayRefund && (
        <Menu.Item color="red" leftSection={<IconReceiptRefund {...itemIcon} />} onClick={() => refund(order)}>
          {t.refund}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
