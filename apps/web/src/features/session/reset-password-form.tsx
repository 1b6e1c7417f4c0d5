import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Stack } from '@mantine/core';
import { ResetPassword } from '@qc/contract';
import { careTexts } from './care-texts.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './password-field.tsx';

const KINDS = { password: 'password' } as const;

/** A new password by the link's secret; without one the code is asked for. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(careTexts);
  const { language } = useLanguage();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token, password: '' },
    schema: ResetPassword,
    kinds: KINDS,
  });
  const reset = useApiMutation('resetPassword', {
    meta: { quiet: true },
    onSuccess: async () => {
      // Whoever was signed in here with that account is no longer.
      await refreshSession();
      onDone();
    },
    onError: form.refuse,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => reset.mutate({ body }))}>
      <Stack gap="md">
        {reset.error && <ErrorNotice text={errorText(reset.error, language)} />}
        {token === '' && <CodeField key={form.key('token')} {...form.getInputProps('token')} />}
        <NewPasswordField key={form.key('password')} {...form.getInputProps('password')} label={t.newPassword} />
        <Button type="submit" size="md" loading={reset.isPending}>
          {t.setPassword}
        </Button>
      </Stack>
    </form>
  );
}
