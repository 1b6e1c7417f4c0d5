import { useTexts, useLanguage } from '#platform/i18n';
import { useLinkToken } from '#platform/link-token';
import { Way } from '#platform/ways';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the mailed link for a new password leads; afterwards the person signs in with it. */
export function ResetPasswordPage() {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const token = useLinkToken();
  const confirmed = useTexts('confirmEmail');
  const [done, setDone] = useState<'set' | 'tookOver' | null>(null);
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.resetTitle}</Title>
      <div role="status">{done && <Text mt="md">{done === 'tookOver' ? confirmed.tookOver : t.resetDone}</Text>}</div>
      {!done && (
        <>
          <Text c="dimmed" mt={4} mb="lg">
            {t.resetLead}
          </Text>
          <ResetPasswordForm key={token} token={token} onDone={(tookOver) => setDone(tookOver ? 'tookOver' : 'set')} />
        </>
      )}
      <Text mt="lg">
        <Anchor
          underline="always"
          renderRoot={(props) => <Way {...props} to={`/${language}/${done ? 'login' : 'forgot-password'}`} />}
        >
          {done ? t.signIn : t.askAgain}
        </Anchor>
      </Text>
    </Paper>
  );
}
