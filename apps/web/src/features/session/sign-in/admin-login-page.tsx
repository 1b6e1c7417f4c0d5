import { useLanguage, useTexts } from '#platform/i18n';
import { adminLogin } from '#platform/session';
import { Way, useWays } from '#platform/ways';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { SignInForm } from './sign-in-form.tsx';

/** Where admins sign in; whoever fails stays, whoever is in goes on to the admin dashboard. */
export function AdminLoginPage() {
  const t = useTexts('twoStep');
  const { forgot } = useTexts('session');
  const { language } = useLanguage();
  const { again } = useWays();
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.adminTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.adminLead}
      </Text>
      <SignInForm signIn={adminLogin} onSignedIn={() => again()}>
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/forgot-password`} />}>
          {forgot}
        </Anchor>
      </SignInForm>
      <Text mt="lg" ta="center">
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/login`} />}>
          {t.toLogin}
        </Anchor>
      </Text>
    </Paper>
  );
}
