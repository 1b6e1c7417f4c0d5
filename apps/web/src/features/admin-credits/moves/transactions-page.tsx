import { useAdminView } from '#platform/admin-list';
import { useTexts } from '#platform/i18n';
import { SegmentedControl, Stack } from '@mantine/core';
import { TRANSACTION_SOURCES, USAGE_SOURCES } from '@qc/contract';
import { CreditFigures } from '../credit-figures.tsx';
import { useMoveQuery } from './move-list.tsx';
import { TransactionList } from './transaction-list.tsx';
import { UsageList } from './usage-list.tsx';

/** Everything that moved: credits that came and money, or credits that were used, with sums and a time line. */
export function TransactionsPage() {
  const t = useTexts('creditMoves');
  const { view, change } = useAdminView();
  const isUsage = view.show === 'usage';
  const { filter: usage } = useMoveQuery(USAGE_SOURCES);
  const { filter: transactions } = useMoveQuery(TRANSACTION_SOURCES);
  const above = (
    <Stack gap="md" mb="md">
      <SegmentedControl
        aria-label={t.which}
        value={isUsage ? 'usage' : 'transactions'}
        onChange={(show) => change({ show: show === 'usage' ? show : undefined, kind: undefined })}
        data={[
          { value: 'transactions', label: t.transactions },
          { value: 'usage', label: t.usage },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      <CreditFigures
        query={
          isUsage
            ? { ...usage, source: undefined, usageSource: usage.source, mine: false }
            : { ...transactions, mine: false }
        }
      />
    </Stack>
  );
  return isUsage ? <UsageList above={above} /> : <TransactionList above={above} />;
}
