import { formatBytes, formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { FactList } from '#ui/fact-list';
import { Paper, Title } from '@mantine/core';
import type { AdminDashboard } from '@qc/contract';
import classes from './dashboard.module.css';

/** Whether the machine is well. */
export function HealthCard({ house: { health } }: { house: AdminDashboard }) {
  const t = useTexts('adminDashboard');
  const { language } = useLanguage();
  const rows = [
    [t.version, health.version],
    [t.databaseKind, health.database === 'sqlite' ? t.embedded : 'PostgreSQL'],
    [t.upSince, formatDateTime(health.upSinceMs)],
    [t.memory, formatBytes(health.memoryBytes, language)],
    [t.loopDelay, t.ms(formatNumber(language, health.loopDelayMs, 1))],
    [t.mailWay, t.mailWays[health.mailWay]],
    [t.waitingMails, formatNumber(language, health.waitingMails)],
  ] as const;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="health-title" className={classes.card}>
      <Title order={2} id="health-title" mb="sm">
        {t.health}
      </Title>
      <FactList facts={rows} className={classes.facts} />
    </Paper>
  );
}
