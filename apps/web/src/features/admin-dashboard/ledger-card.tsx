import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './dashboard.module.css';

/** Proves on demand that every balance is the sum of its entries, and says how the last proof went. */
export function LedgerCard({ checkedAt, faults }: { checkedAt: number | null; faults: number }) {
  const t = useTexts('adminDashboard');
  const { language } = useLanguage();
  const refresh = useRefresh('getAdminDashboard');
  const check = useApiMutation('checkLedger', {
    meta: { quiet: true },
    onSuccess: refresh,
  });
  const count = (value: number) => formatNumber(language, value);
  const found = check.data;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="ledger-title" className={classes.card}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} id="ledger-title">
          {t.ledger}
        </Title>
        <Text c="dimmed">{t.ledgerText}</Text>
        <Text size="sm">
          {checkedAt === null
            ? t.neverChecked
            : faults === 0
              ? t.checkedWell(formatDateTime(checkedAt))
              : t.checkedBadly(formatDateTime(checkedAt), faults)}
        </Text>
        <Button variant="light" loading={check.isPending} onClick={() => check.mutate({})}>
          {t.checkNow}
        </Button>
        <div role="status" className={classes.outcome}>
          {check.error && <ErrorNotice text={errorText(check.error, language)} />}
          {found && found.faults.length === 0 && (
            <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />}>
              {t.proved(count(found.pots), count(found.entries))}
            </Alert>
          )}
          {found && found.faults.length > 0 && (
            <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {t.faults(found.faults.length)}
              <List size="sm" mt="xs">
                {found.faults.slice(0, 20).map((fault) => (
                  <List.Item key={fault}>
                    <bdi dir="ltr">{fault}</bdi>
                  </List.Item>
                ))}
              </List>
            </Alert>
          )}
        </div>
      </Stack>
    </Paper>
  );
}
