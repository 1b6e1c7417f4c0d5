import type { Texts } from '@qc/words/en/screens/money/purchases';
import { usePageQuery } from '#platform/api';
import { formatDate, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import type { Column } from '#ui/data-table';
import { CategoriesDrawing } from '#ui/illustrations';
import { Badge, Text } from '@mantine/core';
import { type Subscription, offerTitleIn } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useSearch } from '@tanstack/react-router';
import { ListPart } from './list-part.tsx';
import classes from './purchases.module.css';

/** Every lot of credits that came, with what is left of it. */
export function SubscriptionsTab() {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const { page = 1 } = useSearch({ from: '/$lang/shell/purchases' });
  const list = usePageQuery('listSubscriptions', { query: { page, perPage: PAGE_SIZE, mine: true } });
  return (
    <ListPart<Subscription>
      title={t.tabs.subscriptions}
      list={list}
      rows={list.data?.subscriptions}
      columns={columnsOf(t, language)}
      countText={t.subscriptions}
      empty={{ illustration: <CategoriesDrawing />, title: t.noSubscriptions, text: t.noSubscriptionsText }}
    />
  );
}

function columnsOf(t: Texts, language: Language): Column<Subscription>[] {
  const number = (value: number) => formatNumber(language, value);
  const left = ({ type, usagesLeft, originalAmount }: Subscription) =>
    type === 'yearly' ? t.unlimited : t.ofAll(number(usagesLeft), number(originalAmount));
  const expiry = ({ expiryDate }: Subscription) => (expiryDate === null ? t.never : formatDate(expiryDate));
  return [
    { key: 'when', header: t.when, wideOnly: true, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'what',
      header: t.what,
      cell: (subscription) => (
        <>
          <CellName>{offerTitleIn(subscription.saleTitle, language) || t.kind[subscription.type]}</CellName>
          <NarrowLine>
            {t.expires}: {expiry(subscription)}
          </NarrowLine>
          <NarrowLine>
            <State subscription={subscription} t={t} />
          </NarrowLine>
        </>
      ),
    },
    {
      key: 'price',
      header: t.price,
      align: 'end',
      wideOnly: true,
      cell: ({ price, currency }) =>
        currency === null || price === 0 ? (
          t.given
        ) : (
          <span className={classes.number}>{formatMoney(price, currency, language)}</span>
        ),
    },
    {
      key: 'used',
      header: t.used,
      align: 'end',
      wideOnly: true,
      cell: ({ usesUsed }) => <span className={classes.number}>{number(usesUsed)}</span>,
    },
    {
      key: 'left',
      header: t.leftover,
      align: 'end',
      cell: (subscription) => (
        <>
          <span className={classes.number}>{left(subscription)}</span>
          {goneWords(subscription, t).map((words) => (
            <Text key={words} size="sm" c="dimmed">
              {words}
            </Text>
          ))}
        </>
      ),
    },
    { key: 'expires', header: t.expires, wideOnly: true, cell: expiry },
    {
      key: 'status',
      header: t.status,
      wideOnly: true,
      cell: (subscription) => <State subscription={subscription} t={t} />,
    },
  ];
}

function State({ subscription, t }: { subscription: Subscription; t: Texts }) {
  const { expired, expiredFromAdmin, moneyBack, type, usagesLeft } = subscription;
  const [colour, words] = moneyBack
    ? ['gray', t.moneyBack[moneyBack]]
    : expiredFromAdmin
      ? ['gray', t.endedByAdmin]
      : expired
        ? ['gray', t.expired]
        : type === 'times' && usagesLeft === 0
          ? ['gray', t.usedUp]
          : ['green', t.inUse];
  return (
    <Badge variant="light" radius="sm" color={colour} className={classes.state ?? ''}>
      {words}
    </Badge>
  );
}

/** Where the credits went that are neither left nor used. */
function goneWords({ type, usesExpired, usesTakenBack }: Subscription, t: Texts): string[] {
  if (type === 'yearly') return [];
  const lapsed = Math.max(0, usesExpired - usesTakenBack);
  return [...(usesTakenBack > 0 ? [t.takenBack(usesTakenBack)] : []), ...(lapsed > 0 ? [t.lapsed(lapsed)] : [])];
}
