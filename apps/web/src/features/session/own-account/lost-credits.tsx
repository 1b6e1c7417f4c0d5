import { useApiQuery } from '#platform/api';
import { HouseContact } from '#platform/house-contact';
import { formatMoney, useLanguage, useTexts } from '#platform/i18n';
import { Alert, Text } from '@mantine/core';
import type { User } from '@qc/contract';
import { IconCoins } from '@tabler/icons-react';

/** Before an account goes: how many credits go with it, and whom to ask for the money; nothing when there are none. */
export function LostCredits({ user }: { user: User }) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  // As it is now: the page may have been open for long.
  const { data } = useApiQuery('getUser', { params: { id: user._id } });
  const { creditBalance, paid } = (data ?? user).totals;
  if (creditBalance === 0) return null;
  const money = paid.filter(({ amount }) => amount > 0);
  return (
    <Alert
      role="note"
      color="yellow"
      variant="light"
      c="var(--qc-ink)"
      icon={<IconCoins aria-hidden />}
      title={t.creditsLost(creditBalance)}
    >
      <Text size="sm" mb={4}>
        {money.length > 0
          ? t.askRefund(money.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · '))
          : t.noWayBack}
      </Text>
      {money.length > 0 && <HouseContact />}
    </Alert>
  );
}
