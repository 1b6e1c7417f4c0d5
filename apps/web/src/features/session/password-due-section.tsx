import { useLanguage, useTexts } from '#platform/i18n';
import { Alert, Paper, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import { useNavigate } from '@tanstack/react-router';
import { ChangePasswordForm } from './own-account/change-password-form.tsx';

/** For who signed in by a password that will not do for the role: nothing else is open before there is another. */
export function PasswordDueSection({ user }: { user: User }) {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <Paper component="section" aria-labelledby="password-due" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="password-due" mb="md">
        {t.passwordDueTitle}
      </Title>
      <Alert role="note" color="orange" variant="light" c="var(--qc-ink)" mb="md">
        {t.passwordDue}
      </Alert>
      {/* Entering Login while signed in leads on to where the person is at home. */}
      <ChangePasswordForm
        user={user}
        due
        onClose={() => void navigate({ to: '/$lang/login', params: { lang: language } })}
      />
    </Paper>
  );
}
