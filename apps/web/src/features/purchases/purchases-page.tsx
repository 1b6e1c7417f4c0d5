import { useApiQuery } from '#platform/api';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrdersTab } from './orders-tab.tsx';
import classes from './purchases.module.css';
import { SubscriptionsTab } from './subscriptions-tab.tsx';
import { TransactionsTab } from './transactions-tab.tsx';
import { UsageTab } from './usage-tab.tsx';

const TABS = ['orders', 'subscriptions', 'usage', 'transactions'] as const;

/** Everything about the credits that are the person's to manage: a manager sees the institution's. */
export function PurchasesPage() {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const user = useSessionUser();
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const navigate = useNavigate({ from: '/$lang/purchases' });
  const { data: offers, isError } = useApiQuery('getPaymentOffers', {});
  const { tab = 'orders' } = view;
  const institution = user?.role === 3 ? user.institution : null;
  return (
    <>
      <PageHeader
        title={t.title}
        lead={institution ? t.leadInstitution(isolate(institution.name)) : t.lead}
        actions={
          // A plain member buys nothing, the institution pays; and nobody buys where runs are free or nothing is sold.
          offers &&
          offers.buyer !== null &&
          !offers.everythingFree &&
          offers.types.length > 0 && (
            <LinkButton to="/$lang/payment" params={{ lang: language }}>
              {t.buy}
            </LinkButton>
          )
        }
      />
      {/* Not before it is known what stands above: they would be seen to jump down. */}
      {(offers !== undefined || isError) && (
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(next) =>
            void navigate({ search: { tab: TABS.find((known) => known === next), period: view.period } })
          }
        >
          <Tabs.List className={`${classes.tabs} ${classes.list}`} aria-label={t.parts}>
            {TABS.map((known) => (
              <Tabs.Tab key={known} value={known} className={classes.tab ?? ''}>
                {t.tabs[known]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="orders">
            <OrdersTab />
          </Tabs.Panel>
          <Tabs.Panel value="subscriptions">
            <SubscriptionsTab />
          </Tabs.Panel>
          <Tabs.Panel value="usage">
            <UsageTab isInstitution={institution !== null} />
          </Tabs.Panel>
          <Tabs.Panel value="transactions">
            <TransactionsTab />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}
