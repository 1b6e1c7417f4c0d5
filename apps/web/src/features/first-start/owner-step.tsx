import { errorText } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { setUpOwner } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { SetUpOwner, STAFF_PASSWORD_MIN } from '@qc/contract';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** A real name, address and password for the owner of a new house. */
export function OwnerStep() {
  const t = useTexts('firstStart');
  const { language } = useLanguage();
  const router = useRouter();
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    schema: SetUpOwner,
    body: (values) => ({ ...values, language }),
    kinds: { name: 'name', email: 'email', password: 'password' },
  });
  const save = useMutation({
    mutationFn: setUpOwner,
    meta: { quiet: true },
    onSuccess: () => router.invalidate(),
    onError: form.refuse,
  });
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Text size="sm" c="dimmed">
        {t.step(1)}
      </Text>
      <Title order={1}>{t.accountTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.accountLead}
      </Text>
      <form noValidate onSubmit={form.onSubmit((body) => save.mutate(body))}>
        <Stack gap="md">
          {save.error && <ErrorNotice text={errorText(save.error, language)} />}
          <TextInput
            {...form.getInputProps('name')}
            label={t.name}
            withAsterisk
            dir="auto"
            autoComplete="name"
            autoFocus
          />
          <TextInput
            {...form.getInputProps('email')}
            label={t.email}
            description={t.emailHint}
            withAsterisk
            type="email"
            dir="ltr"
            autoComplete="username"
          />
          <PasswordInput
            {...form.getInputProps('password')}
            label={t.password}
            description={t.passwordHint}
            withAsterisk
            minLength={STAFF_PASSWORD_MIN}
            dir="ltr"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
          />
          <Button type="submit" size="md" mt="xs" loading={save.isPending}>
            {t.continue}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
