import type { Texts } from '@qc/words/en/screens/money/purchases';
import { addressOf, useApiMutation, useApiQuery, usePageQuery } from '#platform/api';
import { ORDER_STATE_COLOURS, orderStateText } from '#platform/credit-words';
import { formatDate, formatDateTime, formatMoney, useLanguage, useTexts } from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import type { Column } from '#ui/data-table';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { CategoriesDrawing } from '#ui/illustrations';
import { LinkButton } from '#ui/link/links';
import { Badge, Button, Text } from '@mantine/core';
import { type Order, offerTitleIn } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListPart } from './list-part.tsx';
import classes from './purchases.module.css';

/** What was bought, with its state, its receipt, and what can still be done about it. */
export function OrdersTab() {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const { page = 1 } = useSearch({ from: '/$lang/shell/purchases' });
  const { data: offers } = useApiQuery('getPaymentOffers', {});
  const isMember = offers?.buyer === null;
  const mayBuy = !isMember && !offers?.everythingFree;
  const list = usePageQuery('listOrders', { query: { page, perPage: PAGE_SIZE, mine: true } });
  return (
    <ListPart<Order>
      title={t.tabs.orders}
      list={list}
      rows={list.data?.orders}
      columns={columnsOf(t, language)}
      countText={t.orders}
      empty={{
        illustration: <CategoriesDrawing />,
        title: t.noOrders,
        text: isMember ? t.noOrdersMember : mayBuy ? t.noOrdersText : t.noOrdersFree,
        action: mayBuy && offers !== undefined && offers.types.length > 0 && (
          <LinkButton to="/$lang/payment" params={{ lang: language }}>
            {t.buy}
          </LinkButton>
        ),
      }}
    />
  );
}

function columnsOf(t: Texts, language: Language): Column<Order>[] {
  const price = (order: Order) => formatMoney(order.amount, order.currency, language);
  return [
    { key: 'when', header: t.when, wideOnly: true, cell: (order) => formatDateTime(order.createdAt) },
    {
      key: 'what',
      header: t.what,
      cell: (order) => (
        <>
          <CellName>{offerTitleIn(order.title, language)}</CellName>
          <Text component="div" size="sm" c="dimmed">
            <bdi dir="ltr">{order.number}</bdi>
          </Text>
          <NarrowLine>
            {price(order)} · {formatDate(order.createdAt)}
          </NarrowLine>
          <NarrowLine>
            <State order={order} language={language} t={t} />
          </NarrowLine>
        </>
      ),
    },
    {
      key: 'price',
      header: t.price,
      align: 'end',
      wideOnly: true,
      cell: (order) => <span className={classes.number}>{price(order)}</span>,
    },
    {
      key: 'status',
      header: t.status,
      wideOnly: true,
      cell: (order) => <State order={order} language={language} t={t} />,
    },
    { key: 'actions', align: 'end', cell: (order) => <Actions order={order} /> },
  ];
}

function State({ order, language, t }: { order: Order; language: Language; t: Texts }) {
  return (
    <>
      <Badge variant="light" radius="sm" color={ORDER_STATE_COLOURS[order.status]} className={classes.state ?? ''}>
        {orderStateText(language, order)}
      </Badge>
      {order.refunded > 0 && order.status !== 'refunded' && (
        <div>{t.givenBack(formatMoney(order.refunded, order.currency, language))}</div>
      )}
    </>
  );
}

function Actions({ order }: { order: Order }) {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  return (
    <div className={classes.actions}>
      {order.receipt !== '' && (
        <Button
          component="a"
          size="xs"
          variant="default"
          target="_blank"
          rel="noopener"
          aria-label={t.receiptOf(order.receipt)}
          href={addressOf('getReceipt', { params: { id: order._id }, query: { language } })}
        >
          {t.receipt}
        </Button>
      )}
      {order.status === 'waiting' && (
        <>
          <LinkButton size="xs" to="/$lang/payment" params={{ lang: language }} search={{ order: order._id }}>
            {order.provider === 'manual' ? t.howToPay : t.pay}
          </LinkButton>
          <CancelButton order={order} />
        </>
      )}
    </div>
  );
}

function CancelButton({ order }: { order: Order }) {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const client = useQueryClient();
  const cancelOrder = useApiMutation('cancelOrder', {
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['listOrders'] });
      void client.invalidateQueries({ queryKey: ['getOrder'] });
    },
  });
  const cancel = async () => {
    const request = { title: t.cancelTitle, text: t.cancelText, confirmLabel: t.cancelOrder, danger: true };
    if (!(await confirm(request))) return;
    const now = await cancelOrder.mutateAsync({ params: { id: order._id } });
    if (now.status === 'cancelled') showTimedMessage({ kind: 'success', title: t.cancelled });
  };
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t.cancelThis(offerTitleIn(order.title, language))}
      loading={cancelOrder.isPending}
      // A refusal has shown itself already.
      onClick={() => void cancel().catch(() => undefined)}
    >
      {t.cancel}
    </Button>
  );
}
