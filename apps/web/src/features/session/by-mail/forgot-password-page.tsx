import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { Way } from '#platform/ways';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { ForgotPassword } from '@qc/contract';
import { IconMail } from '@tabler/icons-react';

/** Asks for a link by mail. What it says afterwards is the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const t = useTexts('accountCare');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { email: '' },
    schema: ForgotPassword,
    kinds: { email: 'email' },
  });
  const ask = useApiMutation('forgotPassword', { meta: { quiet: true } });
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.forgotTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.forgotLead}
      </Text>
      <form noValidate onSubmit={form.onSubmit((body) => ask.mutate({ body }))}>
        <Stack gap="md">
          {ask.error && <ErrorNotice text={errorText(ask.error, language)} />}
          <TextInput
            {...form.getInputProps('email')}
            label={t.email}
            type="email"
            dir="ltr"
            autoComplete="username"
            inputMode="email"
          />
          <Button type="submit" size="md" loading={ask.isPending}>
            {t.sendLink}
          </Button>
          <div role="status">
            {ask.isSuccess && (
              <Alert variant="light" icon={<IconMail aria-hidden />} title={t.sentTitle}>
                {t.sentText}
              </Alert>
            )}
          </div>
        </Stack>
      </form>
      <Group justify="space-between" mt="lg">
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/login`} />}>
          {t.backToLogin}
        </Anchor>
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${language}/reset-password`} />}>
          {t.haveCode}
        </Anchor>
      </Group>
    </Paper>
  );
}
