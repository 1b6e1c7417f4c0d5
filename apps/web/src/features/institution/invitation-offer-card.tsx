import { errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { logout, refreshSession, useSessionUser } from '#platform/session';
import { localValue } from '#platform/storage';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { LinkText } from '#ui/link/links';
import { Alert, Button, List, Stack, Text, Title } from '@mantine/core';
import type { InvitationOffer } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetInvitationToken } from './use-invitation-token.ts';

/** What an invitation offers, and to whom; accepting is for whoever is signed in under its address. */
export function InvitationOfferCard({ offer, token }: { offer: InvitationOffer; token: string }) {
  const t = useTexts('institution');
  const user = useSessionUser();
  const title = offer.manager ? t.manageTitle : t.joinTitle;
  return (
    <Stack gap="md">
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {title(offer.institutionName)}
      </Title>
      {offer.invitedBy !== '' && <Text fz="lg">{t.invitedBy(offer.invitedBy)}</Text>}
      <List spacing={6}>
        {t.offers[offer.manager ? 'manager' : 'member'].map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t.seen}
      </Text>
      {user?.email === offer.email ? (
        <Accept offer={offer} token={token} />
      ) : (
        <SignInFirst email={offer.email} signedInAs={user?.email ?? null} />
      )}
    </Stack>
  );
}

function Accept({ offer, token }: { offer: InvitationOffer; token: string }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = { lang: language };
  const accept = useApiMutation('acceptInvitation', {
    meta: { quiet: true },
    onSuccess: async () => {
      forgetInvitationToken();
      await refreshSession();
      await navigate({ to: '/$lang/institution', params, replace: true });
      // Rights and prices are others now: nothing that was fetched before counts.
      void client.invalidateQueries();
      showTimedMessage({ kind: 'success', title: t.accepted(offer.institutionName), durationMs: 3000 });
    },
  });
  return (
    <>
      {offer.leaves !== '' && (
        <Alert role="note" color="orange" variant="light" c="var(--qc-ink)">
          {t.leaves(offer.leaves)}
        </Alert>
      )}
      {accept.error && <ErrorNotice text={errorText(accept.error, language)} />}
      <Button size="md" loading={accept.isPending} onClick={() => accept.mutate({ body: { token } })}>
        {t.accept}
      </Button>
      <Text ta="center">
        <LinkText underline="always" to="/$lang/dashboard" params={params}>
          {t.later}
        </LinkText>
      </Text>
    </>
  );
}

/** Both ways lead back here: the address is kept, and the secret stays in this tab. */
function SignInFirst({ email, signedInAs }: { email: string; signedInAs: string | null }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const go = async (to: '/$lang/login' | '/$lang/register') => {
    if (signedInAs !== null) await logout();
    localValue('redirect').set(`/${language}/invitation`);
    await navigate({ to, params: { lang: language } });
  };
  return (
    <>
      <Alert role="note" color="blue" variant="light" c="var(--qc-ink)" style={{ overflowWrap: 'anywhere' }}>
        {signedInAs === null ? t.signInFirst(email) : t.another(email, signedInAs)}
      </Alert>
      <Button size="md" onClick={() => void go('/$lang/login')}>
        {signedInAs === null ? t.signIn : t.signOut}
      </Button>
      {signedInAs === null && (
        <Button size="md" variant="default" onClick={() => void go('/$lang/register')}>
          {t.register}
        </Button>
      )}
    </>
  );
}
