import { useLanguage, useTexts } from '#platform/i18n';
import { login } from '#platform/session';
import { Anchor, Divider, Paper, Text, Title } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { careTexts } from './care-texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.ts';

/** Login: e-mail and password. Afterwards the router sends the person where they wanted to go. */
export function LoginPage() {
  const t = useTexts(texts);
  const care = useTexts(careTexts);
  const { language } = useLanguage();
  const router = useRouter();
  const params = { lang: language };
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.loginTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.loginLead}
      </Text>
      {/* Entering Login while signed in leads on: saved address first, then the dashboard. */}
      <SignInForm signIn={login} onSignedIn={() => void router.invalidate()}>
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/forgot-password" params={params} />}
        >
          {care.forgot}
        </Anchor>
      </SignInForm>
      <Text mt="lg" ta="center">
        {t.noAccount}{' '}
        <Anchor
          fw={600}
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/register" params={params} />}
        >
          {t.openAccount}
        </Anchor>
      </Text>
      <Divider my="lg" />
      <Text ta="center">
        <Anchor href="/play" underline="always">
          {t.joinGame}
        </Anchor>
      </Text>
    </Paper>
  );
}
