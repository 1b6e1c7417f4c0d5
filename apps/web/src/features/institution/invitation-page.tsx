import { apiQuery, errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { LinkText } from '#ui/link/links';
import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { InvitationCodeForm } from './invitation-code-form.tsx';
import { InvitationOfferCard } from './invitation-offer-card.tsx';
import { forgetInvitationToken, useInvitationToken } from './use-invitation-token.ts';

/** Where the link of an invitation leads: what it offers, and the way to accept it. The visit itself accepts nothing. */
export function InvitationPage() {
  const t = useTexts('institution');
  const { token, take } = useInvitationToken();
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      {token === '' ? (
        <>
          <Title order={1}>{t.invitationTitle}</Title>
          <Text c="dimmed" mt={4} mb="lg">
            {t.invitationLead}
          </Text>
          <InvitationCodeForm onCode={take} />
        </>
      ) : (
        <Offer key={token} token={token} />
      )}
    </Paper>
  );
}

function Offer({ token }: { token: string }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const user = useSessionUser();
  const read = apiQuery('viewInvitation', { body: { token } });
  const { data, error, refetch } = useQuery({
    ...read,
    // What would be left is told only to whom it was sent.
    queryKey: [...read.queryKey, user?._id],
    retry: false,
    // Asked anew at every visit: it may have been withdrawn.
    gcTime: 0,
    meta: { quiet: true },
  });
  const over = isRefusal(error, 'linkOver');
  useEffect(() => {
    if (over) forgetInvitationToken();
  }, [over]);
  if (data) return <InvitationOfferCard offer={data} token={token} />;
  if (over)
    return (
      <Stack gap="sm">
        <Title order={1}>{t.overTitle}</Title>
        <Text>{t.overText}</Text>
        <LinkText underline="always" to={user ? '/$lang/dashboard' : '/$lang/login'} params={{ lang: language }}>
          {user ? t.home : t.signIn}
        </LinkText>
      </Stack>
    );
  return (
    <Stack gap="md">
      <Title order={1}>{t.invitationTitle}</Title>
      {error ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={140} />
      )}
    </Stack>
  );
}
