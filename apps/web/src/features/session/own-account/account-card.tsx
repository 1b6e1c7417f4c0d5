import { formatDate, formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import type { ReactNode } from 'react';

/** What a person may know about the own account but not change: credits, institution, dates. */
export function AccountCard({ user }: { user: User }) {
  const t = useTexts('session');
  const { language } = useLanguage();
  const remotesOff = user.institution?.disableRemotesGames ?? user.disableRemotesGames;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} mb="md">
        {t.profile}
      </Title>
      <Stack component="dl" gap="md" m={0}>
        <Fact name={t.credits}>
          <Text span fz={28} fw={650} c="brand.9">
            {formatNumber(language, user.credits)}
          </Text>
        </Fact>
        {user.institution && (
          <Fact name={t.institution}>
            <LinkText underline="always" to="/$lang/institution" params={{ lang: language }}>
              <bdi>{user.institution.name}</bdi>
            </LinkText>
            <Text size="sm" c="dimmed">
              {t.creditsOfInstitution}
            </Text>
          </Fact>
        )}
        {user.lastLogin !== null && <Fact name={t.lastLogin}>{formatDateTime(user.lastLogin)}</Fact>}
        <Fact name={t.memberSince}>{formatDate(user.createdAt)}</Fact>
      </Stack>
      {!user.institution && (
        <Text size="sm" mt="md">
          <LinkText underline="always" to="/$lang/institution" params={{ lang: language }}>
            {t.noInstitution}
          </LinkText>
        </Text>
      )}
      {remotesOff && (
        <Alert color="gray" mt="md">
          {t.remotesOff}
        </Alert>
      )}
    </Paper>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
