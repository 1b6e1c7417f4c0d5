import { errorText, isRefusal, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useLinkToken } from '#platform/link-token';
import { refreshSession, useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { ConfirmEmail } from '@qc/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { careTexts } from './care-texts.ts';
import { CodeField } from './code-field.tsx';

/** Where the link mailed to a new address leads. A press confirms, not the visit: programs that read mail visit links. */
export function ConfirmEmailPage() {
  const t = useTexts(careTexts);
  const { language } = useLanguage();
  const user = useSessionUser();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.confirmTitle}</Title>
      <div role="status">{done && <Text my="md">{t.confirmDone}</Text>}</div>
      {done ? (
        <Anchor
          underline="always"
          renderRoot={(props) => (
            <Link {...props} to={user ? '/$lang/user-settings' : '/$lang/login'} params={{ lang: language }} />
          )}
        >
          {user ? t.goOn : t.signIn}
        </Anchor>
      ) : (
        <>
          <Text c="dimmed" mt={4} mb="lg">
            {t.confirmLead}
          </Text>
          <ConfirmForm key={token} token={token} onDone={() => setDone(true)} />
        </>
      )}
    </Paper>
  );
}

function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(careTexts);
  const { language } = useLanguage();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token },
    schema: ConfirmEmail,
  });
  const confirm = useApiMutation('confirmEmail', {
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshSession();
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => confirm.mutate({ body }))}>
      <Stack gap="md">
        {confirm.error && <ErrorNotice text={errorText(confirm.error, language)} />}
        {isRefusal(confirm.error, 'linkOver') && (
          <Anchor
            underline="always"
            renderRoot={(props) => <Link {...props} to="/$lang/user-settings" params={{ lang: language }} />}
          >
            {t.askAgain}
          </Anchor>
        )}
        {token === '' && <CodeField key={form.key('token')} {...form.getInputProps('token')} />}
        <Button type="submit" size="md" loading={confirm.isPending}>
          {t.confirmAddress}
        </Button>
      </Stack>
    </form>
  );
}
