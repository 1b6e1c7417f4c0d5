import { useApiQuery } from '#platform/api';
import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { PageHeader } from '#ui/page-header';
import { LinkText } from '#ui/link/links';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import { LeaveSection } from './leave-section.tsx';

/** What a plain member may know: whose credits pay, how many are left; and the way out. */
export function MemberView({ institution }: { institution: NonNullable<User['institution']> }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const { data: state } = useApiQuery('getCreditState');
  return (
    <>
      <PageHeader title={t.title} lead={t.memberLead} />
      <Stack gap="lg" maw={720}>
        <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
          <Text size="sm" c="dimmed">
            {t.yourInstitution}
          </Text>
          <Title order={2} mb="md">
            <bdi>{institution.name}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {t.creditsLeft}
          </Text>
          <Text fz={30} lh={1.25} fw={650} c="brand.9">
            {formatNumber(language, state?.balance ?? institution.credits)}
          </Text>
          <Text mt="md">{t.memberFacts}</Text>
          {state?.yearlyUntil != null && <Text mt="xs">{t.freeUntil(formatDate(state.yearlyUntil))}</Text>}
          {institution.disableRemotesGames && (
            <Alert role="note" color="gray" mt="md">
              {t.remotesOff}
            </Alert>
          )}
        </Paper>
        <Text>
          <LinkText underline="always" to="/$lang/remotes" params={{ lang: language }}>
            {t.rememberedRemotes}
          </LinkText>
        </Text>
        <LeaveSection name={institution.name} manager="no" />
        <Text>
          <LinkText underline="always" to="/$lang/invitation" params={{ lang: language }}>
            {t.haveCode}
          </LinkText>
        </Text>
      </Stack>
    </>
  );
}
