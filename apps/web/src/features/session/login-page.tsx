import { errorText } from '#platform/api';
import { formErrors } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { login } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Anchor, Button, Divider, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Credentials } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { careTexts } from './care-texts.ts';
import { focusFirstError } from './focus-first-error.ts';
import { texts } from './texts.ts';

/** Login: e-mail and password. Afterwards the router sends the person where they wanted to go. */
export function LoginPage() {
  const t = useTexts(texts);
  const care = useTexts(careTexts);
  const { language } = useLanguage();
  const router = useRouter();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: formErrors(Credentials, { email: 'email', password: 'password' }, language),
  });
  const signIn = useMutation({
    mutationFn: login,
    // Worded above the fields.
    meta: { quiet: true },
    // Entering Login while signed in leads on: saved address first, then the dashboard.
    onSuccess: () => router.invalidate(),
    onError: () => form.getInputNode('password')?.focus(),
  });
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.loginTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.loginLead}
      </Text>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => signIn.mutate(values),
          (errors) => focusFirstError(errors, form.getInputNode),
        )}
      >
        <Stack gap="md">
          {signIn.error && <ErrorNotice text={errorText(signIn.error, language)} />}
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t.email}
            type="email"
            dir="ltr"
            autoComplete="username"
            inputMode="email"
          />
          <PasswordInput
            key={form.key('password')}
            {...form.getInputProps('password')}
            label={t.password}
            dir="ltr"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
          />
          <Anchor
            underline="always"
            renderRoot={(props) => <Link {...props} to="/$lang/forgot-password" params={{ lang: language }} />}
          >
            {care.forgot}
          </Anchor>
          <Button type="submit" size="md" mt="xs" loading={signIn.isPending}>
            {t.signIn}
          </Button>
        </Stack>
      </form>
      <Text mt="lg" ta="center">
        {t.noAccount}{' '}
        <Anchor
          fw={600}
          underline="always"
          renderRoot={(props) => <Link {...props} to="/$lang/register" params={{ lang: language }} />}
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
