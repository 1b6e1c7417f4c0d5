import { useLanguage, useTexts } from '#platform/i18n';
import { useLinkToken } from '#platform/link-token';
import { useSessionUser } from '#platform/session';
import { Way } from '#platform/ways';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

type Step = { at: 'asking' } | { at: 'takingOver'; token: string } | { at: 'confirmed' } | { at: 'tookOver' };

/**
 * Where a link that proves an address leads. A press confirms, not the visit: programs that read mail visit links. Who
 * has the mailbox and did not open the account takes it over here.
 */
export function ConfirmEmailPage() {
  const t = useTexts('confirmEmail');
  const care = useTexts('accountCare');
  const { language } = useLanguage();
  const user = useSessionUser();
  const token = useLinkToken();
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const isDone = step.at === 'confirmed' || step.at === 'tookOver';
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{step.at === 'takingOver' ? t.takeOverTitle : t.title}</Title>
      <div role="status">{isDone && <Text my="md">{step.at === 'tookOver' ? t.tookOver : t.done}</Text>}</div>
      {isDone && (
        <Anchor
          underline="always"
          renderRoot={(props) => <Way {...props} to={`/${language}/${user ? 'dashboard' : 'login'}`} />}
        >
          {user ? care.goOn : care.signIn}
        </Anchor>
      )}
      {step.at === 'asking' && (
        <>
          <Text c="dimmed" mt={4} mb="lg">
            {t.lead}
          </Text>
          <ConfirmEmailForm
            key={token}
            token={token}
            onDone={() => setStep({ at: 'confirmed' })}
            onNotMine={(known) => setStep({ at: 'takingOver', token: known })}
          />
        </>
      )}
      {step.at === 'takingOver' && (
        <>
          <Text c="dimmed" mt={4} mb="lg">
            {t.takeOverLead}
          </Text>
          <ResetPasswordForm token={step.token} onDone={() => setStep({ at: 'tookOver' })} />
          <Anchor component="button" type="button" underline="always" mt="lg" onClick={() => setStep({ at: 'asking' })}>
            {t.back}
          </Anchor>
        </>
      )}
    </Paper>
  );
}
