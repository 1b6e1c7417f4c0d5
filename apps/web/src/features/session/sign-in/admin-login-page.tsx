import { useLanguage, useTexts } from '#platform/i18n';
import { adminLogin } from '#platform/session';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';

import { SignInForm } from './sign-in-form.tsx';

/** Where admins sign in; whoever fails stays, whoever is in goes on to the admin dashboard. */
export function AdminLoginPage() {
  const t = useTexts('twoStep');
  const care = useTexts('accountCare');
  const { language } = useLanguage();
  const router = useRouter();
  const params = { lang: language };
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.adminTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.adminLead}
      </Text>
      <SignInForm signIn={adminLogin} onSignedIn={() => void router.invalidate()}>
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/forgot-password" params={params} />}
        >
          {care.forgot}
        </Anchor>
      </SignInForm>
      <Text mt="lg" ta="center">
        <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/$lang/login" params={params} />}>
          {t.toLogin}
        </Anchor>
      </Text>
    </Paper>
  );
}
