import { useApiQuery } from '#platform/api';
import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import { Alert, Paper, SimpleGrid, Text } from '@mantine/core';
import { GAME_TYPE, type Institution } from '@qc/contract';
import type { ReactNode } from 'react';
import classes from './institution.module.css';

/** Credits left and used, and how many people share them. */
export function InstitutionFigures({ institution }: { institution: Institution }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const { data: state } = useApiQuery('getCreditState');
  const number = (value: number) => formatNumber(language, value);
  return (
    <div>
      <SimpleGrid component="dl" cols={{ base: 2, xs: 3 }} m={0}>
        <Figure name={t.figures.credits} value={number(institution.credits)} />
        <Figure name={t.figures.creditsUsed} value={number(institution.creditsUsed)}>
          <LinkText
            size="sm"
            underline="always"
            to="/$lang/purchases"
            params={{ lang: language }}
            search={{ tab: 'usage' }}
          >
            {t.usage}
          </LinkText>
        </Figure>
        <Figure name={t.figures.members} value={number(institution.membersCount)}>
          <Text size="sm" c="dimmed">
            {t.figures.managers(institution.managersCount)}
          </Text>
        </Figure>
      </SimpleGrid>
      {state?.yearlyUntil != null && (
        <Alert role="note" color="blue" variant="light" mt="md" c="var(--qc-ink)">
          {t.freeUntil(formatDate(state.yearlyUntil))}
        </Alert>
      )}
      {institution.credits === 0 && state !== undefined && state.runPrices[GAME_TYPE.phones] > 0 && (
        <Alert role="note" color="orange" variant="light" mt="md" c="var(--qc-ink)">
          {t.noCredits}
        </Alert>
      )}
    </div>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <Paper withBorder p="md" className={classes.figure ?? ''}>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <dd>
        <Text component="div" fz={30} lh={1.25} fw={650} c="brand.9">
          {value}
        </Text>
        {children}
      </dd>
    </Paper>
  );
}
