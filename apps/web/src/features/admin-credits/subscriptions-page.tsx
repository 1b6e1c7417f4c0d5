import type { CreditTexts } from '@qc/words/en/screens/admin/admin-credits';
import { useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDate, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Text } from '@mantine/core';
import { type Language, type Subscription, SUBSCRIPTION_SORTS, offerTitleIn } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import { OwnerCell } from './owner-cell.tsx';
import { OwnerFilters } from './owner-filters.tsx';
import { SubscriptionMenu } from './subscription-menu.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];
const TONES: Record<SubscriptionState, 'green' | 'gray' | 'red' | 'blue' | 'amber'> = {
  active: 'green',
  usedUp: 'gray',
  over: 'gray',
  ended: 'red',
};

/** Every subscription: whose, how much is left, until when; corrected, ended and brought back. */
export function SubscriptionsPage() {
  const t = useTexts('adminCredits');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const [edited, setEdited] = useState<Subscription | null>(null);
  const { page = 1, search = '', sortDesc = true, user, institution } = view;
  const sortBy = SUBSCRIPTION_SORTS.find((sort) => sort === view.sortBy) ?? 'createdAt';
  const query = { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc, user, institution };
  const list = usePageQuery('listSubscriptions', { query });
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        title={t.subscriptions}
        lead={t.subscriptionsLead}
        searchLabel={t.searchSubscriptions}
        filters={<OwnerFilters />}
        rows={list.data?.subscriptions ?? []}
        rowKey={(subscription) => subscription._id}
        columns={columnsOf(t, language, setEdited)}
        countText={t.subscriptionsCount(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        sortBy={sortBy}
        sortDesc={sortDesc}
        onSort={(by, desc) => change({ sortBy: by, sortDesc: desc })}
        empty={{ illustration: <MoneyDrawing />, title: t.noSubscriptions, text: t.noSubscriptionsText }}
      />
      <SubscriptionPanel subscription={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function columnsOf(
  t: CreditTexts,
  language: Language,
  edit: (subscription: Subscription) => void,
): Column<Subscription, SubscriptionSort>[] {
  const count = (value: number) => formatNumber(language, value);
  return [
    { key: 'owner', header: t.whose, cell: ({ owner }) => <OwnerCell owner={owner} /> },
    {
      key: 'what',
      header: t.what,
      width: '24%',
      wideOnly: true,
      cell: ({ saleTitle, type, source }) => (
        <>
          <Text component="div">
            <bdi>{offerTitleIn(saleTitle, language) || t.kinds[type]}</bdi>
          </Text>
          <Text component="div" size="sm" c="dimmed">
            {saleTitle === '' ? t.sources[source] : `${t.kinds[type]} · ${t.sources[source]}`}
          </Text>
        </>
      ),
    },
    {
      key: 'left',
      header: t.left,
      sort: 'usagesLeft',
      align: 'end',
      oneLine: true,
      cell: ({ type, usagesLeft, originalAmount }) =>
        type === 'yearly' ? t.noLimit : t.ofOriginal(count(usagesLeft), count(originalAmount)),
    },
    {
      key: 'expiry',
      header: t.until,
      sort: 'expiryDate',
      wideOnly: true,
      cell: ({ expiryDate }) => (expiryDate === null ? t.forEver : formatDate(expiryDate - 1)),
    },
    {
      key: 'price',
      header: t.price,
      sort: 'price',
      align: 'end',
      wideOnly: true,
      oneLine: true,
      cell: ({ price, currency }) => (currency === null || price === 0 ? '–' : formatMoney(price, currency, language)),
    },
    {
      key: 'state',
      header: t.state,
      wideOnly: true,
      cell: (subscription) => {
        const state = stateOf(subscription);
        return <Tag tone={TONES[state]}>{t.states[state]}</Tag>;
      },
    },
    {
      key: 'created',
      header: t.since,
      sort: 'createdAt',
      wideOnly: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (subscription) => <SubscriptionMenu subscription={subscription} edit={edit} />,
    },
  ];
}

/** What a subscription is now: in force, used up, over by time, or ended by an admin. */
type SubscriptionState = 'active' | 'usedUp' | 'over' | 'ended';

/** The state that a list shows; an admin's hand stands before everything. */
function stateOf(subscription: Subscription): SubscriptionState {
  if (subscription.expiredFromAdmin) return 'ended';
  if (subscription.expired) return 'over';
  return subscription.type === 'times' && subscription.usagesLeft === 0 ? 'usedUp' : 'active';
}
