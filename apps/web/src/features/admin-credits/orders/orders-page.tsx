import type { OrderTexts } from '@qc/words/en/screens/admin/admin-orders';
import { useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDateTime, formatMoney, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Box, Button, NativeSelect, Text } from '@mantine/core';
import { type Language, type Order, ORDER_STATES, offerTitleIn } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import { OrderActions } from './order-actions.tsx';
import { OwnerCell } from '../owner-cell.tsx';
import { OwnerFilters } from '../owner-filters.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const TONES: Record<Order['status'], 'green' | 'gray' | 'red' | 'blue' | 'amber'> = {
  waiting: 'amber',
  paid: 'green',
  declined: 'gray',
  cancelled: 'gray',
  expired: 'gray',
  refunded: 'blue',
  disputed: 'red',
};

/** Purchases: those that wait for an admin first, then whatever is looked for. */
export function OrdersPage() {
  const t = useTexts('adminOrders');
  const { kinds } = useTexts('adminCredits');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const [refunded, setRefunded] = useState<Order | null>(null);
  const { page = 1, search = '', user, institution } = view;
  // Without a choice of one's own the list shows what waits.
  const shown = view.kind ?? (user || institution || search ? 'all' : 'waiting');
  const status = ORDER_STATES.find((state) => state === shown);
  const query = { page, perPage: PAGE_SIZE, searchText: search, user, institution, status };
  const list = usePageQuery('listOrders', { query });
  const parts = useAdminList(list);
  const isDefault = !user && !institution && !search && shown === 'waiting';
  return (
    <>
      <ListScreen
        {...parts}
        narrowed={parts.narrowed && !isDefault && shown !== 'all'}
        title={t.orders}
        lead={t.ordersLead}
        searchLabel={t.searchOrders}
        filters={
          <>
            <NativeSelect
              size="md"
              label={t.status}
              value={shown}
              onChange={(event) => change({ kind: event.currentTarget.value })}
              data={[
                { value: 'all', label: t.everyStatus },
                ...ORDER_STATES.map((value) => ({ value, label: t.states[value] })),
              ]}
            />
            <OwnerFilters />
          </>
        }
        rows={list.data?.orders ?? []}
        rowKey={(order) => order._id}
        columns={columnsOf(t, kinds, language, setRefunded)}
        countText={t.ordersCount(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        empty={{
          illustration: <MoneyDrawing />,
          title: isDefault ? t.noneWaiting : t.noOrders,
          text: isDefault ? t.noneWaitingText : t.noOrdersText,
          action: isDefault && (
            <Button variant="default" onClick={() => change({ kind: 'all' })}>
              {t.showEvery}
            </Button>
          ),
        }}
      />
      <RefundDialog order={refunded} onClose={() => setRefunded(null)} />
    </>
  );
}

function columnsOf(
  t: OrderTexts,
  kinds: Record<Order['type'], string>,
  language: Language,
  refund: (order: Order) => void,
): Column<Order>[] {
  return [
    { key: 'owner', header: t.buyer, cell: (order) => <Buyer order={order} t={t} /> },
    {
      key: 'number',
      header: t.number,
      wideOnly: true,
      oneLine: true,
      cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
    },
    {
      key: 'what',
      header: t.what,
      wideOnly: true,
      cell: ({ title, type, uses }) => (
        <>
          <bdi>{offerTitleIn(title, language)}</bdi>
          <Text component="div" size="sm" c="dimmed">
            {type === 'yearly' ? kinds.yearly : t.credits(uses)}
          </Text>
        </>
      ),
    },
    {
      key: 'amount',
      header: t.amount,
      align: 'end',
      cell: ({ amount, refunded, currency }) => (
        <>
          {formatMoney(amount, currency, language)}
          {refunded > 0 && (
            <Text component="div" size="sm" c="dimmed">
              {t.givenBack(formatMoney(refunded, currency, language))}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: t.status,
      wideOnly: true,
      cell: ({ status, dispute, provider, note }) => (
        <>
          <Tag tone={TONES[status]}>{statusText(t, { status, dispute })}</Tag>
          <Text component="div" size="sm" c="dimmed">
            {provider === 'manual' ? t.byHand : 'Stripe'}
            {note !== '' && (
              <>
                {' · '}
                <bdi>{note}</bdi>
              </>
            )}
          </Text>
        </>
      ),
    },
    {
      key: 'created',
      header: t.ordered,
      wideOnly: true,
      oneLine: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'receipt',
      header: t.receipt,
      wideOnly: true,
      cell: ({ receipt }) => (receipt === '' ? '–' : <bdi dir="ltr">{receipt}</bdi>),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (order) => <OrderActions order={order} refund={refund} />,
    },
  ];
}

/** The state, with how a dispute ended. */
function statusText(t: OrderTexts, { status, dispute }: Pick<Order, 'status' | 'dispute'>): string {
  if (status === 'disputed' && dispute === 'lost') return t.disputeLost;
  return dispute === 'won' ? `${t.states[status]} · ${t.disputeWon}` : t.states[status];
}

/** A phone has no room for a column of its own for the status. */
function Buyer({ order, t }: { order: Order; t: OrderTexts }) {
  return (
    <>
      <OwnerCell owner={order.owner} />
      <Box hiddenFrom="sm" mt={4}>
        <bdi dir="ltr">{order.number}</bdi> <Tag tone={TONES[order.status]}>{statusText(t, order)}</Tag>
      </Box>
    </>
  );
}
