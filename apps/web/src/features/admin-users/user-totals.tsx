import { formatDateTime, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { FactList } from '#ui/fact-list';
import { Text } from '@mantine/core';
import type { User } from '@qc/contract';
import classes from './user-totals.module.css';

/** What came and went on a person's own account, and when it last did. */
export function UserTotals({ user: { totals, lastTransaction } }: { user: User }) {
  const t = useTexts('adminUsers');
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const paid = totals.paid.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · ');
  const rows = [
    [t.purchases, count(totals.purchases)],
    [t.paid, paid || count(0)],
    [t.points, count(totals.points)],
    [t.used, count(totals.creditsUsed)],
    [t.balance, count(totals.creditBalance)],
    [t.lastTransaction, lastTransaction === null ? '–' : formatDateTime(lastTransaction)],
  ] as const;
  return (
    <section aria-label={t.totals}>
      <Text component="h3" fw={650} mb={6}>
        {t.totals}
      </Text>
      <FactList facts={rows} className={classes.totals} />
    </section>
  );
}
