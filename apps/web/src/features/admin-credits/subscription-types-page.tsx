import type { CreditTexts } from '@qc/words/en/screens/admin/admin-credits';
import { useAdminList } from '#platform/admin-list';
import { apiQuery, useApiMutation, useRefresh } from '#platform/api';
import { formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { NarrowLine } from '#ui/cell-lines';
import type { Column } from '#ui/data-table';
import { confirm, thenSay } from '#ui/dialogs';
import { MoneyDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { type Language, MONEY_CURRENCIES, type SubscriptionType, offerTitleIn } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TypePanel } from './type-panel.tsx';

/** What can be bought: added, changed, taken away. */
export function SubscriptionTypesPage() {
  const t = useTexts('adminCredits');
  const { language } = useLanguage();
  const refresh = useRefresh('listSubscriptionTypes');
  const [edited, setEdited] = useState<SubscriptionType | 'new' | null>(null);
  const list = useQuery(apiQuery('listSubscriptionTypes'));
  const removal = useApiMutation('deleteSubscriptionType', {
    onSuccess: thenSay(refresh, t.typeRemoved),
  });
  const remove = async (type: SubscriptionType) => {
    const words = {
      title: t.removeTypeTitle(offerTitleIn(type.title, language)),
      text: t.removeTypeText,
      confirmLabel: t.takeAway,
    };
    if (await confirm({ ...words, danger: true })) removal.mutate({ params: { id: type._id } });
  };
  const add = (
    <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t.newType}
    </Button>
  );
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        narrowed={false}
        title={t.types}
        lead={t.typesLead}
        actions={add}
        rows={list.data?.types ?? []}
        rowKey={(type) => type._id}
        columns={columnsOf(t, language, { edit: setEdited, remove: (type) => void remove(type) })}
        countText={t.typesCount(list.data?.count ?? 0)}
        perPage={Math.max(list.data?.count ?? 0, PAGE_SIZE)}
        empty={{ illustration: <MoneyDrawing />, title: t.noTypes, text: t.noTypesText, action: add }}
      />
      <TypePanel type={edited} onClose={() => setEdited(null)} />
    </>
  );
}

interface TypeActions {
  edit: (type: SubscriptionType) => void;
  remove: (type: SubscriptionType) => void;
}

function columnsOf(t: CreditTexts, language: Language, { edit, remove }: TypeActions): Column<SubscriptionType>[] {
  const titleOf = ({ title }: SubscriptionType) => offerTitleIn(title, language);
  const usesOf = ({ type, uses }: SubscriptionType) =>
    type === 'yearly' ? t.kinds.yearly : t.uses(uses, formatNumber(language, uses));
  return [
    {
      key: 'title',
      header: t.typeTitle,
      cell: (type) => (
        <>
          <Text component="div" fw={600}>
            <bdi>{titleOf(type)}</bdi>
          </Text>
          <NarrowLine>{usesOf(type)}</NarrowLine>
          {!type.active && <Tag tone="gray">{t.notOffered}</Tag>}
        </>
      ),
    },
    {
      key: 'uses',
      header: t.what,
      wideOnly: true,
      cell: usesOf,
    },
    {
      key: 'days',
      header: t.valid,
      wideOnly: true,
      cell: ({ validDays, type }) =>
        validDays === null
          ? type === 'yearly'
            ? t.aYear
            : t.forEver
          : t.days(validDays, formatNumber(language, validDays)),
    },
    {
      key: 'prices',
      header: t.price,
      align: 'end',
      oneLine: true,
      cell: ({ prices }) =>
        MONEY_CURRENCIES.flatMap((currency) => {
          const price = prices[currency];
          return price === undefined ? [] : [<div key={currency}>{formatMoney(price, currency, language)}</div>];
        }),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (type) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t.editType(titleOf(type))}
            onClick={() => edit(type)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t.removeType(titleOf(type))}
            onClick={() => remove(type)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}
